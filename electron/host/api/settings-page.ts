import type { PageAnswer } from "./page-files.ts";
import { code, escaped, languageFor, type PlainRequest, plainPage } from "./plain-page.ts";
import { PLAIN_TEXTS } from "./plain-texts/all.ts";

/** Why there is no kiosk yet. */
export type SettingsTrouble = {
  /** Where the file is looked for; null if none was named. */
  readonly file: string | null;
  /** What is wrong, one line each; empty once all is well and the kiosk is on its way. */
  readonly problems: readonly string[];
};

/**
 * Shown by a kiosk that has no settings to start with: what is wrong with which field, and where the file
 * is looked for. It has no script and no host behind it, and holds no value of the file.
 */
export function settingsPage(
  { file, problems }: SettingsTrouble,
  { nonce, acceptLanguage }: PlainRequest,
): PageAnswer {
  const language = languageFor(acceptLanguage, PLAIN_TEXTS);
  const words = (PLAIN_TEXTS[language] ?? PLAIN_TEXTS.en).settings;
  const body =
    problems.length === 0
      ? `<p>${words.mended}</p>`
      : `<section><h2>${words.wrong}</h2><ul>${problems.map(problemItem).join("")}</ul>
<h2>${words.file}</h2><p>${file === null ? words.noFile : code(file)}</p>
<p>${words.next}</p></section>`;
  return plainPage({ language, title: words.title, lead: words.customers, body }, nonce);
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
