import type { Plugin } from "vite";

/** The fonts of nearly every word on the first screens; each language's digits and the outlet's name are in them too. */
const FIRST_FONTS = /^(bricolage-grotesque-latin-opsz|figtree-latin-wght)-normal\.woff2$/;

/** Has the browser fetch the first fonts beside the script, instead of once the first words stand there in another. */
export function fontsAhead(): Plugin {
  return {
    name: "fonts-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { path, bundle = {} }) {
        if (path !== "/index.html") return [];
        const files = Object.values(bundle).flatMap((file) =>
          file.type === "asset" && file.names.some((name) => FIRST_FONTS.test(name))
            ? [file.fileName]
            : [],
        );
        if (files.length !== 2) throw new Error(`the first fonts are in ${files.length} files`);
        return files.map((file) => ({
          tag: "link",
          attrs: {
            rel: "preload",
            as: "font",
            type: "font/woff2",
            crossorigin: true,
            href: `./${file}`,
          },
          injectTo: "head",
        }));
      },
    },
  };
}
