/** The gate's side of the fleet's messages: its stream, kiosks' claims, deliveries, and what it says about itself. */
import { randomBytes } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import type { JsMsg } from "@nats-io/jetstream";
import type { Msg, NatsConnection } from "@nats-io/transport-node";
import type { Log } from "../../electron/host/net/log.ts";
import type { GateResult } from "../../electron/host/payments/gate-messages.ts";
import { answerTo } from "../messages/answer.ts";
import {
  type ClaimRequest,
  claimAnswer,
  claimRequest,
  type GateState,
  gateHello,
  gateState,
} from "../messages/gate.ts";
import { readMessage, VERSION, writeMessage } from "../messages/message.ts";
import { integrationHash } from "../messages/names.ts";
import { subjects } from "../messages/subjects.ts";
import { CallbackStream, isTestWrite, type StreamUse } from "./callback-stream.ts";
import { CLAIM_RATE, ClaimRate, type ClaimRateLimits } from "./claim-rate.ts";
import { Claims } from "./claims.ts";
import { takeClaims } from "./claims-taken.ts";
import { connectGate, type ServerAddress, watchConnection } from "./connection.ts";
import { DELIVERY_LIMITS, Delivery, type DeliveryLimits } from "./delivery.ts";
import {
  deliverEnrollment,
  type EnrollmentCallback,
  type EnrollmentOutcome,
} from "./enrollment.ts";
import { Reports } from "./reports.ts";
import { StorageCheck } from "./storage-check.ts";

const PREPARE_AGAIN_MS = 500;
const CONNECT_AGAIN_MS = 200;
const MINUTE_MS = 60_000;
/** The share of the stream's limit from which room is made and, if that is not enough, operators are warned. */
const ALARM_AT = 0.7;

export type MessagingLimits = DeliveryLimits & {
  /** How often the gate says hello and how it is, and repeats what the console has not answered. */
  readonly sayEveryMs: number;
  /** Of one kiosk's claims. */
  readonly claimRate: ClaimRateLimits;
};
export const MESSAGING_LIMITS: MessagingLimits = {
  ...DELIVERY_LIMITS,
  sayEveryMs: 10_000,
  claimRate: CLAIM_RATE,
};

export type MessagingOptions = {
  readonly server: ServerAddress;
  /** The limit of the stream. */
  readonly maxBytes: number;
  /** Whose kiosks are counted. */
  readonly integrationIds: readonly string[];
  /** The kiosks that are paired now; null if that is not known. */
  readonly paired: () => ReadonlySet<string> | null;
  readonly release: string;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  readonly now: () => number;
  readonly limits: MessagingLimits;
};

/** What exists once the nats-server has accepted the gate for the first time. */
type Connected = {
  readonly connection: NatsConnection;
  readonly stream: CallbackStream;
  readonly storage: StorageCheck;
  readonly claims: Claims;
  readonly reports: Reports;
  readonly delivery: Delivery;
  readonly since: number;
};

export type MessagingStatus = {
  /** Whether callbacks can be stored. */
  readonly isReady: boolean;
  readonly stream: StreamUse | null;
  readonly counts: Readonly<Record<"stored" | "repeated" | "notStored" | "refused", number>>;
  readonly claims: number;
  readonly undelivered: number;
  readonly deliveries: Delivery["counts"] | null;
};

export class Messaging {
  /** This run of the gate: kiosks claim anew at another one. */
  readonly gate = randomBytes(8).toString("hex");
  readonly #options: MessagingOptions;
  readonly #startedAt: number;
  readonly #counts = { stored: 0, repeated: 0, notStored: 0, refused: 0 };
  readonly #rate: ClaimRate;
  readonly #timer: NodeJS.Timeout;
  #connected: Connected | null = null;
  #isReady = false;
  #isConnected = true;
  /** When the last callback was not stored, if none was since; monotonic. */
  #failedAt: number | null = null;
  #isClosed = false;
  #preparing: Promise<void> | null = null;
  #isConsuming = false;
  #stream: StreamUse | null = null;
  #isAlarmed = false;

  /** Connects, and goes on doing so until there is a nats-server. */
  constructor(options: MessagingOptions) {
    this.#options = options;
    this.#startedAt = options.now();
    this.#rate = new ClaimRate(() => performance.now(), options.limits.claimRate);
    this.#timer = setInterval(() => this.#sayOrLog(), options.limits.sayEveryMs).unref();
    void this.#connect();
  }

