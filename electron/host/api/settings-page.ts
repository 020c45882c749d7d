import type { PageAnswer } from "./page-files.ts";
import {
  code,
  escaped,
  type PlainRequest,
  plainPage,
  plainTexts,
  setupCommand,
} from "./plain-page.ts";

/** Why there is no kiosk yet. */
export type SettingsTrouble = {
  /** Where the file is looked for; null if none was named. */
  readonly file: string | null;
  /** The problems, one line each; empty once there are none and the kiosk is starting. */
  readonly problems: readonly string[];
  /** Whether the command for its setup is there. */
  readonly isInstalled: boolean;
};

/**
 * Shown by a kiosk without valid settings: the problem of each field, and the path of the file. It has no script and no
 * host behind it, and contains no value of the file.
 */
export function settingsPage(
  { file, problems, isInstalled }: SettingsTrouble,
  request: PlainRequest,
): PageAnswer {
  const { settings: words, notSetUp, records } = plainTexts(request);
  const next = isInstalled
    ? `<p>${notSetUp.how}</p>${setupCommand()}<p>${records.byItself}</p>`
    : `<p>${words.next}</p>`;
  const body =
    problems.length === 0
      ? `<section><p>${words.mended}</p></section>`
      : `<section><h2>${words.wrong}</h2><ul>${problems.map(problemItem).join("")}</ul>
<h2>${words.file}</h2><p>${file === null ? words.noFile : code(file)}</p>
${next}</section>`;
  return plainPage({ title: words.title, lead: words.customers, body }, request);
}

/** `field: problem`; the host's message about a field is English. */
function problemItem(problem: string): string {
  const [, field, what] = /^([^\s:]+): (.*)$/su.exec(problem) ?? [];
  const text =
    field === undefined || what === undefined
      ? escaped(problem)
      : `${code(field)} ${escaped(what)}`;
  return `<li lang="en" dir="ltr">${text}</li>`;
}
