import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

// How a line looks is Prettier's affair, what type a thing has is svelte-check's; this looks for mistakes.
export default [
  { ignores: ["src/*/wire.ts", "src/lib/wire-lists.ts"] }, // written by flagfall.server.typescript
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: globals.browser },
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "@typescript-eslint/no-unused-vars": ["error", { varsIgnorePattern: "^_", argsIgnorePattern: "^_" }],
      "svelte/prefer-svelte-reactivity": "off", // a Map is filled in one go and handed on whole; what changes is $state
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["dev/*.mjs", "*.config.*"],
    languageOptions: { globals: globals.node },
  },
];