  /** Stores a result, so that it may be answered 200. */
  async store(
    integrationId: string,
    result: GateResult,
  ): Promise<"accepted" | "already-resumed" | "not-stored"> {
    const outcome = await this.#store(integrationId, result);
    this.#counts[outcome] += 1;
    if (outcome === "notStored") return "not-stored";
    return outcome === "stored" ? "accepted" : "already-resumed";
  }

  async deliverEnrollment(callback: EnrollmentCallback): Promise<EnrollmentOutcome> {
    const connected = this.#connected;
    if (connected === null) return "not-stored";
    return deliverEnrollment({ ...connected, now: this.#options.now }, callback);
  }

  /** A call that the gate has answered with an error of the caller's. */
  countRefused(): void {
    this.#counts.refused += 1;
  }

  status(): MessagingStatus {
    return {
      isReady: this.#canStore(),
      stream: this.#stream,
      counts: this.#counts,
      claims: this.#connected?.claims.count ?? 0,
      undelivered: this.#connected?.delivery.undelivered ?? 0,
      deliveries: this.#connected?.delivery.counts ?? null,
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isReady = false;
    clearInterval(this.#timer);
    await this.#connected?.connection.close();
  }

  async #store(
    integrationId: string,
    { status, transactionReference, errorCode, reason, idempotencyKey }: GateResult,
  ): Promise<"stored" | "repeated" | "notStored"> {
    if (!this.#isReady || this.#connected === null) return "notStored";
    const { stream, storage } = this.#connected;
    const named = { integrationId, transactionReference, status, errorCode, reason };
    try {
      const receivedAt = this.#options.now();
      const outcome = await stream.store({ ...named, idempotencyKey, receivedAt });
      this.#failedAt = null;
      return outcome;
    } catch (error) {
      this.#failedAt = performance.now();
      this.#options.log.warn({ error }, "the stream did not store a callback");
      void storage.test();
      return "notStored";
    }
  }

  /** For operators: also false if only a callback was not stored, a minute ago or less. Integrators repeat it. */
  #canStore(): boolean {
    const hasJustFailed = this.#failedAt !== null && performance.now() - this.#failedAt < MINUTE_MS;
    return this.#isReady && !hasJustFailed && this.#connected?.storage.canStore !== false;
  }

  async #connect(): Promise<void> {
    const { server, log } = this.#options;
    const reasons = new Set<string>();
    while (!this.#isClosed) {
      try {
        const connection = await connectGate(server);
        if (this.#isClosed) await connection.close();
        else this.#begin(connection);
        return;
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        if (!reasons.has(reason)) log.error({ reason }, "cannot connect to the nats-server");
        reasons.add(reason);
        await delay(CONNECT_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  #begin(connection: NatsConnection): void {
    const { now, log, maxBytes, limits, paired } = this.#options;
    const stream = new CallbackStream(connection, maxBytes);
    const storage = new StorageCheck(stream, log, () => this.#sayOrLog());
    const claims = new Claims(now, paired);
    const reports = new Reports(connection, now);
    const shared = { connection, stream, claims, reports };
    const hasRoom = () => !this.#isAlarmed;
    const delivery = new Delivery({ ...shared, log, now, limits, hasRoom });
    this.#connected = { ...shared, storage, delivery, since: now() };
    connection.subscribe(subjects.claim("*"), {
      callback: (_error, message) => this.#onClaim(message),
    });
    void watchConnection(connection, log, (isConnected) => {
      this.#isConnected = isConnected;
      if (!isConnected) {
        this.#isReady = false;
        return;
      }
      claims.reconnected();
      this.#prepare();
    });
    this.#prepare();
  }

  /** Has stream and consumer as they should be, again and again until it worked; then says hello. */
  #prepare(): void {
    this.#preparing ??= this.#prepareOnce().finally(() => {
      this.#preparing = null;
    });
  }

  async #prepareOnce(): Promise<void> {
    const { log } = this.#options;
    for (let attempt = 0; !this.#isClosed && this.#connected !== null; attempt += 1) {
      const { stream, delivery } = this.#connected;
      try {
        if ((await stream.prepare()) === "another") {
          log.error({}, "the stream of callbacks was lost or replaced");
          delivery.forget();
          this.#isConsuming = false;
        }
        if (!this.#isConsuming) await stream.consume((message) => this.#receive(delivery, message));
        this.#isConsuming = true;
        this.#isReady = true;
        this.#failedAt = null;
        log.info({}, "callbacks can be stored");
        this.#sayOrLog();
        return;
      } catch (error) {
        if (attempt === 0) {
          log.error({ error }, "the stream of callbacks is not ready");
          this.#sayOrLog();
        }
        await delay(PREPARE_AGAIN_MS, undefined, { ref: false });
      }
    }
  }

  /** A message that could not be answered, since the connection ended, is delivered again. */
  #receive(delivery: Delivery, message: JsMsg): void {
    if (isTestWrite(message)) {
      message.ack();
      return;
    }
    delivery.receive(message).catch((error: unknown) => {
      this.#options.log.warn({ error }, "a delivery was interrupted");
    });
  }

  #onClaim(message: Msg): void {
    const kiosk = message.subject.slice(subjects.claim("").length);
    const read = readMessage(claimRequest, message.data);
    if (!read.ok) {
      this.#options.log.warn({ kiosk, reason: read.reason }, "claim of a kiosk is not valid");
      return;
    }
    if (this.#rate.admits(kiosk, read.message)) this.#claim(kiosk, read.message, message);
    // Not answered: the kiosk asks again.
    else void this.#connected?.reports.sendOnceADay({ type: "too-many-claims", kiosk });
  }

  #claim(kiosk: string, request: ClaimRequest, message: Msg): void {
    if (this.#connected === null) return;
    takeClaims(this.#connected, kiosk, request, (refused) => {
      const answer = writeMessage(claimAnswer, { v: VERSION, gate: this.gate, refused });
      answerTo(kiosk, message, answer);
    });
  }

  #sayOrLog(): void {
    this.#say().catch((error: unknown) => {
      this.#options.log.warn({ error }, "the gate could not say how it is");
    });
  }

  /**
   * Hello to kiosks, state to the console, and cases that the console has not answered; also while nothing can be stored,
   * since claims are answered then, too. Without a connection it would be sent late.
   */
  async #say(): Promise<void> {
    const connected = this.#connected;
    if (connected === null) return;
    const { connection, stream, storage, claims, reports } = connected;
    const retried = reports.retry();
    if (!this.#isConnected) return retried;
    if (this.#isReady && !storage.canStore) await storage.test();
    if (connection.isClosed()) return;
    const integrations = this.#options.integrationIds.map((id) => {
      const integration = integrationHash(id);
      return { integration, kiosks: claims.kiosksOf(integration) };
    });
    const canStore = this.#isReady && storage.canStore;
    const hello = { v: VERSION, gate: this.gate, integrations, canStore } as const;
    connection.publish(subjects.hello, writeMessage(gateHello, hello));
    this.#stream = await this.#sizeOf(stream).catch(() => null);
    this.#watchSize();
    if (this.#stream !== null) await storage.measured(this.#stream);
    if (connection.isClosed()) return;
    connection.publish(subjects.gateState, writeMessage(gateState, this.#state()));
    await retried;
  }

  #state(): GateState {
    const { stored, repeated, refused } = this.#counts;
    return {
      v: VERSION,
      gate: this.gate,
      release: this.#options.release,
      startedAt: this.#startedAt,
      stream: this.#stream,
      canStore: this.#canStore(),
      counts: { stored, repeated, refused },
    };
  }

  /** The stream's size, without what was acknowledged once that takes too much: new callbacks are worth more. */
  async #sizeOf(stream: CallbackStream): Promise<StreamUse> {
    const use = await stream.use();
    if (!isTooFull(use)) return use;
    const removed = await stream.makeRoom();
    if (removed === 0) return use;
    this.#options.log.info({ removed }, "removed callbacks that kiosks have journalled");
    return stream.use();
  }

  /** One log line when the stream becomes too full, and one when it no longer is. */
  #watchSize(): void {
    if (this.#stream === null) return;
    const { bytes, maxBytes } = this.#stream;
    const isAlarming = isTooFull(this.#stream);
    if (isAlarming === this.#isAlarmed) return;
    this.#isAlarmed = isAlarming;
    const { log } = this.#options;
    if (isAlarming) log.error({ bytes, maxBytes }, "stored callbacks fill the stream to 70 %");
    else log.info({ bytes, maxBytes }, "the stream of callbacks has room again");
  }
}

const isTooFull = ({ bytes, maxBytes }: StreamUse) => bytes >= maxBytes * ALARM_AT;
