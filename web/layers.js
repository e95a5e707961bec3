// Which style wins is a matter of where it stands, not of how long its selector is: every style sheet, that of a
// component too, is put into the layer of its folder. A later layer wins over an earlier one.
const ORDER = "tokens, base, parts, page, game";
const FOLDERS = [
    ["/src/styles/tokens.css", "tokens"],
    ["/src/styles/", "base"],
    ["/src/parts/", "parts"],
    ["/src/pages/", "page"],
    ["/src/games/", "game"],
];
// Kinds of screens, by the names that style sheets have for them; lib/screen.svelte.ts says the same.
const SCREENS = {
    "(--phone)": "((max-width: 720px) or (max-height: 500px))", // upright or turned
    "(--turned)": "((max-height: 500px) and (min-width: 540px))",
    "(--narrow)": "((max-width: 1100px) or (max-height: 500px))", // without a rail on the right
    "(--wide)": "((min-width: 721px) and (min-height: 501px))", // no phone
};

const layerOf = (file) => FOLDERS.find(([folder]) => file.includes(folder))?.[1];

/** A plugin of PostCSS. */
export const layers = {
    postcssPlugin: "layers",
    OnceExit(root, { AtRule }) {
        root.walkAtRules("media", (rule) => {
            rule.params = rule.params.replaceAll(/\(--\w+\)/g, (name) => SCREENS[name] ?? name);
        });
        if (root.nodes.some((node) => node.type === "atrule" && node.name === "layer")) return; // a second time
        const file = (node) => (node.source?.input.file ?? "").replaceAll("\\", "/");
        let at = null;
        for (const node of [...root.nodes]) {
            const layer = layerOf(file(node));
            if (!layer || node.type === "comment") continue;
            if (at?.params !== layer) {
                at = new AtRule({ name: "layer", params: layer, source: node.source, nodes: [] });
                node.before(at);
            }
            at.append(node);
        }
        if (at) root.prepend(new AtRule({ name: "layer", params: ORDER }));
    },
};
