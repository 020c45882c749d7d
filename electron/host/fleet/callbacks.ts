/** Callbacks of a paired kiosk: it claims its payments, and journals what the gate delivers (docs/fleet.md). */
import type { Journal } from "../checkout/running/journal.ts";
import type { Runner } from "../checkout/running/runner.ts";
import type { Log } from "../net/log.ts";
import { type ClaimSources, type Claims, createClaims } from "./claims.ts";
import { type DeliveryOptions, serveDeliveries } from "./deliveries.ts";
import { type FleetClock, type GateWatch, watchGate } from "./gate-watch.ts";
import type { Link } from "./link.ts";
import { claimedPayments, deliveryOrders } from "./orders.ts";

/** How long the payments of an ended order are claimed: a SUCCESS as late as that is returned. */
const CLAIMED_FOR_MS = 7 * 24 * 3_600_000;

export type CallbackOptions = Pick<DeliveryOptions, "onResult" | "onEnrollmentResult"> & {
  readonly link: Link;
  readonly integrationId: string;
  readonly runner: Pick<Runner, "unfinished" | "subscribe">;
  readonly journal: Pick<Journal, "checkoutOfReference" | "events">;
  /** References of payments of orders that ended at or after this time, UTC milliseconds. */
  readonly endedSince: (since: number) => readonly string[];
  readonly enrollments: ClaimSources["enrollments"];
  readonly clock: FleetClock;
  readonly log: Pick<Log, "info" | "warn" | "error">;
};

export type FollowedCallbacks = {
  readonly claims: Claims;
  readonly watch: GateWatch;
  stop(): void;
};

/** Claims and takes callbacks on this link until it is stopped. */
export function followCallbacks(options: CallbackOptions): FollowedCallbacks {
  const { link, integrationId, runner, journal, clock, log } = options;
  const watch = watchGate({
    ...{ link, integrationId, clock, log },
    onHello: (gate) => claims.gateIs(gate),
  });
  const claims = createClaims({
    ...{ link, integrationId, clock, log },
    sources: {
      open: () => runner.unfinished().flatMap(claimedPayments),
      ended: () => options.endedSince(clock.now() - CLAIMED_FOR_MS),
      enrollments: options.enrollments,
    },
    heard: watch.heard,
  });
  const stopOrders = runner.subscribe((_id, state) => claims.orderChanged(claimedPayments(state)));
  const { onResult, onEnrollmentResult } = options;
  const orders = deliveryOrders(journal);
  const stopDeliveries = serveDeliveries({
    ...{ link, integrationId, orders, onResult, onEnrollmentResult, log },
  });
  return {
    claims,
    watch,
    stop() {
      stopDeliveries();
      stopOrders();
      claims.stop();
      watch.stop();
    },
  };
}
