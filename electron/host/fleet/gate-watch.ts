/** Whether the fleet's gate is there, and how many kiosks share the integration's limits, by what it says. */
import { gateHello } from "../../../fleet/messages/gate.ts";
import { integrationHash } from "../../../fleet/messages/names.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import type { Log } from "../net/log.ts";
import { Cell, type Live } from "../shared/live.ts";
import type { Link } from "./link.ts";

/** The gate says hello every 10 s: two may be lost. */
const SILENT_AFTER_MS = 25_000;

/** The host's clock. */
export type FleetClock = {
  now(): number;
  at(time: number, callback: () => void): () => void;
};

export type GateWatch = {
  /** Connected, and a gate that takes the integration's callbacks and can store them was heard of within 25 s. */
  readonly isThere: Live<boolean>;
  /** Kiosks that share the integration's limits (payments.md §8), this one among them; the last known. */
  kiosks(): number;
  /** This run of the gate has answered: it is still there, if it has said hello before. */
  heard(gate: string): void;
  stop(): void;
};

export function watchGate(options: {
  readonly link: Pick<Link, "listen" | "connected">;
  readonly integrationId: string;
  readonly clock: FleetClock;
  readonly log: Pick<Log, "warn">;
  /** Called with the run of the gate that said hello. */
  readonly onHello: (gate: string) => void;
}): GateWatch {
  const { link, clock, log } = options;
  const integration = integrationHash(options.integrationId);
  const isThere = new Cell(false);
  let kiosks = 1;
  /** The run of the gate that said hello last: another one may be unable to store anything. */
  let greeted: string | null = null;
  /** The gate answers callbacks of an integration that it does not know, or not as active, with 404. */
  let isServed = true;
  /** Those that it cannot store, with 503. */
  let isStoring = true;
  let cancel = () => {};

  const heard = (gate: string): void => {
    if (gate !== greeted) return;
    cancel();
    cancel = clock.at(clock.now() + SILENT_AFTER_MS, () => isThere.set(false));
    isThere.set(link.connected.current() && isServed && isStoring);
  };
  const stopHello = link.listen(subjects.hello, gateHello, (hello) => {
    const { gate, integrations, canStore } = hello;
    const own = integrations.find((shared) => shared.integration === integration);
    // A gate that has just started counts none yet.
    kiosks = own?.kiosks || kiosks;
    if (own === undefined && isServed) {
      log.warn({}, "the fleet's gate takes no callbacks of this kiosk's integration");
    }
    isServed = own !== undefined;
    if (!canStore && isStoring) log.warn({}, "the fleet's gate cannot store callbacks");
    isStoring = canStore;
    greeted = gate;
    heard(gate);
    options.onHello(gate);
  });
  const stopLink = link.connected.subscribe(() => {
    if (!link.connected.current()) isThere.set(false);
  });
  return {
    isThere,
    kiosks: () => kiosks,
    heard,
    stop() {
      cancel();
      stopHello();
      stopLink();
    },
  };
}
