/**
 * Binding a card for later payments (payments.md §3 Enrollment): requested, followed to its end, and stored only then.
 */
import { randomUUID } from "node:crypto";
import type { Log } from "../net/log.ts";
import type { CardStore, EnrollmentRow } from "../store/cards.ts";
import type { Card } from "./cards.ts";
import type { EnrollmentProgress, EnrollmentRequest } from "./enrollment.ts";
import type { GateEnrollmentResult } from "./gate-messages.ts";
import type { Integrator } from "./integrator.ts";
import type { Pending } from "./interpret.ts";
import { type Progress, ProgressEmitter } from "./progress.ts";

/** payments.md §8: the longest that an enrollment may live. */
const LONGEST_EXPIRY_MS = 30 * 60_000;
/** A call whose answer was lost is repeated under the same key; the customer is waiting. */
const ASK_AGAIN_MS = [1_000, 3_000] as const;
/** The callback comes before the redirect (payments.md §4.4 rule 3): inquiries begin after it, less and less often. */
const INQUIRE_MS = [2_000, 5_000, 10_000, 30_000, 60_000] as const;
const LAST_INQUIRE_MS = INQUIRE_MS[4];

export type Enrollments = {
  /**
   * Requests an enrollment, which is on disk before the first byte leaves. An open one of the same customer is given
   * up: its card would replace the new one. Returns the enrollmentId; throws if it cannot be recorded.
   */
  begin(request: EnrollmentRequest): string;
  /** Null for an unknown enrollment, and for one that ended before the host's last start. */
  progress(enrollmentId: string): Progress<EnrollmentProgress> | null;
  /** The browser has left the page. It decides nothing. */
  returned(enrollmentId: string): void;
  /** The customer canceled: a card that is reported later is not stored. */
  giveUp(enrollmentId: string): void;
  /** The callback of payments.md §4.2; `no-match` is answered 404, and nothing was stored. Throws if it cannot be recorded. */
  recordCallback(result: GateEnrollmentResult): "accepted" | "no-match";
  /**
   * Called at the start of the host, since a callback may have been missed. Returns the ids of the enrollments that
   * have not expired, the first to expire first.
   */
  resume(canInquire: () => Promise<boolean>): readonly string[];
  stop(): void;
};

export type EnrollmentsOptions = {
  readonly store: CardStore;
  readonly integrator: Pick<Integrator, "enroll" | "inquireEnrollmentStatus">;
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
  inquiries: number;
  cancel: () => void;
};

