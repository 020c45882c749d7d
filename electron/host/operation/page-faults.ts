import type { Log } from "../net/log.ts";
import type { PageFault } from "../rpc/page-fault.ts";

const MINUTE_MS = 60_000;
/** A page that fails at every frame must not displace the rest of the log. */
const MAX_PER_MINUTE = 10;

/** `kiosk`: the touchscreen; `display`: the order-status display. */
export type FaultyPage = "kiosk" | "display";

/**
 * Logs faults of the pages, at most ten a minute; the next line has the number of those left out. `now` in
 * milliseconds.
 */
export function createPageFaults(
  log: Pick<Log, "error">,
  now: () => number,
): (page: FaultyPage, fault: PageFault) => void {
  let logged: number[] = [];
  let leftOut = 0;
  return (page, { screen, type, frames }) => {
    const at = now();
    logged = logged.filter((earlier) => at - earlier < MINUTE_MS);
    if (logged.length >= MAX_PER_MINUTE) {
      leftOut += 1;
      return;
    }
    logged.push(at);
    const stack = frames.map(({ in: name, file, line, column }) =>
      `${name} ${file}:${line}:${column}`.trimStart(),
    );
    log.error({ page, screen, type, stack, ...(leftOut > 0 && { leftOut }) }, "a fault of a page");
    leftOut = 0;
  };
}
