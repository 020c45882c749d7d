import type { Log } from "../../net/log.ts";
import type { UnmatchedCallbacks } from "../../store/unmatched-callbacks.ts";
import type { Clock } from "./runner.ts";

/** Longer than an inquiry is made for a payment whose reference is not known: 60 inquiries take two hours. */
const UNMATCHED_AFTER_MS = 3 * 3_600_000;
const EVERY_MS = 3_600_000;

/**
 * Reports callbacks for which no payment turned up. A SUCCESS means that money moved for something that this kiosk does
 * not know: it is logged once for staff, with the reference under which the integrator finds it. A DECLINED moved
 * nothing and is dropped. Returns a function that stops it.
 */
export function watchUnmatchedCallbacks(options: {
  readonly callbacks: Pick<UnmatchedCallbacks, "unreported" | "reported" | "drop">;
  readonly clock: Clock;
  readonly log: Pick<Log, "error">;
}): () => void {
  const { callbacks, clock, log } = options;
  let cancel = () => {};

  const report = () => {
    const now = clock.now();
    for (const callback of callbacks.unreported(now - UNMATCHED_AFTER_MS)) {
      if (callback.status === "DECLINED") callbacks.drop(callback);
      else {
        const { transactionReference, receivedAt } = callback;
        log.error({ transactionReference, receivedAt }, "payment for no order of this kiosk");
        callbacks.reported(callback, now);
      }
    }
  };
  const round = () => {
    try {
      report();
    } catch (error) {
      // On a full disk they wait for the next round.
      log.error({ error }, "unmatched callbacks");
    }
    cancel = clock.at(clock.now() + EVERY_MS, round);
  };
  round();
  return () => cancel();
}
