import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Fault } from "../core/faults.ts";
import { maskBody, maskHeaders } from "../core/mask.ts";
import type { ServiceDeps } from "../core/service.ts";

/** How long one attempt may take before it counts as unanswered. */
const ATTEMPT_TIMEOUT_MS = 5_000;
/** How long the card page waits for the acknowledgement before it redirects all the same (payments.md §4.4 rule 3). */
const ACKNOWLEDGEMENT_WAIT_MS = 3_000;
/** Delay after the first failed attempt; it doubles up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** Polling interval for waiting callbacks. */
const TICK_MS = 100;
/** The delay of a `late` callback whose fault sets none. */
const LATE_MS = 3_000;

const PATHS = {
  "payments.result-callback": "result",
  "payments.enrollment-callback": "enrollment-result",
} as const;
export type CallbackOperation = keyof typeof PATHS;

const callbackRow = z
  .object({
    idempotency_key: z.string(),
    operation: z.enum(["payments.result-callback", "payments.enrollment-callback"]),
    body: z.string(),
    attempts: z.number(),
  })
  .transform((row) => ({
    key: row.idempotency_key,
    operation: row.operation,
    body: row.body,
    attempts: row.attempts,
  }));
type Callback = z.output<typeof callbackRow>;

/** Sends the callbacks of payments.md §4.2 until each was answered 200, also across a restart. */
export interface CallbackSender {
  /** Stores a callback to send; call it in the transaction that makes its outcome final. */
  enqueue(operation: CallbackOperation, transactionReference: string, body: unknown): string;
  /** Makes the first attempt now; resolves when acknowledged, or after a timeout. */
  sendNow(key: string): Promise<void>;
  /** The number of unacknowledged callbacks. */
  waiting(): number;
  close(): void;
}

function callbackStore({ database, now }: ServiceDeps) {
  const insert = database.prepare(`insert into payment_callbacks
    (idempotency_key, operation, transaction_reference, body, next_attempt_at_ms)
    values (?, ?, ?, ?, ?)`);
  const byKey = database.prepare(
    "select * from payment_callbacks where idempotency_key = ? and delivered_at_ms is null",
  );
  const due = database.prepare(
    "select * from payment_callbacks where delivered_at_ms is null and next_attempt_at_ms <= ?",
  );
  const waiting = database.prepare(
    "select count(*) as waiting from payment_callbacks where delivered_at_ms is null",
  );
  const delivered = database.prepare(
    "update payment_callbacks set delivered_at_ms = ?, attempts = attempts + 1 where idempotency_key = ?",
  );
  const postponed = database.prepare(
    "update payment_callbacks set next_attempt_at_ms = ?, attempts = attempts + 1 where idempotency_key = ?",
  );
  return {
    /** The sender itself makes the first attempt; the tick takes over if the process dies before. */
    insert: (key: string, operation: CallbackOperation, reference: string, body: string) =>
      insert.run(key, operation, reference, body, now() + ACKNOWLEDGEMENT_WAIT_MS),
    byKey: (key: string) => {
      const found = byKey.get(key);
      return found ? callbackRow.parse(found) : undefined;
    },
    due: () => due.all(now()).map((found) => callbackRow.parse(found)),
    waiting: () => z.object({ waiting: z.number() }).parse(waiting.get()).waiting,
    delivered: (key: string) => delivered.run(now(), key),
    postponed: (key: string, pauseMs: number) => postponed.run(now() + pauseMs, key),
  };
}

const pauseAfter = (attempts: number) =>
  Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts, 10));

/**
 * A {@link CallbackSender} to the platform at `platform()`. A fault of the callback's operation is
 * taken once per attempt: `lost` attempts count as unanswered, `late` postpones the first one.
 */
export function callbackSender(deps: ServiceDeps, platform: () => string): CallbackSender {
  return new PollingSender(deps, platform);
}

class PollingSender implements CallbackSender {
  readonly #deps: ServiceDeps;
  readonly #platform: () => string;
  readonly #store: ReturnType<typeof callbackStore>;
  /** Keys of the callbacks that are being sent. */
  readonly #inFlight = new Set<string>();
  readonly #closing = new AbortController();
  readonly #tick: NodeJS.Timeout;

