import type { GateOptions } from "../../payments/gate.ts";
import type { Runner } from "./runner.ts";

/**
 * Records what the gate receives: a result is on disk when the returned function resolves, so that it may be answered
 * 200. It rejects if that cannot be done. `now` in UTC milliseconds.
 */
export function resultRecorder(
  runner: Pick<Runner, "recordCallback">,
  now: () => number,
): GateOptions["onResult"] {
  return async ({ transactionReference, status, errorCode }) =>
    runner.recordCallback({
      type: "CallbackReceived",
      at: now(),
      transactionReference,
      status,
      errorCode,
    });
}
