import type { Plugin, Rolldown } from "vite";

/** The words that the kiosk's first screens are drawn with, while its outlet's language is still on the way. */
const FIRST_WORDS = /[/\\]i18n[/\\]locales[/\\]en[/\\](common|menu)\.json$/;
/** The fonts of nearly every word on them; each language's digits and the outlet's name are in them too. */
const FIRST_FONTS = /^(bricolage-grotesque-latin-opsz|figtree-latin-wght)-normal\.woff2$/;
const FILES = 4;

/**
 * Has the browser fetch the first screens' words and fonts beside the script: else it would ask for the words once that
 * has run, and for the fonts once the first words stand there in another.
 */
export function filesAhead(): Plugin {
  return {
    name: "files-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(_html, { path, bundle = {} }) {
        if (path !== "/index.html") return [];
        const links = Object.values(bundle).flatMap((file) => linkTo(file) ?? []);
        if (links.length !== FILES) throw new Error(`${links.length} files come ahead`);
        return links.map((attrs) => ({ tag: "link", attrs, injectTo: "head" }));
      },
    },
  };
}

function linkTo(file: Rolldown.OutputChunk | Rolldown.OutputAsset) {
  const href = `./${file.fileName}`;
  if (file.type === "chunk") {
    if (!FIRST_WORDS.test(file.facadeModuleId ?? "")) return null;
    return { rel: "modulepreload", crossorigin: true, href };
  }
  if (!file.names.some((name) => FIRST_FONTS.test(name))) return null;
  return { rel: "preload", as: "font", type: "font/woff2", crossorigin: true, href };
}
