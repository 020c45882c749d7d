/** Publishes a value at each change and regularly: whoever listens late, or missed a message, soon has it. */
import type { Clock } from "../checkout/running/runner.ts";
import type { Log } from "../net/log.ts";
import type { Live } from "../shared/live.ts";

/** Silence of twice as long is marked on displays and at the console. */
const EVERY_MS = 10_000;

export type HeartbeatOptions = {
  readonly changes: readonly Live<unknown>[];
  readonly publish: () => void;
  /** Between two messages, milliseconds: changes within this time are published together. */
  readonly apartMs: number;
  readonly clock: Pick<Clock, "now" | "monotonic" | "at">;
  readonly log: Pick<Log, "error">;
};

/** Starts at once; returns a function that stops it. */
export function startHeartbeat(options: HeartbeatOptions): () => void {
  const { changes, publish, apartMs, clock, log } = options;
  let cancel = () => {};
  let lastAt = Number.NEGATIVE_INFINITY;
  let isPlannedSoon = false;
  const plan = (inMs: number): void => {
    cancel();
    cancel = clock.at(clock.now() + inMs, send);
  };
  const send = (): void => {
    isPlannedSoon = false;
    lastAt = clock.monotonic();
    plan(EVERY_MS);
    try {
      publish();
    } catch (error) {
      // A defect of one message must not end all later ones.
      log.error({ error }, "fleet message not published");
    }
  };
  const onChange = (): void => {
    if (isPlannedSoon) return;
    const inMs = lastAt + apartMs - clock.monotonic();
    isPlannedSoon = true;
    plan(Math.max(0, inMs));
  };
  const stops = changes.map((change) => change.subscribe(onChange));
  send();
  return () => {
    cancel();
    for (const stop of stops) stop();
  };
}
