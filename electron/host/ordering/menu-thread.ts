/** The thread that reads menu answers: the first from its `workerData`, each further one from a message. Posts each result. */
import { parentPort, workerData } from "node:worker_threads";
import { hyphenationOf, hyphenatorsFor } from "./hyphenation.ts";
import { menuThreadInput, readMenuText } from "./read-menu.ts";

async function answer(raw: unknown): Promise<void> {
  const input = menuThreadInput.parse(raw);
  const hyphenators = await hyphenatorsFor(input.text);
  parentPort?.postMessage(readMenuText(input, (menu) => hyphenationOf(menu, hyphenators)));
}

await answer(workerData);
parentPort?.on("message", answer);
