import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./lib/installed";
import { at } from "./lib/root";
import { settings } from "./lib/settings.svelte";
import { choose, language, speak } from "./lib/words";

await speak(choose(settings.language, navigator.languages));
document.documentElement.lang = language;
// Whoever installs the app has it described in the language chosen here.
const manifest = document.querySelector<HTMLLinkElement>("link[rel=manifest]");
if (manifest) manifest.href = at(`/manifest.webmanifest?language=${language}`);
mount(App, { target: document.getElementById("app")! });
addEventListener("load", () => void install());
if (document.readyState === "complete") void install();
