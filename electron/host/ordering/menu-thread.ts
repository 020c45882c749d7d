/** The thread that reads menu answers: the first from its `workerData`, each further one from a message. Posts each result. */
import { parentPort, workerData } from "node:worker_threads";
import { hyphenationOf } from "./hyphenation.ts";
import { importMenuText, menuAnswerOf, menuThreadInput } from "./read-menu.ts";

async function answer(raw: unknown): Promise<void> {
  const input = menuThreadInput.parse(raw);
  const read = importMenuText(input);
  if (read.kind === "imported") {
    const hyphenation = await hyphenationOf(read.menu);
    parentPort?.postMessage(menuAnswerOf({ ...read, menu: { ...read.menu, hyphenation } }, input));
  } else parentPort?.postMessage(read);
}

await answer(workerData);
parentPort?.on("message", answer);
