import pino from "pino";
import { Claims } from "../../../../../fleet/gate/claims.ts";
import { takeClaims } from "../../../../../fleet/gate/claims-taken.ts";
import type { Requester } from "../../../../../fleet/gate/connection.ts";
import { DELIVERY_LIMITS, Delivery } from "../../../../../fleet/gate/delivery.ts";
import { Reports } from "../../../../../fleet/gate/reports.ts";
import {
  type ClaimRequest,
  claimAnswer,
  claimRequest,
  gateHello,
} from "../../../../../fleet/messages/gate.ts";
import { readMessage, VERSION, writeMessage } from "../../../../../fleet/messages/message.ts";
import { integrationHash } from "../../../../../fleet/messages/names.ts";
import type { VirtualClock } from "../virtual-clock.ts";
import type { CallbackStore, Consume } from "./callback-store.ts";
import { INTEGRATION } from "./names.ts";

const SILENT = pino({ enabled: false });

/** One run of the gate: its real claims, deliveries and reports. What it knows of claims ends with it. */
export class GateRun {
  readonly id: string;
  /** It is connected, and its consumer runs. */
  isReady = false;
  readonly #claims: Claims;
  readonly #reports: Reports;
  readonly #delivery: Delivery;

  constructor(
    number: number,
    parts: {
      readonly clock: VirtualClock;
      readonly store: CallbackStore;
      readonly connection: Requester;
    },
  ) {
    const { clock, store, connection } = parts;
    const now = () => clock.now();
    this.id = `gaterun${number}`.padEnd(8, "0");
    this.#claims = new Claims(now);
    this.#reports = new Reports(connection, now);
    this.#delivery = new Delivery({
      ...{ connection, now, claims: this.#claims, reports: this.#reports },
      ...{ stream: store, log: SILENT, limits: DELIVERY_LIMITS, hasRoom: () => true },
    });
  }

  /** Takes a message of the stream's consumer. */
  readonly consume: Consume = (message) => {
    void this.#delivery.receive(message);
  };

  isClaimed(hash: string): boolean {
    return this.#claims.holderOf(hash) !== null;
  }

  /** Takes a request with claims as it was sent; `respond` gets the answer. */
  takeSent(kiosk: string, data: Uint8Array, respond: (answer: Uint8Array) => void): void {
    const read = readMessage(claimRequest, data);
    if (read.ok) this.take(kiosk, read.message, respond);
  }

  take(kiosk: string, request: ClaimRequest, respond: (answer: Uint8Array) => void): void {
    const parts = { claims: this.#claims, delivery: this.#delivery, reports: this.#reports };
    takeClaims(parts, kiosk, request, (refused) => {
      respond(writeMessage(claimAnswer, { v: VERSION, gate: this.id, refused }));
    });
  }

  /** What it says to all kiosks, every ten seconds. */
  hello(): Uint8Array {
    void this.#reports.retry();
    const integration = integrationHash(INTEGRATION);
    const kiosks = this.#claims.kiosksOf(integration);
    return writeMessage(gateHello, {
      ...{ v: VERSION, gate: this.id, integrations: [{ integration, kiosks }] },
    });
  }
}
