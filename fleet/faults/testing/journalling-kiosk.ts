/** The fleet's side of a kiosk as the host composes it, with real records: only the services that it orders from are played. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import type { KeyPair } from "@nats-io/nkeys";
import { resultRecorder } from "../../../electron/host/checkout/running/result-recorder.ts";
import { Runner } from "../../../electron/host/checkout/running/runner.ts";
import { paymentIds } from "../../../electron/host/checkout/simulation/placed-order.ts";
import type { CheckoutEvent, Command } from "../../../electron/host/checkout/state/events.ts";
import {
  allGoesWell,
  inquired,
  PENDING,
  playOrder,
  usualOrder,
} from "../../../electron/host/checkout/testing/play.ts";
import { type ComposedFleet, composeFleet } from "../../../electron/host/compose/fleet.ts";
import { createIdentityStore } from "../../../electron/host/fleet/identity.ts";
import type { Link } from "../../../electron/host/fleet/link.ts";
import { createLog } from "../../../electron/host/net/log.ts";
import { createAesSealer } from "../../../electron/host/outlet/sealer.ts";
import { openDatabase } from "../../../electron/host/store/database.ts";
import { createJournal } from "../../../electron/host/store/journal.ts";
import { testSettings } from "../../../electron/host/testing/settings.ts";
import { LeapingClock } from "../../../electron/testing/crash/leaping-clock.ts";
import { eventually } from "../../../electron/testing/eventually.ts";

const log = createLog({ level: "silent" });
const sealer = createAesSealer(Buffer.alloc(32, 7));

/** The integrator's reference of an order's payment. */
export const referenceOf = (order: string) => `tx-${order}`;

const orderOf = (paymentId: string) => paymentId.slice(0, paymentId.lastIndexOf("."));

export type KioskOptions = {
  /** nats://HOST:PORT, of the server or of a line to it. */
  readonly url: string;
  readonly key: KeyPair;
  /** Its id in the fleet. */
  readonly name: string;
  /** How far its clock is ahead. */
  readonly clockAheadMs?: number;
  /** Whatever else it does on its link. */
  readonly others?: (link: Link, kiosk: JournallingKiosk) => () => void;
};

export class JournallingKiosk {
  readonly folder: string;
  readonly clock: LeapingClock;
  readonly database: DatabaseSync;
  readonly journal: ReturnType<typeof createJournal>;
  readonly runner: Runner;
  readonly fleet: ComposedFleet;
  /** Payments are answered once this has resolved. */
  integrator: Promise<unknown> = Promise.resolve();
  /** What an inquiry finds. */
  inquiry: "PENDING" | "AUTHORIZED" | "DECLINED" = "PENDING";
  /** How often the integrator was asked to reverse or refund. */
  moneyReturned = 0;
  #link: Link | null = null;

  /** Its next run is started with the `folder` of the one before, which was stopped. */
  constructor(options: KioskOptions, folder = mkdtempSync(join(tmpdir(), "kiosk-journalling-"))) {
    const { url, key, name, clockAheadMs = 0 } = options;
    this.folder = folder;
    this.clock = new LeapingClock(clockAheadMs);
    this.database = openDatabase(folder);
    this.journal = createJournal(this.database);
    this.runner = new Runner({
      ...{ journal: this.journal, clock: this.clock, log },
      perform: async (command) => {
        const event = await this.#perform(command);
        return { event: { ...event, at: this.clock.now() }, exchanges: [] };
      },
    });
    const seed = new TextDecoder().decode(key.getSeed());
    createIdentityStore(folder, sealer).write({ seed, id: name });
    const fleet = composeFleet({
      settings: {
        ...testSettings(),
        fleet: { servers: [url], caFile: null, staff: { acts: [], upTo: null, lookFiles: "none" } },
      },
      dataDir: folder,
      ...{ database: this.database, sealer, clock: this.clock, log },
    });
    if (fleet === null) throw new Error("no fleet");
    this.fleet = fleet;
    fleet.start({
      runner: this.runner,
      journal: this.journal,
      onResult: resultRecorder(this.runner, () => this.clock.now()),
      onEnrollmentResult: async () => "no-match",
      others: (link) => {
        this.#link = link;
        return options.others?.(link, this) ?? (() => undefined);
      },
    });
    this.runner.resume();
  }

  /** Resolves once it knows that the gate is there. */
  async joined(): Promise<this> {
    await eventually(() => {
      if (!this.fleet.isGateThere.current()) throw new Error("the gate is not there");
    });
    return this;
  }

  get isConnected(): boolean {
    return this.#link?.connected.current() ?? false;
  }

  /** Places an order, whose payment is requested. */
  place(order: string): string {
    const platformOrderId = this.journal.nextPlatformOrderId(1);
    const snapshot = usualOrder({
      ...{ checkoutId: order, loyaltyOrderId: null, platformOrderId },
    });
    this.runner.place({
      ...{ type: "Placed", at: this.clock.now(), order: snapshot, ids: paymentIds(order, 1) },
    });
    return order;
  }

  /** The reports of its payment in an order's journal. */
  reports(order: string): string[] {
    return this.events(order).flatMap((event) =>
      event.type === "CallbackReceived" ? [event.status] : [],
    );
  }

  events(order: string): readonly CheckoutEvent[] {
    return this.journal.events(order);
  }

  /** All goes well; a payment is PENDING. */
  async #perform(command: Command) {
    switch (command.type) {
      case "Pay": {
        await this.integrator;
        const { paymentId } = command.ids;
        const outcome = { ...PENDING, transactionReference: referenceOf(orderOf(paymentId)) };
        return { type: "PaymentAnswered", paymentId, outcome } as const;
      }
      case "Inquire":
        return inquired(command.paymentId, this.inquiry, command.transactionReference);
      default: {
        if (command.type === "ReturnMoney") this.moneyReturned += 1;
        const answer = allGoesWell(command, playOrder());
        if (answer === null) throw new Error("not answered");
        return answer;
      }
    }
  }

  /** As if its process had ended. */
  async stop(): Promise<void> {
    this.runner.stop();
    await this.fleet.stop();
    this.database.close();
  }

  async close(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
