import { setTimeout as delay } from "node:timers/promises";

/** Repeats `work`, with a pause after each time, until it is stopped; `stop` resolves after the last one. */
export function repeat(work: () => Promise<unknown>, pauseMs: () => number) {
  const stopping = new AbortController();
  const { signal } = stopping;
  const working = (async () => {
    while (!signal.aborted) {
      await work();
      await delay(pauseMs(), undefined, { signal }).catch(() => {});
    }
  })();
  return {
    stop(): Promise<void> {
      stopping.abort();
      return working;
    },
  };
}
