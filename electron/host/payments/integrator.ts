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
  type EnrollmentInquiryResult,
  type EnrollResult,
  type InquiryResult,
  interpretEnroll,
  interpretEnrollmentInquiry,
  interpretInquiry,
  interpretOperation,
  isInfrastructureFailure,
  type OperationResult,
  readBody,
} from "./interpret.ts";
import { createLimits, type Limited, paymentLimits } from "./limits.ts";

export type {
  EnrollmentInquiryResult,
  EnrollResult,
  InquiryResult,
  OperationResult,
} from "./interpret.ts";

/** A UUID, on disk before the call and the same for every repeat of it (payments.md §1, checkout rule 3). */
type Keyed = { readonly idempotencyKey: string };

/** `token` and `walletPayload` are secrets: never logged (payments.md §2.2). */
export type PaymentInstrument =
  | { readonly type: "CARD_TOKEN"; readonly token: string }
  | { readonly type: "WALLET_A_PAY" | "WALLET_B_PAY"; readonly walletPayload: string };

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
  reverse(reversal: Keyed & { readonly transactionReference: string }): Promise<OperationResult>;
  sale(payment: Payment): Promise<OperationResult>;
  refund(
    refund: Keyed & { readonly transactionReference: string; readonly amount: Decimal },
  ): Promise<OperationResult>;
  inquireStatus(inquiry: {
    readonly paymentId: string;
    readonly transactionReference?: string;
  }): Promise<InquiryResult>;
  enroll(enrollment: Enrollment): Promise<EnrollResult>;
  inquireEnrollmentStatus(inquiry: {
    readonly enrollmentId: string;
    readonly transactionReference?: string;
  }): Promise<EnrollmentInquiryResult>;
};

export type IntegratorOptions = {
  readonly http: Pick<HttpClient, "send">;
  readonly settings: Pick<Settings, "payments" | "wire">;
  readonly log: Pick<Log, "info" | "warn">;
  /** The time by which limits are measured, unaffected by setting the machine's clock. */
  readonly clock: { monotonic(): number };
  /** Called when an operation answers HTTP 501, not implemented: the declaration may have changed. */
  readonly notImplemented?: () => void;
};

const MAX_BYTES = 256 * 1024;

