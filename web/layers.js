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

const layerOf = (file) => FOLDERS.find(([folder]) => file.includes(folder))?.[1];

/** A plugin of PostCSS. */
export const layers = {
    postcssPlugin: "layers",
    OnceExit(root, { AtRule }) {
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
