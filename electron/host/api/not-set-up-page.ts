import type { PageAnswer } from "./page-files.ts";
import { code, type PlainRequest, plainPage, plainTexts, setupCommand } from "./plain-page.ts";

/**
 * Shown by a kiosk that has no settings file yet: how to set it up, and what support asks for. Customers are sent to the
 * counter.
 */
export function notSetUpPage(
  seen: {
    /** Where the settings file is looked for. */
    readonly file: string;
    /** See `supportCode`. */
    readonly supportCode: string;
  },
  request: PlainRequest,
): PageAnswer {
  const { notSetUp, records, settings } = plainTexts(request);
  const body = `<section><h2>${notSetUp.heading}</h2><p>${notSetUp.how}</p>
${setupCommand()}<p>${records.byItself}</p></section>
<section class="facts"><div><h2>${notSetUp.supportCode}</h2><p>${code(seen.supportCode)}</p></div>
<div><h2>${settings.file}</h2><p>${code(seen.file)}</p></div></section>`;
  return plainPage({ title: settings.title, lead: settings.customers, body }, request);
}
