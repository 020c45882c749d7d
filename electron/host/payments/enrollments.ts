/**
 * Binding a card for later payments (payments.md §3 Enrollment): requested, followed to its end, and stored only then.
 */
import { randomUUID } from "node:crypto";
import type { Log } from "../net/log.ts";
import type { CardStore, EnrollmentRow } from "../store/cards.ts";
import type { Card } from "./cards.ts";
import type { EnrollmentProgress, EnrollmentRequest, Enrollments } from "./enrollment.ts";
import type { GateEnrollmentResult } from "./gate-messages.ts";
import type { Integrator } from "./integrator.ts";
import type { Pending } from "./interpret.ts";
import { type Progress, ProgressEmitter } from "./progress.ts";

/** payments.md §8: the longest that an enrollment may live. */
export const LONGEST_EXPIRY_MS = 30 * 60_000;
/** A call whose answer was lost is repeated under the same key; the customer is waiting. */
const ASK_AGAIN_MS = [1_000, 3_000] as const;
/** The callback comes before the redirect (payments.md §4.4 rule 3): inquiries begin after it, less and less often. */
const INQUIRE_MS = [2_000, 5_000, 10_000, 30_000, 60_000] as const;
const LAST_INQUIRE_MS = INQUIRE_MS[4];
/** While the customer is somewhere else, as into a payment in this situation. */
const INQUIRE_WHILE_OPEN_MS = 20_000;
/** The last inquiry before an enrollment expires: its answer has to come in time (payments.md §8: within 10 s). */
const INQUIRE_BEFORE_END_MS = 15_000;

export type EnrollmentsOptions = {
  readonly store: CardStore;
  readonly integrator: Pick<Integrator, "enroll" | "inquireEnrollmentStatus">;
  /** Asks for its callback to be led here, before it is begun; false: none would arrive. By default nothing is needed. */
  readonly claim?: (enrollmentId: string) => Promise<boolean>;
  readonly seal: (plain: Buffer) => Buffer;
  readonly clock: {
    now(): number;
    monotonic(): number;
    at(time: number, callback: () => void): () => void;
  };
  readonly log: Pick<Log, "info" | "warn" | "error">;
  /** How long an enrollment lives if the integrator names no time. */
  readonly expiryMs: number;
};

/** An enrollment in progress: its reported progress, and how to cancel its timer. */
type Followed = {
  readonly progress: ProgressEmitter<EnrollmentProgress>;
  /** When it expires by the monotonic clock, whatever the machine's is set to. */
  endsAt: number;
  canInquire: boolean;
  readonly returnsInPublic: boolean;
  /** Since the page was left. */
  inquiries: number;
  cancel: () => void;
};

export function createEnrollments(options: EnrollmentsOptions): Enrollments {
  return new CardEnrollments(options);
}

class CardEnrollments implements Enrollments {
  readonly #options: EnrollmentsOptions;
  readonly #followed = new Map<string, Followed>();
  #isStopped = false;

  constructor(options: EnrollmentsOptions) {
    this.#options = options;
  }

  begin(request: EnrollmentRequest): string {
    const { store, clock, expiryMs } = this.#options;
    const enrollmentId = randomUUID();
    const { customerId } = request;
    for (const earlier of store.open()) {
      if (earlier.customerId === customerId) this.#end(earlier.enrollmentId, "given-up");
    }
    const expiresAt = clock.now() + expiryMs;
    store.begin({ enrollmentId, customerId, idempotencyKey: randomUUID(), expiresAt });
    this.#follow(enrollmentId, request, expiryMs);
    const row = store.enrollment(enrollmentId);
    if (row) this.#request(row, request);
    return enrollmentId;
  }

  progress(enrollmentId: string): Progress<EnrollmentProgress> | null {
    return this.#followed.get(enrollmentId)?.progress ?? null;
  }

  returned(enrollmentId: string): void {
    if (this.progress(enrollmentId)?.current().at !== "entering") return;
    this.#emit(enrollmentId, { at: "confirming" });
    this.#awaitEnd(enrollmentId, INQUIRE_MS[0]);
  }

