/** Watches whether orders can be taken at all: the kiosk closes before customers choose a meal in vain. */

import type { Log } from "../net/log.ts";
import type { OutletView } from "../rpc/views.ts";
import { Cell, type Live } from "../shared/live.ts";

export type ServicesDown = OutletView["servicesDown"];

/** How often services that are up are polled. */
const POLL_EVERY_MS = 60_000;
/** How often services that are down are polled: a customer who waits for the kiosk should not wait long. */
const POLL_AGAIN_MS = 10_000;

export type ServingWatch = {
  /** The services for which this watch has closed the kiosk; empty while it is open. */
  readonly down: Live<ServicesDown>;
  stop(): void;
};

/** Time as the watch needs it: see the checkout's `Clock`. */
type Clock = {
  now(): number;
  monotonic(): number;
  at(time: number, callback: () => void): () => void;
};

export type ServingWatchOptions = {
  /** ordering.md §4 rule 1, payments.md §4.1. */
  readonly kitchen: () => Promise<"UP" | "DOWN">;
  readonly payments: () => Promise<"UP" | "DOWN">;
  /** Whether orders can be paid elsewhere: then payments that are down do not close the kiosk. */
  readonly payAtCounter: boolean;
  /** Whether no visit is under way: none is cut short, and an order checks the services itself. */
  readonly isIdle: () => boolean;
  /** How long services have to be down before the kiosk closes; null: it never closes. */
  readonly closeAfterSeconds: number | null;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
};

/**
 * Polls the services. The kiosk closes once they have been down without a break for `closeAfterSeconds`, and opens
 * again when all of them are up.
 */
export function watchServing(options: ServingWatchOptions): ServingWatch {
  const { clock, log, closeAfterSeconds } = options;
  const down = new Cell<ServicesDown>([]);
  if (closeAfterSeconds === null) return { down, stop: () => {} };
  const closeAfterMs = closeAfterSeconds * 1_000;
  /** By the monotonic clock. */
  let downSince: number | null = null;
  let cancel = () => {};
  let isStopped = false;

  const report = (found: ServicesDown): void => {
    if (found.join() === down.current().join()) return;
    if (found.length > 0) log.warn({ down: found }, "the kiosk closes itself: nobody can order");
    else log.warn("the kiosk opens again by itself");
    down.set(found);
  };
  const poll = async (): Promise<void> => {
    const found = await servicesDown(options);
    if (isStopped) return;
    if (found.length === 0) {
      downSince = null;
      report(found);
    } else {
      downSince ??= clock.monotonic();
      const isLong = clock.monotonic() - downSince >= closeAfterMs;
      const isClosed = down.current().length > 0;
      if (isClosed || (isLong && options.isIdle())) report(found);
    }
    plan();
  };
  const plan = (): void => {
    const usual = downSince === null ? POLL_EVERY_MS : POLL_AGAIN_MS;
    cancel = clock.at(clock.now() + Math.min(usual, closeAfterMs), () => void poll());
  };
  plan();
  return {
    down,
    stop() {
      isStopped = true;
      cancel();
    },
  };
}

async function servicesDown(options: ServingWatchOptions): Promise<ServicesDown> {
  const [kitchen, payments] = await Promise.all([
    options.kitchen(),
    options.payAtCounter ? "UP" : options.payments(),
  ]);
  return [
    ...(kitchen === "DOWN" ? (["kitchen"] as const) : []),
    ...(payments === "DOWN" ? (["payments"] as const) : []),
  ];
}
