/** Tells the gate which payments and enrollments are this kiosk's (docs/fleet.md, "The kiosk's side"). */
import { claimAnswer, claimRequest, MAX_CLAIMS } from "../../../fleet/messages/gate.ts";
import { VERSION } from "../../../fleet/messages/message.ts";
import { integrationHash, referenceHash } from "../../../fleet/messages/names.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import type { Log } from "../net/log.ts";
import type { FleetClock } from "./gate-watch.ts";
import type { Link } from "./link.ts";

/** How often what is pending is claimed again: the gate looks up then what it has stored of it. */
const EVERY_MS = 5_000;
/** The gate counts kiosks of which it heard within a minute; at most 20 s between two claims. */
const HEARTBEAT_MS = 15_000;

/** A payment's reference, and whether its result is awaited. */
export type ClaimedPayment = { readonly reference: string; readonly isPending: boolean };

export type ClaimSources = {
  /** Payments of open orders. */
  readonly open: () => readonly ClaimedPayment[];
  /** References of payments of orders that ended within seven days: a late SUCCESS is returned. */
  readonly ended: () => readonly string[];
  /** Enrollments whose callback may come; `agoMs`: how much of its longest life is over. */
  readonly enrollments: () => readonly { readonly enrollmentId: string; readonly agoMs: number }[];
};

export type Claims = {
  /** An order has changed: a reference that is new is claimed at once. */
  orderChanged(payments: readonly ClaimedPayment[]): void;
  /** This run of the gate is there: if it is another one, it knows nothing, and everything is claimed anew. */
  gateIs(gate: string): void;
  /** Claims the enrollments; whether the gate has accepted that of this id. */
  claimEnrollment(enrollmentId: string): Promise<boolean>;
  stop(): void;
};

export function createClaims(options: {
  readonly link: Link;
  readonly integrationId: string;
  readonly sources: ClaimSources;
  readonly clock: FleetClock;
  readonly log: Pick<Log, "warn">;
  /** This run of the gate has answered. */
  readonly heard: (gate: string) => void;
}): Claims {
  return new GateClaims(options);
}

class GateClaims implements Claims {
  readonly #options: Parameters<typeof createClaims>[0];
  /** Hashes that the present run of the gate has answered. */
  readonly #claimed = new Set<string>();
  /** Hashes to claim, and whether each is pending. */
  readonly #queue = new Map<string, boolean>();
  readonly #refused = new Set<string>();
  #gate: string | null = null;
  #isAsking = false;
  #isStopped = false;
  #lastAt: number;
  #cancel = () => {};
  readonly #unsubscribe: () => void;

  constructor(options: Parameters<typeof createClaims>[0]) {
    this.#options = options;
    this.#lastAt = options.clock.now() - HEARTBEAT_MS;
    const { connected } = options.link;
    this.#unsubscribe = connected.subscribe(() => {
      if (connected.current()) this.#claimOpen();
    });
    if (connected.current()) this.#claimOpen();
    this.#plan();
  }

  orderChanged(payments: readonly ClaimedPayment[]): void {
    const before = this.#queue.size;
    for (const { reference, isPending } of payments) {
      const hash = this.#hash(reference);
      if (!this.#claimed.has(hash)) this.#queue.set(hash, isPending);
    }
    if (this.#queue.size > before) void this.#send();
  }

  gateIs(gate: string): void {
    if (gate === this.#gate) return;
    const ended = this.#options.sources.ended();
    this.#gate = gate;
    this.#claimed.clear();
    this.#refused.clear();
    for (const reference of ended) this.#queue.set(this.#hash(reference), false);
    this.#claimOpen();
  }

  async claimEnrollment(enrollmentId: string): Promise<boolean> {
    const answer = await this.#ask([]);
    return answer !== null && !answer.refused.includes(this.#hash(enrollmentId));
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancel();
    this.#unsubscribe();
  }

  #claimOpen(): void {
    for (const { reference, isPending } of this.#options.sources.open()) {
      this.#queue.set(this.#hash(reference), isPending);
    }
    void this.#send(true);
  }

  #hash(reference: string): string {
    return referenceHash(this.#options.integrationId, reference);
  }

  #plan(): void {
    const { clock, sources } = this.#options;
    this.#cancel = clock.at(clock.now() + EVERY_MS, () => {
      if (this.#isStopped) return;
      for (const { reference, isPending } of sources.open()) {
        if (isPending) this.#queue.set(this.#hash(reference), true);
      }
      // The clock may have been set back.
      const sinceMs = Math.abs(clock.now() - this.#lastAt);
      void this.#send(sinceMs >= HEARTBEAT_MS);
      this.#plan();
    });
  }

  /** Sends what is queued, in batches; what cannot be sent stays queued. `evenEmpty`: at least one request. */
  async #send(evenEmpty = false): Promise<void> {
    if (this.#isAsking || this.#isStopped) return;
    this.#isAsking = true;
    try {
      for (let isFirst = evenEmpty; isFirst || this.#queue.size > 0; isFirst = false) {
        const batch = [...this.#queue].slice(0, MAX_CLAIMS);
        const answer = await this.#ask(batch);
        if (answer === null) return;
        for (const [hash] of batch) this.#claimed.add(hash);
        for (const hash of answer.refused) this.#wasRefused(hash);
      }
    } catch (error) {
      // The records cannot be read now; the next round tries again.
      this.#options.log.warn({ error }, "claims not made");
    } finally {
      this.#isAsking = false;
    }
  }

  async #ask(batch: readonly (readonly [hash: string, isPending: boolean])[]) {
    const { link, integrationId, sources, clock } = this.#options;
    if (!link.connected.current() || this.#isStopped) return null;
    // Throws if the records cannot be read: the batch stays queued.
    const enrollments = sources.enrollments().slice(-MAX_CLAIMS);
    // Queued again if it changes meanwhile.
    for (const [hash] of batch) this.#queue.delete(hash);
    const found = await link.request(
      subjects.claim(link.kiosk),
      claimRequest,
      {
        v: VERSION,
        instance: link.instance,
        integration: integrationHash(integrationId),
        claims: batch.map(([hash, isPending]) => ({ hash, isPending })),
        enrollments: enrollments.map(({ enrollmentId, agoMs }) => ({
          hash: this.#hash(enrollmentId),
          agoMs,
        })),
      },
      claimAnswer,
    );
    if (!found.ok) {
      for (const [hash, isPending] of batch) {
        if (!this.#queue.has(hash)) this.#queue.set(hash, isPending);
      }
      return null;
    }
    this.#lastAt = clock.now();
    this.#options.heard(found.answer.gate);
    this.gateIs(found.answer.gate);
    return found.answer;
  }

  #wasRefused(hash: string): void {
    if (this.#refused.has(hash)) return;
    this.#refused.add(hash);
    this.#options.log.warn({ hash }, "claim refused: another kiosk has it");
  }
}