  giveUp(enrollmentId: string): void {
    if (this.#openRow(enrollmentId)) this.#end(enrollmentId, "given-up");
  }

  recordCallback(result: GateEnrollmentResult): "accepted" | "no-match" {
    const { enrollmentId, transactionReference } = result;
    const row = this.#options.store.enrollment(enrollmentId);
    if (!row || isOfAnother(row, transactionReference)) return "no-match";
    // A repeat is accepted (payments.md §4.2); anything else comes too late.
    if (row.state === "bound") return "accepted";
    if (row.state === "declined") return result.status === "DECLINED" ? "accepted" : "no-match";
    if (!isOpen(row)) return "no-match";
    if (this.#leftMs(row) <= 0) {
      this.#end(enrollmentId, "expired");
      return "no-match";
    }
    if (result.status === "SUCCESS") this.#saveCard(enrollmentId, result.card);
    else this.#end(enrollmentId, "declined");
    return "accepted";
  }

  resume(canInquire: () => Promise<boolean>): readonly string[] {
    const open = this.#options.store.open();
    for (const row of open) {
      const { enrollmentId } = row;
      const unknown = { canInquire: false, returnsInPublic: false };
      const known = this.#follow(enrollmentId, unknown, this.#leftMs(row));
      this.#emit(enrollmentId, { at: "confirming" });
      this.#awaitEnd(enrollmentId, null);
      void canInquire().then((can) => {
        known.canInquire = can;
        if (can) this.#awaitEnd(enrollmentId, 0);
      });
    }
    return open.filter((row) => this.#leftMs(row) > 0).map(({ enrollmentId }) => enrollmentId);
  }

  stop(): void {
    this.#isStopped = true;
    for (const { cancel } of this.#followed.values()) cancel();
  }

  #openRow(enrollmentId: string): EnrollmentRow | null {
    const row = this.#options.store.enrollment(enrollmentId);
    return row && isOpen(row) ? row : null;
  }

  /**
   * Milliseconds until it expires. Across runs only the machine's clock is left: one that was set back makes it live
   * longer, but not for longer than the maximum.
   */
  #leftMs({ enrollmentId, expiresAt }: EnrollmentRow): number {
    const { clock } = this.#options;
    const endsAt = this.#followed.get(enrollmentId)?.endsAt;
    if (endsAt !== undefined) return endsAt - clock.monotonic();
    return Math.min(expiresAt - clock.now(), LONGEST_EXPIRY_MS);
  }

  #follow(
    enrollmentId: string,
    { canInquire, returnsInPublic }: Pick<Followed, "canInquire" | "returnsInPublic">,
    lifeMs: number,
  ): Followed {
    const progress = new ProgressEmitter<EnrollmentProgress>({ at: "opening" });
    const endsAt = this.#options.clock.monotonic() + lifeMs;
    const open = { progress, endsAt, canInquire, returnsInPublic };
    const created = { ...open, inquiries: 0, cancel: () => {} };
    this.#followed.set(enrollmentId, created);
    return created;
  }