export function createEnrollments({
  store,
  integrator,
  seal,
  clock,
  log,
  expiryMs,
}: EnrollmentsOptions): Enrollments {
  const followed = new Map<string, Followed>();
  let isStopped = false;

  const isOpen = (row: EnrollmentRow | null): row is EnrollmentRow =>
    row !== null && (row.state === "asked" || row.state === "pending");

  /**
   * Milliseconds until it expires. Across runs only the machine's clock is left: one that was set back makes it live
   * longer, but not for longer than the maximum.
   */
  const leftMs = ({ enrollmentId, expiresAt }: EnrollmentRow): number => {
    const endsAt = followed.get(enrollmentId)?.endsAt;
    if (endsAt !== undefined) return endsAt - clock.monotonic();
    return Math.min(expiresAt - clock.now(), LONGEST_EXPIRY_MS);
  };

  function follow(enrollmentId: string, canInquire: boolean, lifeMs: number): Followed {
    const progress = new ProgressEmitter<EnrollmentProgress>({ at: "opening" });
    const endsAt = clock.monotonic() + lifeMs;
    const created = { progress, endsAt, canInquire, inquiries: 0, cancel: () => {} };
    followed.set(enrollmentId, created);
    return created;
  }

  function emit(enrollmentId: string, progress: EnrollmentProgress): void {
    const known = followed.get(enrollmentId);
    if (progress.at === "saved" || progress.at === "not-saved") known?.cancel();
    known?.progress.emit(progress);
  }

  function end(
    enrollmentId: string,
    why: "declined" | "expired" | "given-up" | "unavailable",
  ): void {
    store.end(enrollmentId, why === "unavailable" ? "declined" : why);
    log.info({ enrollmentId, why }, "no card was stored");
    emit(enrollmentId, { at: "not-saved", why });
  }

  function saveCard(enrollmentId: string, { token, ...card }: Card): void {
    store.bind(enrollmentId, { ...card, sealedToken: seal(Buffer.from(token)) }, clock.now());
    log.info({ enrollmentId }, "a card was stored");
    emit(enrollmentId, { at: "saved" });
  }

  function logUnrecorded(enrollmentId: string, error: unknown): void {
    log.error({ enrollmentId, error }, "an enrollment could not be recorded");
  }

  /** Calls back after a time unless the enrollment has ended by then; one such wait at a time. */
  function wait(enrollmentId: string, ms: number, then: (row: EnrollmentRow) => void): void {
    const known = followed.get(enrollmentId);
    if (!known || isStopped) return;
    known.cancel();
    known.cancel = clock.at(clock.now() + ms, () => {
      try {
        const row = store.enrollment(enrollmentId);
        if (!isStopped && isOpen(row)) then(row);
      } catch (error) {
        logUnrecorded(enrollmentId, error);
        emit(enrollmentId, { at: "not-saved", why: "expired" });
      }
    });
  }

  /** Waits for the end: the callback, an inquiry if one can be made, or the time. */
  function awaitEnd(enrollmentId: string, firstInquiryMs: number | null): void {
    const row = store.enrollment(enrollmentId);
    const known = followed.get(enrollmentId);
    if (!isOpen(row) || !known) return;
    const endsInMs = leftMs(row);
    const inquireInMs = known.canInquire && firstInquiryMs !== null ? firstInquiryMs : endsInMs;
    wait(enrollmentId, Math.min(inquireInMs, endsInMs), (now) => {
      if (leftMs(now) <= 0) end(enrollmentId, "expired");
      else inquireOrWait(now);
    });
  }

  /** A card that cannot be recorded, on a full disk, is inquired about again. */
  function inquireOrWait(row: EnrollmentRow): void {
    inquire(row)
      .catch((error: unknown) => {
        logUnrecorded(row.enrollmentId, error);
        awaitEnd(row.enrollmentId, LAST_INQUIRE_MS);
      })
      .catch((error: unknown) => logUnrecorded(row.enrollmentId, error));
  }

  async function inquire({ enrollmentId, reference }: EnrollmentRow): Promise<void> {
    const answer = await integrator.inquireEnrollmentStatus({
      enrollmentId,
      ...(reference !== null && { transactionReference: reference }),
    });
    const row = store.enrollment(enrollmentId);
    const known = followed.get(enrollmentId);
    if (isStopped || !isOpen(row) || !known) return;
    if (leftMs(row) <= 0) return end(enrollmentId, "expired");
    const isAnswer = answer.kind === "status" && !isOfAnother(row, answer.transactionReference);
    if (isAnswer && answer.status === "COMPLETED") return saveCard(enrollmentId, answer.card);
    if (isAnswer && answer.status === "DECLINED") return end(enrollmentId, "declined");
    const pause = INQUIRE_MS[Math.min(known.inquiries, INQUIRE_MS.length - 1)] ?? 0;
    known.inquiries += 1;
    awaitEnd(enrollmentId, pause);
  }

  /** If the answer cannot be recorded, on a full disk, the customer is shown that no card was stored. */
  function begin(row: EnrollmentRow, request: EnrollmentRequest, tries = 0): void {
    ask(row, request, tries).catch((error: unknown) => {
      logUnrecorded(row.enrollmentId, error);
      emit(row.enrollmentId, { at: "not-saved", why: "unavailable" });
    });
  }

  async function ask(row: EnrollmentRow, request: EnrollmentRequest, tries: number): Promise<void> {
    const { enrollmentId, idempotencyKey } = row;
    const answer = await integrator.enroll({
      idempotencyKey,
      enrollmentId,
      customer: request.customer,
      currency: request.currency,
      returnUrls: request.returnUrls(enrollmentId),
    });
    // The callback may have come first.
    if (isStopped || !isOpen(store.enrollment(enrollmentId))) return;
    switch (answer.status) {
      case "SUCCESS":
        return saveCard(enrollmentId, answer.card);
      case "PENDING":
        return open(enrollmentId, answer);
      case "DECLINED":
        return end(enrollmentId, "declined");
      case "RETRIABLE": {
        const pause = ASK_AGAIN_MS[tries];
        if (pause !== undefined) {
          return wait(enrollmentId, pause, () => begin(row, request, tries + 1));
        }
        return end(enrollmentId, "unavailable");
      }
      case "UNKNOWN":
        return end(enrollmentId, "unavailable");
    }
  }

  function open(
    enrollmentId: string,
    { transactionReference, redirectUrl, expectedTtlSeconds }: Pending,
  ): void {
    const namedMs = expectedTtlSeconds === null ? expiryMs : expectedTtlSeconds * 1_000;
    const lifeMs = Math.min(namedMs, LONGEST_EXPIRY_MS);
    const endsAt = clock.monotonic() + lifeMs;
    store.pending(enrollmentId, transactionReference, clock.now() + lifeMs);
    const known = followed.get(enrollmentId);
    if (known) known.endsAt = endsAt;
    emit(enrollmentId, { at: "entering", redirectUrl, endsAt });
    awaitEnd(enrollmentId, null);
  }

  return {
    begin(request) {
      const enrollmentId = randomUUID();
      const { customerId } = request;
      for (const earlier of store.open()) {
        if (earlier.customerId === customerId) end(earlier.enrollmentId, "given-up");
      }
      const expiresAt = clock.now() + expiryMs;
      store.begin({ enrollmentId, customerId, idempotencyKey: randomUUID(), expiresAt });
      follow(enrollmentId, request.canInquire, expiryMs);
      const row = store.enrollment(enrollmentId);
      if (row) begin(row, request);
      return enrollmentId;
    },
    progress: (enrollmentId) => followed.get(enrollmentId)?.progress ?? null,
    returned(enrollmentId) {
      const known = followed.get(enrollmentId);
      if (known?.progress.current().at !== "entering") return;
      emit(enrollmentId, { at: "confirming" });
      awaitEnd(enrollmentId, INQUIRE_MS[0]);
    },
    giveUp(enrollmentId) {
      if (isOpen(store.enrollment(enrollmentId))) end(enrollmentId, "given-up");
    },
    recordCallback(result) {
      const { enrollmentId, transactionReference } = result;
      const row = store.enrollment(enrollmentId);
      if (!row || isOfAnother(row, transactionReference)) return "no-match";
      // A repeat is accepted (payments.md §4.2); anything else comes too late.
      if (row.state === "bound") return "accepted";
      if (row.state === "declined") return result.status === "DECLINED" ? "accepted" : "no-match";
      if (!isOpen(row)) return "no-match";
      if (leftMs(row) <= 0) {
        end(enrollmentId, "expired");
        return "no-match";
      }
      if (result.status === "SUCCESS") saveCard(enrollmentId, result.card);
      else end(enrollmentId, "declined");
      return "accepted";
    },
    resume(canInquire) {
      const open = store.open();
      for (const row of open) {
        const { enrollmentId } = row;
        const known = follow(enrollmentId, false, leftMs(row));
        emit(enrollmentId, { at: "confirming" });
        awaitEnd(enrollmentId, null);
        void canInquire().then((can) => {
          known.canInquire = can;
          if (can) awaitEnd(enrollmentId, 0);
        });
      }
      return open.filter((row) => leftMs(row) > 0).map(({ enrollmentId }) => enrollmentId);
    },
    stop() {
      isStopped = true;
      for (const { cancel } of followed.values()) cancel();
    },
  };
}

/** If both sides have named a reference, they have to be the same (payments.md §4.2). */
function isOfAnother({ reference }: EnrollmentRow, named: string | null): boolean {
  return reference !== null && named !== null && named !== reference;
}
