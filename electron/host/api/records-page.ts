import { dirname } from "node:path";
import { BEGIN_ANEW } from "../store/database.ts";
import type { RecordsTrouble } from "../store/trouble.ts";
import type { PageAnswer } from "./page-files.ts";
import { code, type PlainRequest, plainPage, plainTexts } from "./plain-page.ts";
import type { RecordsPageText } from "./plain-texts/texts.ts";

/** Why a kiosk cannot begin: its own records. */
export type RecordsState = {
  readonly trouble: RecordsTrouble;
  /** The database. */
  readonly file: string;
  /** Folder of the copy that was made; null if there is none. */
  readonly copiedTo: string | null;
};

/** Records that are lost: somebody has to decide how to begin again. */
const LOST: readonly RecordsTrouble[] = ["damaged", "emptied", "missing"];

/**
 * Shown by a kiosk whose own records cannot be used: customers are sent to the counter, staff read the reason, the
 * paths of the records and their copy, and what to do: among it the command that restores a backup, as an installer types
 * it.
 */
export function recordsPage(
  state: RecordsState,
  request: PlainRequest,
  restoreCommand: (dataDir: string) => string,
): PageAnswer {
  const words = plainTexts(request).records;
  const { title, customers: lead } = words;
  return plainPage({ title, lead, body: forStaff(state, words, restoreCommand) }, request);
}

function forStaff(
  { trouble, file, copiedTo }: RecordsState,
  words: RecordsPageText,
  restoreCommand: (dataDir: string) => string,
): string {
  const remedy = LOST.includes(trouble)
    ? `<p>${words.restore}</p><p>${code(restoreCommand(dirname(file)))}</p><p>${words.beginAnew} ${code(BEGIN_ANEW)}</p><p>${words.lookUp}</p>`
    : `<p>${words.byItself}</p>`;
  const copy = copiedTo === null ? "" : `<h2>${words.copy}</h2><p>${code(copiedTo)}</p>`;
  return `<section><h2>${words.forStaff}</h2><p>${words.what[trouble]}</p>${remedy}
<h2>${words.where}</h2><p>${code(file)}</p>${copy}</section>`;
}

/** Of a kiosk that runs from its sources. */
export function restoreFromSources(dataDir: string): string {
  return `npm run restore -- --data ${dataDir} --from BACKUP`;
}

/** Of an installed kiosk: the latest backup, after a question. */
export const restoreInstalled = () => "sudo loyalty-kiosk restore";
