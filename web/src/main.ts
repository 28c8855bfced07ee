import "./app.css";
import { mount } from "svelte";
import App from "./App.svelte";

if (import.meta.env.DEV && new URLSearchParams(location.search).has("mock")) {
  const { pretend } = await import("../dev/mock");
  pretend();
}
mount(App, { target: document.getElementById("app")! });
