/** Whether orders could be taken at all: the kiosk closes itself before customers choose a meal in vain. */

import type { Log } from "../net/log.ts";
import type { OutletView } from "../rpc/views.ts";
import { Cell, type Live } from "../shared/live.ts";

export type ServicesDown = OutletView["servicesDown"];

/** How often services that are up are polled. */
const LOOK_EVERY_MS = 60_000;
/** How often services that are down are polled: a customer who waits for the kiosk should not wait long. */
const LOOK_AGAIN_MS = 10_000;

export type ServingWatch = {
  /** What keeps the kiosk closed; empty while this watch keeps it open. */
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
  /** Whether the kiosk is free: a visit is never cut short, and its order checks the services itself. */
  readonly isIdle: () => boolean;
  /** How long services are down before the kiosk closes; null: it never does. */
  readonly closeAfterSeconds: number | null;
  readonly clock: Clock;
  readonly log: Pick<Log, "warn">;
};

/**
 * Polls the services. After being down for `closeAfterSeconds` without a break they close the kiosk; the first good
 * answer opens it again.
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
  const look = async (): Promise<void> => {
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
    const usual = downSince === null ? LOOK_EVERY_MS : LOOK_AGAIN_MS;
    cancel = clock.at(clock.now() + Math.min(usual, closeAfterMs), () => void look());
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
