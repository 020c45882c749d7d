/** A page that needs neither host nor script nor other files, for a kiosk that cannot start. */
import { bestMatch } from "../../../domain/language-match.ts";
import { isRightToLeft } from "../../../domain/localized-text.ts";
import { contentSecurityPolicy, type PageAnswer } from "./page-files.ts";

/** The page reloads after this time, and shows the kiosk once the problem is solved. */
const AGAIN_AFTER_SECONDS = 3;

export type PlainPage = {
  readonly language: string;
  readonly title: string;
  /** Text for customers. */
  readonly lead: string;
  /** Markup below it, for staff; made with {@link code} and {@link escaped}. */
  readonly body: string;
};

export type PlainRequest = { readonly nonce: string; readonly acceptLanguage: string | undefined };

export function plainPage({ language, title, lead, body }: PlainPage, nonce: string): PageAnswer {
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
<html lang="${language}" dir="${isRightToLeft(language) ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><title>${title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${title}</h1><p class="lead">${lead}</p>${body}</main></body>
</html>`),
  };
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

/** A text as HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The kiosk's own colours and sizes; its fonts are not available yet. */
const STYLE = `
:root { font-size: min(calc(100vw / 108), calc(100vh / 108)); }
body { margin: 0; background: #f4ede1; color: #231815; font: 500 2.8rem/1.32 system-ui, sans-serif; }
main { display: grid; gap: 3.2rem; max-width: 100rem; margin: 0 auto; padding: 9rem 4rem; }
h1 { margin: 0; font-size: 6.4rem; line-height: 1.06; }
.lead { margin: 0; font-size: 3.4rem; }
section { padding: 3.2rem 3.6rem; border-radius: 2.4rem; background: #fffdf8; box-shadow: 0 0.2rem 0 #e3d6c2; }
h2 { margin: 0 0 1.6rem; font-size: 3.4rem; }
section p, ul { margin: 0 0 3.2rem; }
section p:last-child { margin: 0; }
ul { display: grid; gap: 1.6rem; padding: 0; list-style: none; }
code { display: inline-block; max-inline-size: 100%; box-sizing: border-box; padding: 0.4rem 1rem; border-radius: 0.8rem; background: #e7dbc8; font: 600 2.6rem/1.5 monospace; overflow-wrap: anywhere; }
`;
