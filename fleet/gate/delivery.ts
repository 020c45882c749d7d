/** Brings stored callbacks to the kiosks that claimed them, until those have journalled them. */
import type { Log } from "../../electron/host/net/log.ts";
import { resultDelivery, resultDeliveryAnswer, type StoredCallback } from "../messages/gate.ts";
import { isOfLaterRelease, readMessage, VERSION, writeMessage } from "../messages/message.ts";
import { subjects } from "../messages/subjects.ts";
import { askingKiosk } from "../server/request-options.ts";
import {
  type CallbackStream,
  type DeliveredMessage,
  isFirstResult,
  readDelivered,
  type StoredMessage,
} from "./callback-stream.ts";
import type { Claimant, Claims } from "./claims.ts";
import { REQUEST_MS, type Requester } from "./connection.ts";
import { Recent } from "./recent.ts";
import type { Reports } from "./reports.ts";

const MINUTE_MS = 60_000;

export type DeliveryLimits = {
  /** Pauses between the deliveries of one message; the last one is repeated. */
  readonly backoffMs: readonly number[];
  /** A SUCCESS that its kiosk has not journalled by then is reported. */
  readonly notJournalledAfterMs: number;
  /** A message that nobody has claimed by then, in one run of the gate, is reported if it is a SUCCESS. */
  readonly unclaimedAfterMs: number;
  /** The pause between deliveries of one that was reported as unclaimed: a kiosk may still claim it. */
  readonly reportedAgainMs: number;
};
export const DELIVERY_LIMITS: DeliveryLimits = {
  backoffMs: [250, 500, 1_000, 2_000, 5_000, 10_000, 20_000, 30_000, MINUTE_MS],
  notJournalledAfterMs: 15 * MINUTE_MS,
  unclaimedAfterMs: 180 * MINUTE_MS,
  reportedAgainMs: 10 * MINUTE_MS,
};

/** Payments whose last journalled message is remembered, so that its redelivery needs no request. */
const MAX_JOURNALLED = 100_000;
/** Payments that are known to wait for their kiosk; all that the consumer may have out at a time, and some more. */
const MAX_UNDELIVERED = 20_000;

/** Reported ones that go on being delivered; others have to leave them their place among what may be out at a time. */
const MAX_REPORTED = 1_000;

export type DeliveryOutcome = "ok" | "not-mine" | "later" | "unclaimed" | "nothing";

export type DeliveryOptions = {
  readonly connection: Requester;
  readonly stream: Pick<CallbackStream, "find">;
  readonly claims: Claims;
  readonly reports: Reports;
  readonly log: Pick<Log, "warn" | "error">;
  readonly now: () => number;
  readonly limits: DeliveryLimits;
  /** Whether the stream can do without the room that reported messages take. */
  readonly hasRoom: () => boolean;
};

type Journalled = { readonly instance: string; readonly seq: number };

export class Delivery {
  readonly #options: DeliveryOptions;
  readonly #startedAt: number;
  /** The last delivery of each payment, under way or waiting for the one before: their order is what happened. */
  readonly #underWay = new Map<string, Promise<DeliveryOutcome>>();
  /** Counts the streams that there were: a number says nothing about a message of another one. */
  #generation = 0;
  readonly #journalled = new Recent<Journalled>(MAX_JOURNALLED);
  readonly #undelivered = new Recent<true>(MAX_UNDELIVERED);
  /** Reported as unclaimed. */
  readonly #reported = new Set<string>();
  readonly counts: Record<DeliveryOutcome, number> = {
    ok: 0,
    "not-mine": 0,
    later: 0,
    unclaimed: 0,
    nothing: 0,
  };

  constructor(options: DeliveryOptions) {
    this.#options = options;
    this.#startedAt = options.now();
  }

  /** Payments that wait for their kiosk, or for one to claim them. */
  get undelivered(): number {
    return this.#undelivered.size;
  }

