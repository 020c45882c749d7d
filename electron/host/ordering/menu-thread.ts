/** The thread that reads menu answers: the first from its `workerData`, each further one from a message. Posts each result. */
import { parentPort, workerData } from "node:worker_threads";
import { menuThreadInput, readMenuText } from "./read-menu.ts";

function answer(input: unknown): void {
  parentPort?.postMessage(readMenuText(menuThreadInput.parse(input)));
}

answer(workerData);
parentPort?.on("message", answer);