  constructor(deps: ServiceDeps, platform: () => string) {
    this.#deps = deps;
    this.#platform = platform;
    this.#store = callbackStore(deps);
    this.#tick = setInterval(() => {
      for (const callback of this.#store.due()) void this.#attempt(callback);
    }, TICK_MS);
  }

  enqueue(operation: CallbackOperation, transactionReference: string, body: unknown): string {
    const key = randomUUID();
    this.#store.insert(key, operation, transactionReference, JSON.stringify(body));
    return key;
  }

  async sendNow(key: string): Promise<void> {
    const callback = this.#store.byKey(key);
    if (!callback) return;
    await Promise.race([
      this.#attempt(callback),
      sleep(ACKNOWLEDGEMENT_WAIT_MS, undefined, { ref: false }),
    ]);
  }

  waiting(): number {
    return this.#store.waiting();
  }

  close(): void {
    clearInterval(this.#tick);
    this.#closing.abort();
  }

  async #attempt(callback: Callback): Promise<void> {
    if (this.#inFlight.has(callback.key) || this.#closing.signal.aborted) return;
    this.#inFlight.add(callback.key);
    try {
      const fault = this.#deps.faults.take(callback.operation);
      if (fault?.callback === "late" && callback.attempts === 0) {
        this.#store.postponed(callback.key, fault.latencyMs ?? LATE_MS);
        return;
      }
      const acknowledged = await this.#underFault(callback, fault);
      if (this.#closing.signal.aborted) return;
      if (acknowledged) this.#store.delivered(callback.key);
      else this.#store.postponed(callback.key, pauseAfter(callback.attempts));
    } finally {
      this.#inFlight.delete(callback.key);
    }
  }

  async #underFault(callback: Callback, fault: Fault | undefined): Promise<boolean> {
    if (fault?.callback === "lost" || fault?.drop === "before-processing") return false;
    if (fault?.latencyMs && fault.callback !== "late") {
      const { signal } = this.#closing;
      await sleep(fault.latencyMs, undefined, { signal }).catch(() => undefined);
    }
    const acknowledged = await this.#post(callback, fault);
    if (fault?.callback === "doubled") await this.#post(callback, fault);
    return acknowledged;
  }

  /** Sends it once and records the exchange; returns whether it was acknowledged. */
  async #post(callback: Callback, fault: Fault | undefined): Promise<boolean> {
    const { habits, messages, secrets, now } = this.#deps;
    const path = `/gate/integration/${secrets.integrationId}/${PATHS[callback.operation]}`;
    const token = fault?.callback === "wrong-token" ? "not-the-token" : secrets.inboundToken;
    const { body, headers } = habits.message(callback.operation, {
      body: callback.body,
      headers: new Headers({
        Authorization: `Bearer ${token}`,
        "Idempotency-Key": callback.key,
        "Content-Type": "application/json",
      }),
    });
    const atMs = now();
    const startedAt = performance.now();
    const answer = await this.#fetch(path, headers, body);
    if (this.#closing.signal.aborted) return false;
    messages.add({
      operation: callback.operation,
      direction: "out",
      atMs,
      durationMs: Math.round(performance.now() - startedAt),
      method: "POST",
      path,
      requestHeaders: maskHeaders(headers),
      requestBody: maskBody(body),
      status: answer?.response.status ?? null,
      responseHeaders: answer ? maskHeaders(answer.response.headers) : {},
      responseBody: maskBody(answer?.text ?? ""),
      fault,
    });
    return answer?.response.status === 200;
  }

  /** The platform's answer; undefined if there was none in time. */
  async #fetch(path: string, headers: Headers, body: string) {
    const signal = AbortSignal.any([AbortSignal.timeout(ATTEMPT_TIMEOUT_MS), this.#closing.signal]);
    try {
      const response = await fetch(this.#platform() + path, {
        method: "POST",
        headers,
        body,
        signal,
      });
      return { response, text: await response.text() };
    } catch {
      return undefined;
    }
  }
}
