import type { Plugin, Rolldown } from "vite";

/** The texts of the kiosk's first screens, used while its outlet's language is still loading. */
const FIRST_WORDS = /[/\\]i18n[/\\]locales[/\\]en[/\\](common|menu)\.json$/;
/** The fonts of nearly every text on them; they include digits and the outlet's name in every language. */
const FIRST_FONTS = /^(bricolage-grotesque-latin-opsz|figtree-latin-wght)-normal\.woff2$/;
const FILES = 4;

/**
 * Has the browser fetch the first screens' texts and fonts in parallel with the script: otherwise it would request the
 * texts once that has run, and the fonts once the first texts were shown in a fallback font.
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
