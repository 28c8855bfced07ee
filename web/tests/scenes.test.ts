import { expect, it } from "vitest";
import { BOXES } from "../dev/boxes";
import { kindOf, scene } from "../src/pages/scenes";

const NAMES = ["setup", "move", "attack", "bomb", "spy", "back", "power"];

it.each(Object.keys(BOXES))(
  "%s is explained with pieces it has, and the numbers under the picture are those in it",
  (box) => {
    const about = BOXES[box]!;
    for (const name of NAMES) {
      const drawn = scene(about, name)!;
      const ranks = new Set(drawn.put.map((put) => put.rank));
      for (const put of drawn.put)
        if (!put.hidden && put.rank !== "*") expect(kindOf(about, put), `${name} ${put.rank}`).not.toBeNull();
      for (const [number] of drawn.caption.matchAll(/[0-9]+/g)) expect(ranks).toContain(number);
    }
  },
);

it("shows higher numbers winning in a small army too", () => {
  const about = BOXES["stratego/classic"]!;
  const small = {
    ...about,
    kinds: Object.fromEntries(
      Object.entries(about.kinds).filter(([, kind]) => !["8", "7", "6", "5", "4"].includes(kind.rank)),
    ),
  };
  expect(scene(small, "attack")?.caption).toBe("10 beats 3. 2 loses against 9.");
  expect(scene(small, "bomb")?.caption).toBe("A 10 is lost. A 3 clears such a piece.");
});

it("draws the last step to Mount Doom where somebody carries the Ring", () => {
  const carried = Object.values(BOXES).filter((about) =>
    Object.values(about.kinds).some((kind) => kind.emblem === "ring"),
  );
  for (const about of carried) expect(scene(about, "ring")).toMatchObject({ doom: [2, 0], put: [{ rank: "O" }] });
  expect(scene(BOXES["stratego/classic"]!, "ring")).toBeUndefined();
});
