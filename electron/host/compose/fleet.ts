/** Composes the kiosk's side of a fleet (docs/fleet.md). Without `fleet` in the settings nothing of it is loaded. */
import { randomBytes } from "node:crypto";
import { outletOf } from "../../../fleet/messages/names.ts";
import { createNeighbours, type FollowedNeighbours } from "../fleet/boards.ts";
import { type CallbackOptions, followCallbacks } from "../fleet/callbacks.ts";
import { claimedEnrollments } from "../fleet/claimed-enrollments.ts";
import type { Claims } from "../fleet/claims.ts";
import type { GateWatch } from "../fleet/gate-watch.ts";
import { createIdentityStore } from "../fleet/identity.ts";
import type { Link } from "../fleet/link.ts";
import { joinFleet, type Membership } from "../fleet/membership.ts";
import { authorities } from "../net/tls-options.ts";
import type { FleetView } from "../rpc/staff-status-view.ts";
import type { Settings } from "../settings/settings.ts";
import { Cell, type Live } from "../shared/live.ts";
import { createCardStore } from "../store/cards.ts";
import { referencesEndedSince } from "../store/recent-references.ts";
import type { Infrastructure } from "./infrastructure.ts";

export type FleetWork = Pick<
  CallbackOptions,
  "runner" | "journal" | "onResult" | "onEnrollmentResult"
> & {
  /** Whatever else is done on the link of a paired kiosk; returns a function that ends it. */
  readonly others: (link: Link) => () => void;
};

export type ComposedFleet = {
  /** For staff: whether the kiosk is paired and connected. */
  readonly view: Live<FleetView>;
  /** Whether the gate is there: callbacks arrive. */
  readonly isGateThere: Live<boolean>;
  /** The order boards of the outlet's other kiosks. */
  readonly neighbours: FollowedNeighbours;
  /** Kiosks that share the integration's limits (payments.md §8), this one among them. */
  kiosks(): number;
  /** Whether the gate knows now that this enrollment is this kiosk's. */
  claimEnrollment(enrollmentId: string): Promise<boolean>;
  /** In the background: the screen never waits for the fleet. */
  start(work: FleetWork): void;
  stop(): Promise<void>;
};

type FleetInfrastructure = Pick<
  Infrastructure,
  "settings" | "dataDir" | "database" | "sealer" | "clock" | "log"
>;

/** Null for a kiosk on its own. */
export function composeFleet(infrastructure: FleetInfrastructure): ComposedFleet | null {
  const { fleet } = infrastructure.settings;
  return fleet && new KioskFleet(infrastructure, fleet);
}

class KioskFleet implements ComposedFleet {
  readonly view = new Cell<FleetView>({ state: "away", code: null });
  readonly isGateThere = new Cell(false);
  readonly neighbours: FollowedNeighbours;
  readonly #infrastructure: FleetInfrastructure;
  readonly #fleet: NonNullable<Settings["fleet"]>;
  #membership: Membership | null = null;
  #claims: Claims | null = null;
  #watch: GateWatch | null = null;
  #isStopped = false;

  constructor(infrastructure: FleetInfrastructure, fleet: NonNullable<Settings["fleet"]>) {
    this.#infrastructure = infrastructure;
    this.#fleet = fleet;
    const { settings, clock } = infrastructure;
    this.neighbours = createNeighbours(outletOf(settings.ordering), clock);
  }

  kiosks(): number {
    return this.#watch?.kiosks() ?? 1;
  }

  async claimEnrollment(enrollmentId: string): Promise<boolean> {
    return (await this.#claims?.claimEnrollment(enrollmentId)) ?? false;
  }

  start(work: FleetWork): void {
    const { log } = this.#infrastructure;
    import("../fleet/nats.ts")
      .then((nats) => {
        if (!this.#isStopped) this.#join(nats, work);
      })
      .catch((error: unknown) => log.error({ error }, "the fleet cannot be joined"));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#membership?.stop();
  }

  #join(nats: Parameters<typeof joinFleet>[0]["nats"], work: FleetWork): void {
    const { settings, dataDir, sealer, clock, log } = this.#infrastructure;
    const { device, ordering } = settings;
    const membership = joinFleet({
      store: createIdentityStore(dataDir, sealer),
      nats,
      server: {
        servers: this.#fleet.servers,
        ca: authorities(this.#fleet.caFile ?? settings.caFile),
      },
      introduction: {
        kind: "kiosk",
        name: device.terminalId.slice(0, 80),
        number: device.number,
        outlet: outletOf(ordering),
        salesOutletId: ordering.salesOutletId,
      },
      instance: randomBytes(8).toString("hex"),
      clock,
      log,
      onMember: (link) => this.#work(link, work),
    });
    this.#membership = membership;
    membership.view.subscribe(() => this.#refresh());
    this.#refresh();
  }

  /** What a paired kiosk does on its link. */
  #work(link: Link, work: FleetWork): () => void {
    const { settings, database, clock, log } = this.#infrastructure;
    const cards = createCardStore(database);
    const callbacks = followCallbacks({
      ...work,
      ...{ link, clock, log },
      integrationId: settings.payments.integrationId,
      endedSince: (since) => referencesEndedSince(database, since),
      enrollments: () => claimedEnrollments(cards, clock.now()),
    });
    const { claims, watch } = callbacks;
    const stopWatching = watch.isThere.subscribe(() => this.#refresh());
    const stopOthers = work.others(link);
    this.#claims = claims;
    this.#watch = watch;
    return () => {
      stopOthers();
      stopWatching();
      callbacks.stop();
      this.#claims = null;
      this.#watch = null;
      this.#refresh();
    };
  }

  #refresh(): void {
    const isThere = this.#watch?.isThere.current() ?? false;
    const { state, code } = this.#membership?.view.current() ?? this.view.current();
    this.isGateThere.set(isThere);
    this.view.set({ state: state === "connected" && !isThere ? "gate-away" : state, code });
  }
}
