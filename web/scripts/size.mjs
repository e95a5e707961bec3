// What a visitor loads at most who plays one game in one language, gzipped: all scripts and styles without those of the
// other games, and without what comes only when somebody asks for it (src/pages/later), which has a limit of its own.
// The limit is 200 kB.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

const out = new URL("../../tianxia/server/static/", import.meta.url).pathname;
const LIMIT = 200_000;
const LATER = 20_000;
const FACE = 130_000;
const GAMES = readdirSync(new URL("../src/games/", import.meta.url).pathname, { withFileTypes: true })
    .filter((each) => each.isDirectory())
    .map((each) => each.name);
const games = new Map(GAMES.map((game) => [game, 0]));
const words = new Map(GAMES.map((game) => [game, 0])); // in the language that takes more of them
let whole = 0;
let later = 0;
for (const name of readdirSync(join(out, "assets")).sort()) {
    const body = readFileSync(join(out, "assets", name));
    if (/\.(js|css)$/.test(name)) {
        const size = gzipSync(body, { level: 9 }).length;
        const game = GAMES.find((each) => name.startsWith(`${each}-`));
        if (name.startsWith("later-")) later += size;
        else if (game && name.startsWith(`${game}-words-`)) words.set(game, Math.max(words.get(game), size));
        else if (game) games.set(game, games.get(game) + size);
        else whole += size;
        console.log(`${String(size).padStart(8)}  ${name}`);
    } else if (/\.woff2$/.test(name)) {
        console.log(`${String(body.length).padStart(8)}  ${name} (font)`);
        if (body.length > FACE) {
            console.error(`${name} is over ${FACE} bytes`);
            process.exitCode = 1;
        }
    }
}
whole += Math.max(...GAMES.map((game) => games.get(game) + words.get(game)));
console.log(`${String(whole).padStart(8)}  all JavaScript and CSS with one game, gzip (limit ${LIMIT})`);
console.log(`${String(later).padStart(8)}  what comes only when somebody asks for it (limit ${LATER})`);
if (whole > LIMIT || later > LATER) {
    console.error("the first load, or what comes later, is too heavy");
    process.exitCode = 1;
}
