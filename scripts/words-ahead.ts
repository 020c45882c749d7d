import type { Plugin } from "vite";

/** The words that the kiosk's first screens are drawn with, while its outlet's language is still on the way. */
const FIRST_WORDS = /[/\\]i18n[/\\]locales[/\\]en[/\\](common|menu)\.json$/;

/** Has the browser fetch the first screens' words beside the script that asks for them, instead of after it has run. */
export function wordsAhead(): Plugin {
  return {
    name: "words-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { path, bundle = {} }) {
        if (path !== "/index.html") return [];
        const files = Object.values(bundle).flatMap((file) =>
          file.type === "chunk" && FIRST_WORDS.test(file.facadeModuleId ?? "")
            ? [file.fileName]
            : [],
        );
        if (files.length !== 2) throw new Error(`the first words are in ${files.length} files`);
        return files.map((file) => ({
          tag: "link",
          attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` },
          injectTo: "head",
        }));
      },
    },
  };
}
