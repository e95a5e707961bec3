import { readFileSync } from "node:fs";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

import { layers } from "./layers.js";

const server = process.env.TIANXIA_SERVER ?? "http://127.0.0.1:8000";

const START =
  /node_modules|vite\/|src\/texts\/|src\/lib\/(api|defaults|i18n|keep|mark|names|pace|router|screen|settings|sight)\.|src\/parts\/(GameMark|Icon|Sprite|TopBar)\./;
const WORDS = /games\/([^/]+)\/texts\/([^/]+)\.ftl/;

/** Texts without what only their writers read: comments, empty lines and deep indents. */
const texts: Plugin = {
  name: "texts",
  enforce: "pre",
  load(id: string): string | null {
    if (!id.endsWith(".ftl?raw")) return null;
    const written = readFileSync(id.slice(0, -"?raw".length), "utf8");
    return `export default ${JSON.stringify(written.replace(/^(#.*)?\n/gm, "").replace(/^ +/gm, " "))}`;
  },
};

/** The sign of life stands before the styles, so that it is seen while they come; what is mounted waits for them. */
const soon: Plugin = {
  name: "soon",
  transformIndexHtml: {
    order: "post",
    handler: (page) => {
      const styles = page.match(/^\s*<link rel="stylesheet".*\n/gm) ?? [];
      const bare = styles.reduce((left, style) => left.replace(style, ""), page);
      return bare.replace("</body>", `${styles.join("")}</body>`);
    },
  },
};

export default defineConfig({
  plugins: [texts, svelte(), soon],
  css: { postcss: { plugins: [layers] } },
  build: {
    outDir: "../tianxia/server/static",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // What a table, a lesson and a replay share is one file, as small ones weigh more than what is in them; what the start
    // page needs is another one, and nothing else comes with it. What is loaded only when somebody asks for it is a third.
    rolldownOptions: {
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const [, game, lang] = facadeModuleId?.match(WORDS) ?? [];
          return game ? `assets/${game}-words-${lang}-[hash].js` : "assets/[name]-[hash].js";
        },
        codeSplitting: {
          groups: [
            { name: "start", test: START, priority: 2 },
            { name: "board", test: /src\/(lib|parts)\//, minShareCount: 2, priority: 1 },
            { name: "later", test: /src\/pages\/later\//, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": server, "/ws": { target: server, ws: true } } },
  test: { include: ["tests/**/*.test.ts"], environment: "node", isolate: false }, // none changes what another one reads
});
