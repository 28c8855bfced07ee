import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { install } from "./lib/installed";
import { settings } from "./lib/settings.svelte";
import { choose, language, speak } from "./lib/words";

await speak(choose(settings.language, navigator.languages));
document.documentElement.lang = language;
mount(App, { target: document.getElementById("app")! });
addEventListener("load", () => void install());
if (document.readyState === "complete") void install();
