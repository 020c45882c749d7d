import type { Live } from "./live.ts";

/** The same value, whose subscribers have a turn of their own after a change, or after several. */
export function inNextTurn<Value>(live: Live<Value>): Live<Value> {
  return {
    current: () => live.current(),
    subscribe(listener) {
      let turn: NodeJS.Immediate | null = null;
      const stop = live.subscribe(() => {
        turn ??= setImmediate(() => {
          turn = null;
          listener();
        });
      });
      return () => {
        stop();
        if (turn) clearImmediate(turn);
      };
    },
  };
}
