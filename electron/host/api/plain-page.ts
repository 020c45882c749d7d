/** A page that needs neither host nor script nor other files, for a kiosk that cannot start. */
import { bestMatch } from "../../../domain/language-match.ts";
import { isRightToLeft } from "../../../domain/localized-text.ts";
import { contentSecurityPolicy, type PageAnswer } from "./page-files.ts";
import { PLAIN_TEXTS } from "./plain-texts/all.ts";
import type { PlainTexts } from "./plain-texts/texts.ts";

/** The page reloads after this time, and shows the kiosk once the problem is solved. */
const AGAIN_AFTER_SECONDS = 3;

export type PlainPage = {
  readonly title: string;
  /** Text for customers. */
  readonly lead: string;
  /** Markup below it, for staff; made with {@link code} and {@link escaped}. Empty: customers only. */
  readonly body: string;
  /** What the page says in each of the other languages. */
  readonly inOthers?: (texts: PlainTexts) => string;
};

export type PlainRequest = { readonly nonce: string; readonly acceptLanguage: string | undefined };

/**
 * A page in the language of the request, that sends customers to the counter in all others unless it says something
 * else there: nobody at the screen can choose one.
 */
export function plainPage(page: PlainPage, request: PlainRequest): PageAnswer {
  const { title, lead, body, inOthers = ({ settings }) => settings.title } = page;
  const { nonce } = request;
  const language = languageFor(request.acceptLanguage, PLAIN_TEXTS);
  return {
    status: 200,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
      "X-Content-Type-Options": "nosniff",
      "Content-Security-Policy": contentSecurityPolicy(nonce, {
        connect: "'none'",
        frame: "'none'",
      }),
      Refresh: String(AGAIN_AFTER_SECONDS),
    },
    body: Buffer.from(`<!doctype html>
<html ${inLanguage(language)}>
<head><meta charset="utf-8"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main${body === "" ? ' class="short"' : ""}><header><h1>${title}</h1><p class="lead">${lead}</p></header>${body && `<div class="body">${body}</div>`}
<ul class="languages">${otherLanguages(language, inOthers)}</ul></main></body>
</html>`),
  };
}

/** The texts in the language of a request. */
export function plainTexts({ acceptLanguage }: PlainRequest): PlainTexts {
  return PLAIN_TEXTS[languageFor(acceptLanguage, PLAIN_TEXTS)] ?? PLAIN_TEXTS.en;
}

function otherLanguages(shown: string, textOf: (texts: PlainTexts) => string): string {
  return Object.entries(PLAIN_TEXTS)
    .filter(([language]) => language !== shown)
    .map(([language, texts]) => `<li ${inLanguage(language)}>${textOf(texts)}</li>`)
    .join("");
}

function inLanguage(language: string): string {
  return `lang="${language}" dir="${isRightToLeft(language) ? "rtl" : "ltr"}"`;
}

/** The first language of an Accept-Language header that the catalogue has; else English. */
export function languageFor(
  acceptLanguage = "",
  catalogue: Readonly<Record<string, unknown>>,
): string {
  const spoken = Object.keys(catalogue);
  const wanted = acceptLanguage.split(",").map((entry) => (entry.split(";")[0] ?? "").trim());
  return wanted.map((tag) => bestMatch(tag, spoken)).find((language) => language !== null) ?? "en";
}

/** A text as HTML, marked as code, written from left to right in every language. */
export function code(text: string): string {
  return `<code dir="ltr">${escaped(text)}</code>`;
}

/** The command that sets an installed kiosk up, and asks for its settings again. */
export function setupCommand(): string {
  return `<p class="command">${code("sudo loyalty-kiosk setup")}</p>`;
}

/** A text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The kiosk's own colours, sizes and awning; its fonts are not available yet. */
const STYLE = `
:root { font-size: min(calc(100vw / 108), calc(100vh / 150)); }
* { box-sizing: border-box; margin: 0; }
body { min-height: 100vh; background: #f4ede1; color: #231815; font: 500 2.8rem/1.36 system-ui, sans-serif; }
body::before { content: ""; position: fixed; inset: 0 0 auto; height: 9rem;
  background: repeating-linear-gradient(90deg, #a11b3f 0 6rem, #fff4de 6rem 12rem);
  mask: linear-gradient(#000 0 0) 0 0 / 100% 6rem no-repeat, radial-gradient(circle at 3rem 0, #000 2.95rem, #0000 3rem) 0 6rem / 6rem 3rem repeat-x;
  }
main { display: grid; gap: 4.8rem; align-content: center; min-height: 100vh; padding: 14rem 6rem 6rem; max-width: 108rem; margin: 0 auto; }
header { display: grid; gap: 2rem; text-align: center; }
h1 { font-size: 8.4rem; line-height: 1.08; letter-spacing: -0.02em; text-wrap: balance; }
[dir="rtl"] h1, [lang|="zh"] h1 { letter-spacing: 0; }
.lead { font-size: 3.6rem; color: #41342e; }
.body { display: grid; gap: 2.4rem; }
section { padding: 4rem 4.4rem; border-radius: 2.4rem; background: #fffdf8; box-shadow: 0 0.6rem 0 #e3d6c2; }
section > * + * { margin-block-start: 2rem; }
section h2:not(:first-child) { margin-block-start: 4rem; }
h2 { font-size: 3.6rem; line-height: 1.2; }
section ul { display: grid; gap: 1.6rem; padding: 0; list-style: none; }
code { display: inline-block; max-inline-size: 100%; padding: 0.4rem 1.2rem; border-radius: 0.8rem; background: #e7dbc8; font: 600 2.6rem/1.5 monospace; overflow-wrap: anywhere; }
.command code { display: block; padding: 2.4rem 3.2rem; border-radius: 2rem; background: #231815; color: #fff4de; font-size: 4.4rem; text-align: center; }
.facts { display: flex; flex-wrap: wrap; gap: 2.4rem 6rem; }
.facts > * { margin: 0; }
.facts h2 { font-size: 2.8rem; margin-block-end: 1.2rem; }
.languages { display: flex; flex-wrap: wrap; justify-content: center; gap: 1.2rem 4rem; padding: 0; list-style: none; color: #41342e; font-size: 2.8rem; text-align: center; text-wrap: balance; }
@media (orientation: landscape) {
  :root { font-size: min(calc(100vw / 192), calc(100vh / 108)); }
  main { grid-template-columns: minmax(0, 7fr) minmax(0, 9fr); align-items: center; gap: 4.8rem 8rem; max-width: 192rem; padding: 12rem 8rem 6rem; }
  header { text-align: start; }
  section { padding: 3.2rem 4rem; font-size: 2.4rem; }
  section > * + * { margin-block-start: 1.2rem; }
  section h2:not(:first-child) { margin-block-start: 2rem; }
  h2 { font-size: 3rem; }
  code { font-size: 2.4rem; }
  main { row-gap: 2.4rem; padding-block: 11rem 2.4rem; }
  .languages { grid-column: 1 / -1; gap: 0.6rem 4rem; font-size: 2.4rem; }
  main.short { grid-template-columns: minmax(0, 1fr); align-content: center; row-gap: 6rem; }
  .short header { text-align: center; }
  .short .languages { display: grid; grid-template-columns: 1fr 1fr; gap: 2rem 6rem; }
}
`;
