/** A payment integrator between the sandbox and the fleet's gate: reports results as payments.md §4.2 and §4.3 say. */
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { request } from "undici";
import { z } from "zod";
import { type Random, randomOf } from "../../../host/checkout/simulation/random.ts";
import { type ReportPlan, reportPlan } from "./plan.ts";

/** How long an attempt may take before it counts as unanswered. */
const ATTEMPT_MS = 3_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

export type Integration = { readonly integrationId: string; readonly token: string };

/** One callback: its key is repeated until it was answered 200. */
export type SentCallback = {
  readonly integrationId: string;
  readonly transactionReference: string;
  readonly status: "SUCCESS" | "DECLINED";
  /** Places in one sequence of all first attempts and acknowledgements; null: never answered 200. */
  readonly sentAt: number;
  acknowledgedAt: number | null;
};

export type IntegratorCounts = {
  /** Attempts, and those that were answered something else than 200, or not at all. */
  attempts: number;
  failed: number;
  /** Repeats after a 200, and copies that were sent at the same time. */
  duplicates: number;
  contradicted: number;
  /** First answered 200 while the payment's kiosk had not learned its reference yet. */
  early: number;
};

export type IntegratorOptions = {
  readonly port: number;
  readonly gateUrl: string;
  readonly seed: number;
  /** The first is the sandbox's own. */
  readonly integrations: readonly [Integration, Integration];
  /** Which of them a payment belongs to. */
  readonly integrationOf: (transactionReference: string) => Promise<0 | 1>;
  /** Whether a kiosk has learned a payment's reference. */
  readonly isKnown: (transactionReference: string) => boolean;
};

const resultBody = z.looseObject({
  status: z.enum(["SUCCESS", "DECLINED"]),
  transactionReference: z.string(),
});
type ResultBody = z.infer<typeof resultBody>;

export class Integrator {
  readonly sent: SentCallback[] = [];
  readonly counts: IntegratorCounts = {
    attempts: 0,
    failed: 0,
    duplicates: 0,
    contradicted: 0,
    early: 0,
  };
  /** Answers of the gate that no integrator would expect. */
  readonly refusals: string[] = [];
  readonly #options: IntegratorOptions;
  readonly #server: Server;
  readonly #stopping = new AbortController();
  #payments = 0;
  #sequence = 0;
  #busy = 0;
  readonly #onAnswered: Record<"kiosk" | "anybody", (() => void)[]> = { kiosk: [], anybody: [] };