  #emit(enrollmentId: string, progress: EnrollmentProgress): void {
    const known = this.#followed.get(enrollmentId);
    if (progress.at === "saved" || progress.at === "not-saved") known?.cancel();
    known?.progress.emit(progress);
  }

  #end(enrollmentId: string, why: "declined" | "expired" | "given-up" | "unavailable"): void {
    this.#options.store.end(enrollmentId, why === "unavailable" ? "declined" : why);
    this.#options.log.info({ enrollmentId, why }, "no card was stored");
    this.#emit(enrollmentId, { at: "not-saved", why });
  }

  #saveCard(enrollmentId: string, { token, ...card }: Card): void {
    const { store, seal, clock, log } = this.#options;
    store.bind(enrollmentId, { ...card, sealedToken: seal(Buffer.from(token)) }, clock.now());
    log.info({ enrollmentId }, "a card was stored");
    this.#emit(enrollmentId, { at: "saved" });
  }

  /** If the answer cannot be recorded, on a full disk, the customer is shown that no card was stored. */
  #request(row: EnrollmentRow, request: EnrollmentRequest, tries = 0): void {
    this.#ask(row, request, tries).catch((error: unknown) => {
      this.#logUnrecorded(row.enrollmentId, error);
      this.#emit(row.enrollmentId, { at: "not-saved", why: "unavailable" });
    });
  }

  async #ask(row: EnrollmentRow, request: EnrollmentRequest, tries: number): Promise<void> {
    const { enrollmentId, idempotencyKey } = row;
    const { claim } = this.#options;
    const isClaimed = claim === undefined || (await claim(enrollmentId));
    if (this.#isStopped || !this.#openRow(enrollmentId)) return;
    if (!isClaimed) return this.#end(enrollmentId, "unavailable");
    const answer = await this.#options.integrator.enroll({
      idempotencyKey,
      enrollmentId,
      customer: request.customer,
      currency: request.currency,
      returnUrls: request.returnUrls(enrollmentId),
    });
    // The callback may have come first.
    if (this.#isStopped || !this.#openRow(enrollmentId)) return;
    switch (answer.status) {
      case "SUCCESS":
        return this.#saveCard(enrollmentId, answer.card);
      case "PENDING":
        return this.#opened(enrollmentId, answer);
      case "DECLINED":
        return this.#end(enrollmentId, "declined");
      case "RETRIABLE": {
        const pause = ASK_AGAIN_MS[tries];
        if (pause === undefined) return this.#end(enrollmentId, "unavailable");
        return this.#wait(enrollmentId, pause, () => this.#request(row, request, tries + 1));
      }
      case "UNKNOWN":
        return this.#end(enrollmentId, "unavailable");
    }
  }

  /** The integrator has a page on which the customer enters the card. */
  #opened(
    enrollmentId: string,
    { transactionReference, redirectUrl, expectedTtlSeconds }: Pending,
  ): void {
    const { store, clock, expiryMs } = this.#options;
    const namedMs = expectedTtlSeconds === null ? expiryMs : expectedTtlSeconds * 1_000;
    const lifeMs = Math.min(namedMs, LONGEST_EXPIRY_MS);
    const endsAt = clock.monotonic() + lifeMs;
    store.pending(enrollmentId, transactionReference, clock.now() + lifeMs);
    const known = this.#followed.get(enrollmentId);
    if (known) known.endsAt = endsAt;
    this.#emit(enrollmentId, { at: "entering", redirectUrl, endsAt });
    this.#awaitEnd(enrollmentId, known ? pauseWhileOpen(known) : null);
  }

  /**
   * Waits for the end: the callback, an inquiry if one can be made, or the time. Inquires once more shortly before the
   * time is over; null: then only.
   */
  #awaitEnd(enrollmentId: string, inquireInMs: number | null): void {
    const row = this.#openRow(enrollmentId);
    const known = this.#followed.get(enrollmentId);
    if (!row || !known) return;
    const endsInMs = this.#leftMs(row);
    const lastInMs = endsInMs - INQUIRE_BEFORE_END_MS;
    const latestMs = lastInMs > 0 ? lastInMs : endsInMs;
    const nextMs = Math.min(inquireInMs ?? latestMs, latestMs);
    this.#wait(enrollmentId, known.canInquire ? nextMs : endsInMs, (now) => {
      if (this.#leftMs(now) <= 0) this.#end(enrollmentId, "expired");
      else this.#inquireOrWait(now);
    });
  }

  /** Calls back after a time unless the enrollment has ended by then; one such wait at a time. */
  #wait(enrollmentId: string, ms: number, then: (row: EnrollmentRow) => void): void {
    const { clock } = this.#options;
    const known = this.#followed.get(enrollmentId);
    if (!known || this.#isStopped) return;
    known.cancel();
    known.cancel = clock.at(clock.now() + ms, () => {
      try {
        const row = this.#openRow(enrollmentId);
        if (row && !this.#isStopped) then(row);
      } catch (error) {
        this.#logUnrecorded(enrollmentId, error);
        this.#emit(enrollmentId, { at: "not-saved", why: "expired" });
      }
    });
  }

  /** A card that cannot be recorded, on a full disk, is inquired about again. */
  #inquireOrWait(row: EnrollmentRow): void {
    this.#inquire(row)
      .catch((error: unknown) => {
        this.#logUnrecorded(row.enrollmentId, error);
        this.#awaitEnd(row.enrollmentId, LAST_INQUIRE_MS);
      })
      .catch((error: unknown) => this.#logUnrecorded(row.enrollmentId, error));
  }

  async #inquire({ enrollmentId, reference }: EnrollmentRow): Promise<void> {
    const answer = await this.#options.integrator.inquireEnrollmentStatus({
      enrollmentId,
      ...(reference !== null && { transactionReference: reference }),
    });
    const row = this.#openRow(enrollmentId);
    const known = this.#followed.get(enrollmentId);
    if (this.#isStopped || !row || !known) return;
    if (this.#leftMs(row) <= 0) return this.#end(enrollmentId, "expired");
    const isAnswer = answer.kind === "status" && !isOfAnother(row, answer.transactionReference);
    if (isAnswer && answer.status === "COMPLETED") return this.#saveCard(enrollmentId, answer.card);
    if (isAnswer && answer.status === "DECLINED") return this.#end(enrollmentId, "declined");
    if (known.progress.current().at === "entering") {
      return this.#awaitEnd(enrollmentId, pauseWhileOpen(known));
    }
    const pause = INQUIRE_MS[Math.min(known.inquiries, INQUIRE_MS.length - 1)] ?? 0;
    known.inquiries += 1;
    this.#awaitEnd(enrollmentId, pause);
  }

  #logUnrecorded(enrollmentId: string, error: unknown): void {
    this.#options.log.error({ enrollmentId, error }, "an enrollment could not be recorded");
  }
}

function isOpen({ state }: EnrollmentRow): boolean {
  return state === "asked" || state === "pending";
}

/** The kiosk sees the return of a page that it shows. Of any other it learns by a callback only, which may be lost. */
function pauseWhileOpen({ progress, returnsInPublic }: Followed): number | null {
  const now = progress.current();
  const isAtTerminal = now.at === "entering" && now.redirectUrl === null;
  return isAtTerminal || returnsInPublic ? INQUIRE_WHILE_OPEN_MS : null;
}

/** If both sides have named a reference, they have to be the same (payments.md §4.2). */
function isOfAnother({ reference }: EnrollmentRow, named: string | null): boolean {
  return reference !== null && named !== null && named !== reference;
}
