import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The server ships what lands in this folder; during development Vite passes talk to a running server.
const server = process.env.FLAGFALL_SERVER ?? "http://127.0.0.1:8080";

export default defineConfig({
  plugins: [svelte()],
  // Files are named from where they are used; the server says where the first page stands.
  base: "./",
  build: {
    outDir: "../src/flagfall/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
  },
  server: {
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
});
