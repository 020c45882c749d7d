import type { Log } from "../net/log.ts";

const MINUTE_MS = 60_000;
/** The most sources counted apart; all further ones are counted as one. */
const MAX_SOURCES = 1_000;
const OTHERS = "others";

/** Callers without a valid token: one log line per source and minute, however many calls. */
export type RefusedCallers = {
  /** `source` is the caller's network address. Returns its calls since the last line. */
  add(source: string): number;
  /** Logs what has not been logged yet. */
  stop(): void;
};

/** Logs the first call of a source at once, and a minute later the number of its calls since, if there were any. */
export function createRefusedCallers(log: Pick<Log, "warn">): RefusedCallers {
  /** Calls since the last line of each source; a source that was silent for a minute is forgotten. */
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;

  const write = (source: string, calls: number) =>
    log.warn({ source, calls }, "calls without a valid inbound token");

  function writeCounts(): void {
    for (const [source, calls] of counts) {
      if (calls === 0) counts.delete(source);
      else {
        write(source, calls);
        counts.set(source, 0);
      }
    }
  }

  function stopTimer(): void {
    if (timer !== null) clearInterval(timer);
    timer = null;
  }

  return {
    add(address) {
      const source = counts.has(address) || counts.size < MAX_SOURCES ? address : OTHERS;
      const calls = counts.get(source);
      if (calls === undefined) write(source, 1);
      const unlogged = calls === undefined ? 0 : calls + 1;
      counts.set(source, unlogged);
      timer ??= setInterval(() => {
        writeCounts();
        if (counts.size === 0) stopTimer();
      }, MINUTE_MS).unref();
      return unlogged;
    },
    stop() {
      stopTimer();
      writeCounts();
    },
  };
}
