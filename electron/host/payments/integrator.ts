import {
  CAPABILITIES,
  type Capability,
  capabilitiesResponse,
  healthResponse,
  type ReturnUrls,
} from "../../../contracts/payments.ts";
import { type Decimal, decimalToWire } from "../../../domain/money.ts";
import { join } from "../net/address.ts";
import type { HttpClient, HttpRequest, HttpResult } from "../net/http-client.ts";
import type { Log } from "../net/log.ts";
import type { Settings } from "../settings/settings.ts";
import {
  breakerOutcome,
  type EnrollmentInquiryResult,
  type EnrollResult,
  type InquiryResult,
  interpretEnroll,
  interpretEnrollmentInquiry,
  interpretInquiry,
  interpretOperation,
  type OperationResult,
  readBody,
} from "./interpret.ts";
import { createLimits, type Limited, type LimitsClock, paymentLimits } from "./limits.ts";
import { instrumentOnTheWire, type PaymentInstrument, wireNameOf } from "./wire-names.ts";

export type {
  EnrollmentInquiryResult,
  EnrollResult,
  InquiryResult,
  OperationResult,
} from "./interpret.ts";
export type { PaymentInstrument } from "./wire-names.ts";

/** A UUID, on disk before the call and the same for every repeat of it (payments.md §1, checkout rule 3). */
type Keyed = { readonly idempotencyKey: string };

export type Payment = Keyed & {
  readonly paymentId: string;
  readonly amount: Decimal;
  /** ISO 4217. */
  readonly currency: string;
  readonly returnUrls: ReturnUrls;
  readonly paymentInstrument?: PaymentInstrument;
};

export type Capture = Keyed & {
  readonly paymentId: string;
  readonly transactionReference: string;
  /** Omitted means the full amount; smaller is partial (payments.md §3). */
  readonly amount?: Decimal;
};

type Reversal = Keyed & { readonly transactionReference: string };
type Refund = Reversal & { readonly amount: Decimal };
type StatusInquiry = { readonly paymentId: string; readonly transactionReference?: string };

export type Enrollment = Keyed & {
  /** A UUID. */
  readonly enrollmentId: string;
  readonly customer: {
    readonly email?: string;
    readonly name?: string;
    readonly language?: string;
  };
  readonly currency: string;
  readonly returnUrls: ReturnUrls;
};

type EnrollmentInquiry = { readonly enrollmentId: string; readonly transactionReference?: string };

/**
 * The platform's side of payments.md §4.1. No method rejects or retries; all of them share the limits of
 * payments.md §8. The caller must check that a capability is declared.
 */
export type Integrator = {
  /** Null if no readable answer came. */
  capabilities(): Promise<ReadonlySet<Capability> | null>;
  health(): Promise<"UP" | "DOWN">;
  authorize(payment: Payment): Promise<OperationResult>;
  capture(capture: Capture): Promise<OperationResult>;
  reverse(reversal: Reversal): Promise<OperationResult>;
  sale(payment: Payment): Promise<OperationResult>;
  refund(refund: Refund): Promise<OperationResult>;
  inquireStatus(inquiry: StatusInquiry): Promise<InquiryResult>;
  enroll(enrollment: Enrollment): Promise<EnrollResult>;
  inquireEnrollmentStatus(inquiry: EnrollmentInquiry): Promise<EnrollmentInquiryResult>;
};

export type IntegratorOptions = {
  readonly http: Pick<HttpClient, "send">;
  readonly settings: Pick<Settings, "payments" | "wire">;
  readonly log: Pick<Log, "info" | "warn">;
  /** The time by which limits are measured, unaffected by setting the machine's clock. */
  readonly clock: LimitsClock;
  /** Called when an operation answers HTTP 501, not implemented: the declaration may have changed. */
  readonly notImplemented?: () => void;
  /** Whether the end of a payment could be learned now; by default it can. If not, payments count as down. */
  readonly canConfirm?: () => Promise<boolean>;
  /** Kiosks that share the integration's limits, this one among them; by default it has them for itself. */
  readonly kiosks?: () => number;
};