  /** Delivers a message of the stream's consumer, and tells the server when to deliver it again if that failed. */
  async receive(message: DeliveredMessage): Promise<void> {
    const { hash, read } = readDelivered(message);
    if (!read.ok) return this.#receiveUnread(message, hash, read.reason);
    const callback = read.message;
    const generation = this.#generation;
    if (!this.#isJournalled(hash, message.seq)) this.#undelivered.set(hash, true);
    const isAlone = isFirstResult(message) && !message.redelivered;
    const known = isAlone ? [{ seq: message.seq, callback }] : null;
    const outcome = await this.#deliverOnce(hash, message.seq, known);
    // The server would take an answer for one to the message that has this number now.
    if (generation !== this.#generation) return;
    if (outcome === "ok") {
      this.#undelivered.delete(hash);
      this.#reported.delete(hash);
      message.ack();
    } else {
      await this.#deliverAgain(message, { hash, callback, outcome });
    }
  }

  /**
   * Delivers what waits for a claim that was just made. What is stored is looked up for a pending payment only; an ended
   * one gets what has not reached a kiosk yet, so that a week is not delivered again at each hello.
   */
  async claimed(hash: string, isPending: boolean): Promise<void> {
    if (!isPending && !this.#undelivered.has(hash)) return;
    await this.#queue(hash, () => this.#deliver(hash, null));
  }

  /** The stream is another one, which numbers its messages anew: what is remembered of the one before is wrong. */
  forget(): void {
    this.#generation += 1;
    this.#journalled.clear();
    this.#undelivered.clear();
    this.#reported.clear();
  }

  /**
   * What a later release stored is not thrown away, but what no gate stored must not take the place of callbacks among
   * the messages that may be out.
   */
  async #receiveUnread(message: DeliveredMessage, hash: string, reason: string): Promise<void> {
    const { limits, log, reports } = this.#options;
    const generation = this.#generation;
    log.error({ seq: message.seq, reason }, "stored callback unread");
    const isReported = await reports.sendOnceADay({ type: "unreadable" });
    if (generation !== this.#generation) return;
    if (!isReported) message.nak(this.#backoff(message));
    else if (isOfLaterRelease(message.data) && this.#mayStay(hash)) {
      message.nak(limits.reportedAgainMs);
    } else message.term();
  }

  /** Delivers nothing if a delivery before has included the message. */
  #deliverOnce(
    hash: string,
    seq: number,
    known: readonly StoredMessage[] | null,
  ): Promise<DeliveryOutcome> {
    return this.#queue(hash, async () =>
      this.#isJournalled(hash, seq) ? "ok" : this.#deliver(hash, known),
    );
  }

  /** One delivery of a payment at a time. */
  #queue(hash: string, deliver: () => Promise<DeliveryOutcome>): Promise<DeliveryOutcome> {
    const before = this.#underWay.get(hash) ?? Promise.resolve();
    const run = before.then(deliver).finally(() => {
      if (this.#underWay.get(hash) === run) this.#underWay.delete(hash);
    });
    this.#underWay.set(hash, run);
    return run;
  }

  async #deliver(hash: string, known: readonly StoredMessage[] | null): Promise<DeliveryOutcome> {
    const outcome = await this.#tryToDeliver(hash, known).catch((error: unknown) => {
      this.#options.log.warn({ error }, "callback cannot be delivered now");
      return "later" as const;
    });
    this.counts[outcome] += 1;
    return outcome;
  }

  async #tryToDeliver(
    hash: string,
    known: readonly StoredMessage[] | null,
  ): Promise<DeliveryOutcome> {
    const { claims, stream } = this.#options;
    const generation = this.#generation;
    const claimant = claims.holderOf(hash);
    if (claimant === null) return "unclaimed";
    const stored = known ?? (await stream.find(hash));
    const last = stored.at(-1);
    if (last === undefined) return "nothing";
    const journalled = this.#journalled.get(hash);
    // Another run of the kiosk that still waits has lost what the run before it had journalled.
    if (journalled?.instance === claimant.instance && journalled.seq >= last.seq) return "ok";
    const { instance } = claimant;
    const outcome = await this.#ask(claimant, hash, stored);
    if (outcome === "not-mine") claims.drop(hash, claimant);
    if (outcome === "ok") {
      this.#reportLate(hash, claimant, stored);
      // The answer is about messages of a stream that was replaced meanwhile.
      if (generation !== this.#generation) return "later";
      this.#journalled.set(hash, { instance, seq: last.seq });
      this.#undelivered.delete(hash);
    }
    return outcome;
  }

  async #ask(
    { kiosk, instance }: Claimant,
    hash: string,
    stored: readonly StoredMessage[],
  ): Promise<"ok" | "not-mine" | "later"> {
    const callbacks = firstOfEachStatus(stored);
    const data = writeMessage(resultDelivery, { v: VERSION, hash, callbacks });
    try {
      const { connection } = this.#options;
      const subject = subjects.result(kiosk, instance);
      const options = askingKiosk("gate", kiosk, REQUEST_MS);
      const answer = await connection.request(subject, data, options);
      const read = readMessage(resultDeliveryAnswer, answer.data);
      return read.ok ? read.message.outcome : "later";
    } catch {
      // The kiosk is away, or its answer is lost: it is asked again.
      return "later";
    }
  }

  #isJournalled(hash: string, seq: number): boolean {
    return (this.#journalled.get(hash)?.seq ?? 0) >= seq;
  }

  /** Whether the message is delivered again, and when; what operators have to know is reported first. */
  async #deliverAgain(
    message: DeliveredMessage,
    failed: { hash: string; callback: StoredCallback; outcome: DeliveryOutcome },
  ): Promise<void> {
    const { hash, callback, outcome } = failed;
    const { limits, now } = this.#options;
    const isSuccess = callback.status === "SUCCESS";
    const age = now() - callback.receivedAt;
    // Claims are in memory: what an earlier run knew about it is lost, and kiosks may be off until morning.
    const unclaimedFor = now() - Math.max(callback.receivedAt, this.#startedAt);
    if (outcome === "unclaimed" && unclaimedFor >= limits.unclaimedAfterMs) {
      if (!isSuccess || (await this.#report("unclaimed", hash, callback))) {
        if (isSuccess && this.#mayStay(hash)) message.nak(limits.reportedAgainMs);
        else message.term();
        return;
      }
    } else if (isSuccess && age >= limits.notJournalledAfterMs) {
      await this.#report("not-journalled", hash, callback);
    }
    message.nak(this.#backoff(message));
  }

  /**
   * Whether a reported message goes on being delivered: only so does the next run of the gate know of it, which may be
   * the first to hear the kiosk's claim. Otherwise only the claim of a payment that still waits finds it.
   */
  #mayStay(hash: string): boolean {
    const hasPlace = this.#reported.has(hash) || this.#reported.size < MAX_REPORTED;
    if (hasPlace && this.#options.hasRoom()) {
      this.#reported.add(hash);
      return true;
    }
    this.#reported.delete(hash);
    return false;
  }

  #report(
    type: "unclaimed" | "not-journalled",
    hash: string,
    { integrationId, transactionReference, receivedAt }: StoredCallback,
  ): Promise<boolean> {
    const { claims, reports } = this.#options;
    const named = { integrationId, transactionReference, receivedAt };
    const kiosk = claims.holderOf(hash)?.kiosk ?? null;
    return reports.send(
      `${type}:${hash}`,
      type === "unclaimed" ? { type, ...named } : { type, ...named, kiosk },
    );
  }

  /** Ends the case of a SUCCESS that was, or may have been, reported: earlier runs of the gate are not remembered. */
  #reportLate(hash: string, { kiosk }: Claimant, stored: readonly StoredMessage[]): void {
    const { limits, now, reports } = this.#options;
    const isLate = stored.some(
      ({ callback: { status, receivedAt } }) =>
        status === "SUCCESS" && now() - receivedAt >= limits.notJournalledAfterMs,
    );
    if (isLate)
      void reports.send(`journalled:${hash}`, { type: "journalled-at-last", hash, kiosk });
  }

  #backoff(message: DeliveredMessage): number {
    const { backoffMs } = this.#options.limits;
    return backoffMs[message.info.deliveryCount - 1] ?? backoffMs.at(-1) ?? MINUTE_MS;
  }
}

/** A repeat of a status that was stored twice, hours apart, is no news for a kiosk, and would make messages too long. */
function firstOfEachStatus(stored: readonly StoredMessage[]) {
  const seen = new Set<string>();
  return stored.flatMap(({ callback: { v: _version, ...callback } }) => {
    if (seen.has(callback.status)) return [];
    seen.add(callback.status);
    return [callback];
  });
}
