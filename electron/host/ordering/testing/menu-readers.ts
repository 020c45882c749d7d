import { createMenuReader, type MenuReader, readingOf } from "../menu-reader.ts";
import { decoded } from "../menu-text.ts";
import { readMenuText } from "../read-menu.ts";

/** Reads menus without a thread, for tests of how the results are used. */
export const readInProcess: MenuReader = ({ signal: _signal, ...input }) =>
  readingOf(readMenuText(input));

/** Reads menus in a thread that hangs on some of them, which are given up after 200 ms. */
export const readInHangingThread: MenuReader = (request) => {
  const script = new URL("hanging-menu-thread.ts", import.meta.url);
  const timeoutMs = decoded(request.text).includes("HANG") ? 200 : 60_000;
  return createMenuReader({ script, timeoutMs })(request);
};