/** The mean pause after HTTP 429; each kiosk adds or takes up to half of it, so that they do not return together. */
const THROTTLED_MS = 1_000;
const MAX_BYTES = 256 * 1024;

export function createIntegrator(options: IntegratorOptions): Integrator {
  return new HttpIntegrator(options);
}

class HttpIntegrator implements Integrator {
  readonly #options: IntegratorOptions;
  readonly #agreed: ReturnType<typeof paymentLimits>;
  readonly #limits: ReturnType<typeof createLimits>;

  constructor(options: IntegratorOptions) {
    this.#options = options;
    this.#agreed = paymentLimits(options.settings.payments);
    this.#limits = createLimits(this.#agreed, options.clock, options.kiosks);
  }

  async capabilities(): Promise<ReadonlySet<Capability> | null> {
    const { log, settings } = this.#options;
    const read = readBody(await this.#probe("capabilities"), capabilitiesResponse);
    if (read.kind !== "body") {
      log.warn(
        { operation: "payments.capabilities", cause: read.result.cause },
        "capabilities are not available",
      );
      return null;
    }
    const names = new Map<string, Capability>(
      CAPABILITIES.map((capability) => [wireNameOf(capability, settings.wire.wallets), capability]),
    );
    return new Set(read.body.capabilities.flatMap((name) => names.get(name) ?? []));
  }

  async health(): Promise<"UP" | "DOWN"> {
    const read = readBody(await this.#probe("health"), healthResponse);
    if (read.kind === "body") return this.#confirmed(read.body.status);
    this.#options.log.warn({ operation: "payments.health", cause: read.result.cause }, "DOWN");
    return "DOWN";
  }

  async #confirmed(status: "UP" | "DOWN"): Promise<"UP" | "DOWN"> {
    const { canConfirm, log } = this.#options;
    if (status === "DOWN" || canConfirm === undefined || (await canConfirm())) return status;
    log.warn({ operation: "payments.health", cause: "gate-away" }, "DOWN");
    return "DOWN";
  }

  authorize(payment: Payment): Promise<OperationResult> {
    return this.#pay("authorize", payment);
  }

  sale(payment: Payment): Promise<OperationResult> {
    return this.#pay("sale", payment);
  }

  capture(capture: Capture): Promise<OperationResult> {
    const { paymentId, transactionReference, amount } = capture;
    return this.#moveMoney("capture", capture, {
      paymentId,
      transactionReference,
      ...(amount !== undefined && { amount: decimalToWire(amount) }),
    });
  }

  reverse(reversal: Reversal): Promise<OperationResult> {
    const { transactionReference } = reversal;
    return this.#moveMoney("reverse", reversal, { transactionReference });
  }

  refund(refund: Refund): Promise<OperationResult> {
    const { transactionReference, amount } = refund;
    return this.#moveMoney("refund", refund, {
      transactionReference,
      amount: decimalToWire(amount),
    });
  }

  async inquireStatus({ paymentId, transactionReference }: StatusInquiry): Promise<InquiryResult> {
    return interpretInquiry(
      await this.#post("inquire-status", {
        paymentId,
        ...(transactionReference !== undefined && { transactionReference }),
      }),
    );
  }

  async enroll(enrollment: Enrollment): Promise<EnrollResult> {
    const { enrollmentId, customer, currency, returnUrls } = enrollment;
    const answer = await this.#mutate("enroll", enrollment, {
      enrollmentId,
      customer,
      returnUrls,
      settings: this.#settingsFor(currency),
    });
    return this.#logged("enroll", interpretEnroll(answer));
  }

  async inquireEnrollmentStatus({
    enrollmentId,
    transactionReference,
  }: EnrollmentInquiry): Promise<EnrollmentInquiryResult> {
    return interpretEnrollmentInquiry(
      await this.#post("inquire-enrollment-status", {
        enrollmentId,
        ...(transactionReference !== undefined && { transactionReference }),
      }),
    );
  }

  async #pay(operation: "authorize" | "sale", payment: Payment): Promise<OperationResult> {
    const { payments, wire } = this.#options.settings;
    const { paymentId, amount, currency, returnUrls, paymentInstrument: instrument } = payment;
    const answer = await this.#mutate(operation, payment, {
      paymentId,
      amount: decimalToWire(amount),
      currency,
      settings: this.#settingsFor(currency),
      returnUrls,
      ...(instrument && { paymentInstrument: instrumentOnTheWire(instrument, wire.wallets) }),
    });
    const result = interpretOperation(answer, { maySuspend: true });
    if (result.status !== "PENDING") return this.#logged(operation, result);
    const expectedTtlSeconds = result.expectedTtlSeconds ?? payments.limits.paymentTimeoutSeconds;
    return this.#logged(operation, { ...result, expectedTtlSeconds });
  }

  async #moveMoney(
    operation: "capture" | "reverse" | "refund",
    keyed: Keyed,
    body: unknown,
  ): Promise<OperationResult> {
    const answer = await this.#mutate(operation, keyed, body);
    return this.#logged(operation, interpretOperation(answer, { maySuspend: false }));
  }

  /** `settings` always contains the currency (payments.md §2.2). */
  #settingsFor(currency: string) {
    return { ...this.#options.settings.payments.settings, currency };
  }

  #mutate(
    operation: string,
    { idempotencyKey }: Keyed,
    body: unknown,
  ): Promise<Limited<HttpResult>> {
    const plain = this.#request(operation, { method: "POST", body });
    const headers = { ...plain.headers, "Idempotency-Key": idempotencyKey };
    return this.#limits.run(() => this.#send({ ...plain, headers }), breakerOutcome);
  }

  /** Read-only: no Idempotency-Key (payments.md §4.1). */
  #post(operation: string, body: unknown): Promise<Limited<HttpResult>> {
    const call = this.#request(operation, { method: "POST", body });
    return this.#limits.run(() => this.#send(call), breakerOutcome);
  }

  #probe(operation: string): Promise<Limited<HttpResult>> {
    const { http } = this.#options;
    return this.#limits.runProbe(() => http.send(this.#request(operation, { method: "GET" })));
  }

  #request(operation: string, rest: Pick<HttpRequest, "method" | "body">): HttpRequest {
    const { payments } = this.#options.settings;
    return {
      operation: `payments.${operation}`,
      url: join(payments.integratorBaseUrl, payments.apiVersion, operation),
      headers: { Authorization: `Bearer ${payments.outboundToken}` },
      ...rest,
      connectTimeoutMs: this.#agreed.connectTimeoutMs,
      totalTimeoutMs: this.#agreed.requestTimeoutMs,
      maxBytes: MAX_BYTES,
    };
  }

  async #send(call: HttpRequest): Promise<HttpResult> {
    const result = await this.#options.http.send(call);
    const { notImplemented, kiosks } = this.#options;
    if (result.kind === "answer" && result.status === 501) notImplemented?.();
    const isShared = (kiosks?.() ?? 1) > 1;
    if (isShared && result.kind === "answer" && result.status === 429) {
      this.#limits.pause(Math.round(THROTTLED_MS * (0.5 + Math.random())));
    }
    return result;
  }

  /** Only statuses, codes and causes: free text, references and secrets stay out of the log. */
  #logged<Result extends { readonly status: string }>(operation: string, result: Result): Result {
    const { log } = this.#options;
    const line = {
      operation: `payments.${operation}`,
      status: result.status,
      ...("cause" in result && { cause: result.cause }),
      ...("errorCode" in result && { errorCode: result.errorCode }),
    };
    if (result.status === "RETRIABLE" || result.status === "UNKNOWN") log.warn(line, "outcome");
    else log.info(line, "outcome");
    return result;
  }
}
