import { choose } from "./stratego.mjs";
import { given, scenario, shot, sit } from "./table.mjs";

// Games that stand just before a power: the piece, the button with the power's name, the square.
await scenario(async (person) => {
  const page = await person();
  for (const { name, token, clicks } of given) {
    console.log(name);
    await sit(page, token);
    for (const offer of clicks) await choose(page, offer);
    await shot(page, `power-${name.split("/")[1]}`);
  }
});
