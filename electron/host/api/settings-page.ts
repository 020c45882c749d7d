import { contentSecurityPolicy, type PageAnswer } from "./page-files.ts";
import { SETTINGS_PAGE_WORDS } from "./settings-page-words.ts";

/** Why there is no kiosk yet. */
export type SettingsTrouble = {
  /** Where the file is looked for; null where none was named. */
  readonly file: string | null;
  /** What is wrong, one line each; empty once all is well and the kiosk is on its way. */
  readonly problems: readonly string[];
};

/** The page asks again after so many seconds, and finds the kiosk once the settings are mended. */
const AGAIN_AFTER_SECONDS = 3;

/**
 * Shown by a kiosk that has no settings to start with: what is wrong with which field, and where the file
 * is looked for. It has no script and no host behind it, and holds no value of the file.
 */
export function settingsPage(
  { file, problems }: SettingsTrouble,
  request: { readonly nonce: string; readonly acceptLanguage: string | undefined },
): PageAnswer {
  const { nonce } = request;
  const language = languageFor(request.acceptLanguage);
  const words = SETTINGS_PAGE_WORDS[language] ?? SETTINGS_PAGE_WORDS.en;
  const body =
    problems.length === 0
      ? `<p>${words?.mended}</p>`
      : `<section><h2>${words?.wrong}</h2><ul>${problems.map(problemItem).join("")}</ul>
<h2>${words?.file}</h2><p>${file === null ? words?.noFile : code(file)}</p>
<p>${words?.next}</p></section>`;
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
<html lang="${language}" dir="${language === "ar" ? "rtl" : "ltr"}">
<head><meta charset="utf-8"><title>${words?.title}</title><style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${words?.title}</h1><p class="lead">${words?.customers}</p>${body}</main></body>
</html>`),
  };
}

/** `field: what is wrong with it`; what the host says of a field is English. */
function problemItem(problem: string): string {
  const [, field, what] = /^([^\s:]+): (.*)$/su.exec(problem) ?? [];
  const text =
    field === undefined || what === undefined
      ? escaped(problem)
      : `${code(field)} ${escaped(what)}`;
  return `<li lang="en" dir="ltr">${text}</li>`;
}

function code(text: string): string {
  return `<code dir="ltr">${escaped(text)}</code>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** The first language of the browser that the kiosk speaks. */
function languageFor(acceptLanguage = ""): string {
  const wanted = acceptLanguage.split(",").map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((language) => Object.hasOwn(SETTINGS_PAGE_WORDS, language)) ?? "en";
}

/** The kiosk's own colours and measures; its fonts come with the page that is not there yet. */
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
code { padding: 0.4rem 1rem; border-radius: 0.8rem; background: #e7dbc8; font: 600 2.6rem/1.5 monospace; overflow-wrap: anywhere; }
`;
