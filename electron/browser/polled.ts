import { setTimeout as delay } from "node:timers/promises";
import { Cell, type Live } from "../host/shared/live.ts";

type Polling<Value> = {
  readonly otherwise: Value;
  readonly everyMs: number;
  /** Whether nothing of it remains for the next listener, who may be another customer. */
  readonly isForgotten: boolean;
};

/** A value that is read again and again while there is a listener; `otherwise` if it cannot be read. */
export function polled<Value>(
  { otherwise, everyMs, isForgotten }: Polling<Value>,
  read: () => Promise<Value>,
): Live<Value> {
  const cell = new Cell<Value>(otherwise);
  let listeners = 0;
  let isPolling = false;
  const poll = async (): Promise<void> => {
    if (isPolling) return;
    isPolling = true;
    while (listeners > 0) {
      const value = await read().catch(() => otherwise);
      // One that was read again is another object.
      if (JSON.stringify(value) !== JSON.stringify(cell.current())) cell.set(value);
      await delay(everyMs);
    }
    if (isForgotten) cell.set(otherwise);
    isPolling = false;
  };
  return {
    current: () => cell.current(),
    subscribe(listener) {
      const stop = cell.subscribe(listener);
      listeners += 1;
      void poll();
      return () => {
        stop();
        listeners -= 1;
      };
    },
  };
}