  constructor(options: IntegratorOptions) {
    this.#options = options;
    this.#server = createServer((incoming, response) => {
      this.#accept(incoming).then(
        () => response.end("{}"),
        () => response.writeHead(400).end(),
      );
    });
  }

  async listen(): Promise<void> {
    await once(this.#server.listen(this.#options.port, "127.0.0.1"), "listening");
  }

  /** Payments whose reports are under way. */
  get waiting(): number {
    return this.#busy;
  }

  /** Sends results of payments that no kiosk has. */
  reportOfNobody(callbacks: number): void {
    const [integration] = this.#options.integrations;
    for (let left = callbacks; left > 0; left -= 1) {
      const nobody = { status: "SUCCESS", transactionReference: `NB${randomUUID()}` } as const;
      this.#track(this.#deliver(integration, nobody).then(() => {}));
    }
  }

  /** Resolves at the next callback that is answered 200, of a kiosk's payment or of any, or after `ms`. */
  async nextAnswered(of: "kiosk" | "anybody", ms: number): Promise<void> {
    const answered = new Promise<void>((resolve) => this.#onAnswered[of].push(resolve));
    await Promise.race([answered, delay(ms)]);
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** The sandbox's own callback: from here on this integrator has it. */
  async #accept(incoming: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
    const body = resultBody.parse(JSON.parse(Buffer.concat(chunks).toString()));
    this.#payments += 1;
    const random = randomOf(this.#options.seed * 1_000_000 + this.#payments);
    this.#track(this.#report(body, reportPlan(random, body.status), random));
  }

  #track(work: Promise<void>): void {
    this.#busy += 1;
    work
      .catch((error: unknown) => {
        if (!this.#stopping.signal.aborted) this.refusals.push(String(error));
      })
      .finally(() => {
        this.#busy -= 1;
      });
  }

  async #report(body: ResultBody, plan: ReportPlan, random: Random): Promise<void> {
    const { transactionReference } = body;
    const own = await this.#options.integrationOf(transactionReference);
    const [integration, other] =
      own === 0 ? this.#options.integrations : this.#options.integrations.toReversed();
    if (integration === undefined || other === undefined) throw new Error("two integrations");
    if (plan.namesake !== null) {
      const status = plan.namesake;
      this.#track(this.#deliver(other, { status, transactionReference }).then(() => {}));
    }
    await this.#pause(plan.delayMs);
    if (plan.statuses.length > 1) this.counts.contradicted += 1;
    const repeats: (() => Promise<unknown>)[] = [];
    for (const status of plan.statuses) {
      const report = status === body.status ? body : contradiction(status, transactionReference);
      const { copies } = plan;
      const onAnswered = () => this.#wake("kiosk");
      repeats.push(await this.#deliver(integration, report, { copies, onAnswered }));
      if (repeats.length === 1 && !this.#options.isKnown(transactionReference))
        this.counts.early += 1;
    }
    for (let left = plan.repeats; left > 0; left -= 1) {
      await this.#pause(random.between(0, 3_000));
      this.counts.duplicates += repeats.length;
      for (const repeat of repeats) await repeat();
    }
  }

  #wake(waiting: "kiosk" | "anybody"): void {
    for (const resolve of this.#onAnswered[waiting].splice(0)) resolve();
  }

  /** Resolves when it was answered 200, with a function that sends it once more. */
  async #deliver(
    integration: Integration,
    body: ResultBody,
    { copies = 0, onAnswered }: { copies?: number; onAnswered?: () => void } = {},
  ): Promise<() => Promise<boolean>> {
    const { status, transactionReference } = body;
    const { integrationId } = integration;
    this.#sequence += 1;
    const sentAt = this.#sequence;
    const callback: SentCallback = {
      ...{ integrationId, transactionReference, status, sentAt },
      acknowledgedAt: null,
    };
    this.sent.push(callback);
    const key = randomUUID();
    const post = () => this.#post(integration, key, body);
    const doubles = Array.from({ length: copies }, post);
    this.counts.duplicates += copies;
    let pauseMs = FIRST_PAUSE_MS;
    while (!(await post())) {
      await this.#pause(pauseMs);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
    this.#sequence += 1;
    callback.acknowledgedAt = this.#sequence;
    onAnswered?.();
    this.#wake("anybody");
    await Promise.all(doubles);
    return post;
  }

  /** One attempt; whether it was answered 200. */
  async #post({ integrationId, token }: Integration, key: string, body: ResultBody) {
    this.counts.attempts += 1;
    const status = await this.#statusOf(integrationId, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${token}`,
        "Idempotency-Key": key,
        "Content-Type": "application/json",
      },
      body: JSON.stringify(body),
    });
    if (status !== 200) this.counts.failed += 1;
    if (status !== 200 && status !== 503 && status !== null)
      this.refusals.push(`the gate answered ${status}`);
    return status === 200;
  }

  /** Null if there was no answer in time. */
  async #statusOf(
    integrationId: string,
    options: NonNullable<Parameters<typeof request>[1]>,
  ): Promise<number | null> {
    try {
      const signal = AbortSignal.timeout(ATTEMPT_MS);
      const url = `${this.#options.gateUrl}/gate/integration/${integrationId}/result`;
      const answer = await request(url, { ...options, signal });
      await answer.body.dump();
      return answer.statusCode;
    } catch {
      return null;
    }
  }

  /** Rejects when this integrator is closed. */
  async #pause(ms: number): Promise<void> {
    await delay(ms, undefined, { signal: this.#stopping.signal });
  }
}

function contradiction(status: "SUCCESS" | "DECLINED", transactionReference: string): ResultBody {
  if (status === "SUCCESS") return { status, transactionReference };
  return { status, transactionReference, errorCode: "GATEWAY_ERROR", reason: "no answer in time" };
}
