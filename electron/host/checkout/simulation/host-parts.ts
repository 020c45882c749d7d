import type { Journal } from "../running/journal.ts";
import type { Perform, Runner } from "../running/runner.ts";
import type { CheckoutEvent } from "../state/events.ts";
import type { PlacedOrder } from "../state/order.ts";
import { type Disk, MemoryDisk } from "./memory-journal.ts";
import type { Network } from "./network.ts";
import { type SimulatedServices, simulatedPerform } from "./perform.ts";
import { type GivenOrder, placedOrder } from "./placed-order.ts";
import type { Weather } from "./plan.ts";
import type { HostClock, VirtualClock } from "./virtual-clock.ts";

export type Callback = CheckoutEvent & { type: "CallbackReceived" };

/** Delivers a callback; `answered` is called once, with whether the host has acknowledged it. */
export type DeliverCallback = (
  callback: Callback,
  answered: (isAcknowledged: boolean) => void,
) => void;

/** What surrounds the host in a run. */
export type World = {
  readonly seed: number;
  readonly weather: Weather;
  readonly clock: VirtualClock;
  readonly services: SimulatedServices;
  /** An order as its customer placed it; undefined for an unknown one. */
  readonly orderOf: (checkoutId: string) => PlacedOrder | undefined;
  /** Reports what must not happen. */
  readonly complain: (what: string) => void;
  /** Counts what occurred. */
  readonly met: (what: string) => void;
};

/** One process of the host, before it has a runner. */
export type HostProcess = {
  readonly network: Network;
  readonly clock: HostClock;
  readonly alive: () => boolean;
};

/**
 * The same with its runner. `attempt` runs something in it; false if it died meanwhile, or could not write. `kill` ends
 * it; false if it does not end.
 */
export type RunningProcess = Pick<HostProcess, "clock" | "alive"> & {
  readonly runner: Runner;
  readonly journal: Journal;
  readonly kill: (point: string) => boolean;
  readonly attempt: (work: (runner: Runner) => void) => boolean;
};

/** Receives callbacks for the kiosk, and is there while the kiosk is down. */
export type SharedGate = {
  readonly receive: DeliverCallback;
  /** What went wrong with callbacks, once the run has ended. */
  judge(): readonly string[];
};

/** What a simulated host is built of besides its runner: quick doubles, or the real parts. */
export type HostParts = {
  readonly disk: Disk;
  /** An order as customers of this host place it. */
  placedOrder(given: GivenOrder): PlacedOrder;
  /** The Idempotency-Key of what has this name in the run. */
  keyOf(name: string): string;
  createPerform(process: HostProcess): Perform;
  createReceiver(process: RunningProcess): DeliverCallback;
  /** Null if the process receives callbacks itself. */
  readonly gate: SharedGate | null;
  /** Whether the kiosk offers this way to pay now. */
  isOffered(order: PlacedOrder): boolean;
  /** Whether the host has work under way that needs more than resolved promises, but no time. */
  isBusy(): boolean;
  /** To be called once the run has ended: reports what is wrong with the parts themselves, and frees them. */
  close(): void;
};

export type BuildHost = (world: World) => HostParts;

/** Doubles of the calls, of the readers of answers, of the gate and of the records: a hundred times quicker. */
export const doubledHost: BuildHost = ({ clock, services }) => {
  const disk = new MemoryDisk();
  return {
    disk,
    placedOrder,
    keyOf: (name) => name,
    createPerform: ({ network, alive }) =>
      simulatedPerform({ network, services, now: () => clock.now(), alive }),
    createReceiver:
      ({ attempt }) =>
      (callback, answered) =>
        answered(attempt((runner) => runner.recordCallback(callback))),
    gate: null,
    isOffered: () => true,
    isBusy: () => false,
    close: () => disk.close(),
  };
};
