import type { Live } from "../shared/live.ts";

/** Wraps a value and counts the subscribers of the wrapper. */
export function countReaders<Value>(source: Live<Value>): {
  readonly live: Live<Value>;
  count(): number;
} {
  let readers = 0;
  return {
    live: {
      current: () => source.current(),
      subscribe(listener) {
        readers += 1;
        const stop = source.subscribe(listener);
        let isStopped = false;
        return () => {
          if (isStopped) return;
          isStopped = true;
          readers -= 1;
          stop();
        };
      },
    },
    count: () => readers,
  };
}