export function createIntegrator({
  http,
  settings: { payments, wire },
  log,
  clock,
  notImplemented,
}: IntegratorOptions): Integrator {
  const agreed = paymentLimits(payments);
  const limits = createLimits(agreed, clock);

  function request(operation: string, rest: Pick<HttpRequest, "method" | "body">): HttpRequest {
    return {
      operation: `payments.${operation}`,
      url: join(payments.integratorBaseUrl, payments.apiVersion, operation),
      headers: { Authorization: `Bearer ${payments.outboundToken}` },
      ...rest,
      connectTimeoutMs: agreed.connectTimeoutMs,
      totalTimeoutMs: agreed.requestTimeoutMs,
      maxBytes: MAX_BYTES,
    };
  }

  async function send(call: HttpRequest): Promise<HttpResult> {
    const result = await http.send(call);
    if (result.kind === "answer" && result.status === 501) notImplemented?.();
    return result;
  }

  /** Read-only: no Idempotency-Key (payments.md §4.1). */
  function post(operation: string, body: unknown): Promise<Limited<HttpResult>> {
    const call = request(operation, { method: "POST", body });
    return limits.run(() => send(call), isInfrastructureFailure);
  }

  function mutate(
    operation: string,
    { idempotencyKey }: Keyed,
    body: unknown,
  ): Promise<Limited<HttpResult>> {
    const plain = request(operation, { method: "POST", body });
    const headers = { ...plain.headers, "Idempotency-Key": idempotencyKey };
    return limits.run(() => send({ ...plain, headers }), isInfrastructureFailure);
  }

  function probe(operation: string): Promise<Limited<HttpResult>> {
    return limits.runProbe(() => http.send(request(operation, { method: "GET" })));
  }

  /** Only statuses, codes and causes: free text, references and secrets stay out of the log. */
  function logged<Result extends { readonly status: string }>(
    operation: string,
    result: Result,
  ): Result {
    const cause = "cause" in result ? { cause: result.cause } : {};
    const errorCode = "errorCode" in result ? { errorCode: result.errorCode } : {};
    const line = {
      operation: `payments.${operation}`,
      status: result.status,
      ...cause,
      ...errorCode,
    };
    if (result.status === "RETRIABLE" || result.status === "UNKNOWN") log.warn(line, "outcome");
    else log.info(line, "outcome");
    return result;
  }

  /** `settings` always contains the currency (payments.md §2.2). */
  const settingsFor = (currency: string) => ({ ...payments.settings, currency });

  function instrumentOnTheWire(instrument: PaymentInstrument) {
    if (instrument.type === "CARD_TOKEN") return instrument;
    return { type: wire.wallets[instrument.type], walletPayload: instrument.walletPayload };
  }

  async function pay(operation: "authorize" | "sale", payment: Payment): Promise<OperationResult> {
    const { paymentId, amount, currency, returnUrls, paymentInstrument } = payment;
    const answer = await mutate(operation, payment, {
      paymentId,
      amount: decimalToWire(amount),
      currency,
      settings: settingsFor(currency),
      returnUrls,
      ...(paymentInstrument && { paymentInstrument: instrumentOnTheWire(paymentInstrument) }),
    });
    const result = interpretOperation(answer, { maySuspend: true });
    if (result.status !== "PENDING") return logged(operation, result);
    const expectedTtlSeconds = result.expectedTtlSeconds ?? payments.limits.paymentTimeoutSeconds;
    return logged(operation, { ...result, expectedTtlSeconds });
  }

  async function moveMoney(
    operation: "capture" | "reverse" | "refund",
    keyed: Keyed,
    body: unknown,
  ): Promise<OperationResult> {
    const answer = await mutate(operation, keyed, body);
    return logged(operation, interpretOperation(answer, { maySuspend: false }));
  }

  return {
    async capabilities() {
      const read = readBody(await probe("capabilities"), capabilitiesResponse);
      if (read.kind !== "body") {
        log.warn(
          { operation: "payments.capabilities", cause: read.result.cause },
          "capabilities are not available",
        );
        return null;
      }
      const names = new Map<string, Capability>(
        CAPABILITIES.map((capability) => [wireNameOf(capability, wire.wallets), capability]),
      );
      return new Set(read.body.capabilities.flatMap((name) => names.get(name) ?? []));
    },

    async health() {
      const read = readBody(await probe("health"), healthResponse);
      if (read.kind === "body") return read.body.status;
      log.warn({ operation: "payments.health", cause: read.result.cause }, "DOWN");
      return "DOWN";
    },

    authorize: (payment) => pay("authorize", payment),
    sale: (payment) => pay("sale", payment),

    capture: (capture) =>
      moveMoney("capture", capture, {
        paymentId: capture.paymentId,
        transactionReference: capture.transactionReference,
        ...(capture.amount !== undefined && { amount: decimalToWire(capture.amount) }),
      }),

    reverse: (reversal) =>
      moveMoney("reverse", reversal, { transactionReference: reversal.transactionReference }),

    refund: (refund) =>
      moveMoney("refund", refund, {
        transactionReference: refund.transactionReference,
        amount: decimalToWire(refund.amount),
      }),

    inquireStatus: async ({ paymentId, transactionReference }) =>
      interpretInquiry(
        await post("inquire-status", {
          paymentId,
          ...(transactionReference !== undefined && { transactionReference }),
        }),
      ),

    async enroll(enrollment) {
      const { enrollmentId, customer, currency, returnUrls } = enrollment;
      const answer = await mutate("enroll", enrollment, {
        enrollmentId,
        customer,
        returnUrls,
        settings: settingsFor(currency),
      });
      return logged("enroll", interpretEnroll(answer));
    },

    inquireEnrollmentStatus: async ({ enrollmentId, transactionReference }) =>
      interpretEnrollmentInquiry(
        await post("inquire-enrollment-status", {
          enrollmentId,
          ...(transactionReference !== undefined && { transactionReference }),
        }),
      ),
  };
}

/** The two wallets have the brand names of the settings (payments.md §2.2); all others their own. */
function wireNameOf(capability: Capability, wallets: Settings["wire"]["wallets"]): string {
  return capability === "WALLET_A_PAY" || capability === "WALLET_B_PAY"
    ? wallets[capability]
    : capability;
}
