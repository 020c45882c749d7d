import type { HttpResult } from "../../../net/http-client.ts";
import type { MoneyMovementAnswer, PayAnswer, SimulatedIntegrator } from "../integrator.ts";
import type { Outcome } from "../network.ts";
import { inquiryOutcome, movementOutcome, payOutcome } from "../outcomes.ts";
import { AGREED } from "./agreed.ts";
import { errorAnswer, json, optionalField } from "./answers.ts";
import {
  bodyOf,
  type Endpoint,
  type EndpointOptions,
  type PassOn,
  REFUSED,
  rememberingLast,
} from "./endpoint.ts";
import { PaymentAnswers } from "./payment-answers.ts";
import { readPayment } from "./payment-request.ts";
import { DOWN, inquiryReading, movementReading, paymentReading, UP } from "./readings.ts";
import type { ReceivedRequest } from "./received-request.ts";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
/** Operations that the checkout may call, with an Idempotency-Key and without (payments.md §4.1). */
const MUTATING = ["authorize", "sale", "capture", "reverse", "refund"];
const READING = ["health", "inquire-status"];

type Movement = "capture" | "reverse" | "refund";

/** The integrator's side of payments.md §4.1. */
export class PaymentsEndpoint implements Endpoint {
  readonly baseUrl = AGREED.integratorUrl;
  readonly #options: EndpointOptions;
  readonly #integrator: SimulatedIntegrator;
  readonly #writer: PaymentAnswers;
  /** What came under each Idempotency-Key. */
  readonly #byKey = new Map<string, string>();

  constructor(options: EndpointOptions) {
    this.#options = options;
    this.#integrator = options.services.integrator;
    this.#writer = new PaymentAnswers(options.random);
  }

  async handle(request: ReceivedRequest, passOn: PassOn): Promise<HttpResult> {
    const [version, operation = "", ...rest] = request.path;
    if (version !== "v1" || rest.length > 0) return this.#refuse(request, "is no path of v1");
    if (request.headers.get("authorization") !== `Bearer ${AGREED.outboundToken}`) {
      return this.#refuse(request, "has no valid outbound token");
    }
    const isMutating = MUTATING.includes(operation);
    if (!isMutating && !READING.includes(operation))
      return this.#refuse(request, "is no operation");
    if (!this.#hasItsKey(request, isMutating)) return REFUSED;
    const expected = operation === "health" ? "GET" : "POST";
    if (request.method !== expected) return this.#refuse(request, `came as ${request.method}`);
    switch (operation) {
      case "health":
        return passOn({
          operation: "payment-health",
          process: (refuse) => !refuse,
          write: (outcome) => this.#health(outcome),
          reading: (outcome) => (outcome.kind === "answer" && outcome.answer ? UP : DOWN),
        });
      case "authorize":
      case "sale":
        return this.#pay(operation, request, passOn);
      case "inquire-status":
        return this.#inquire(request, passOn);
      case "capture":
      case "reverse":
      case "refund":
        return this.#move(operation, request, passOn);
      default:
        return this.#refuse(request, "is no operation");
    }
  }

  #refuse({ path }: ReceivedRequest, why: string): HttpResult {
    this.#options.complain(`wire: payments ${path.join("/")} ${why}`);
    return REFUSED;
  }

  #complain = (what: string): void => this.#options.complain(`wire: payments ${what}`);

  /** A repeat has the same key and body (checkout rule 3); what only reads has no key (payments.md §4.1). */
  #hasItsKey(request: ReceivedRequest, isMutating: boolean): boolean {
    const key = request.headers.get("idempotency-key");
    if (!isMutating) {
      if (key !== undefined) this.#refuse(request, "has an Idempotency-Key");
      return key === undefined;
    }
    if (key === undefined || !UUID.test(key)) {
      this.#refuse(request, `has the Idempotency-Key ${key}`);
      return false;
    }
    const text = `${request.path.join("/")} ${request.body}`;
    const earlier = this.#byKey.get(key);
    if (earlier !== undefined && earlier !== text) {
      this.#refuse(request, "comes under the key of another request");
    }
    this.#byKey.set(key, text);
    return true;
  }

  #pay(operation: "authorize" | "sale", request: ReceivedRequest, passOn: PassOn) {
    const { orderOf } = this.#options;
    const body = bodyOf(request, this.#complain);
    const { paymentId, amount } = readPayment(body, operation, {
      orderOf,
      complain: this.#complain,
    });
    const key = request.headers.get("idempotency-key") ?? "";
    const { process, last } = rememberingLast((refuse) =>
      this.#integrator.pay({ key, paymentId, amount, operation }, refuse),
    );
    return passOn({
      operation,
      process,
      write: (outcome) =>
        this.#writer.write(outcome, {
          operation,
          whole: (answer) => this.#payAnswer(answer),
          last: last(),
        }),
      reading: (outcome) => paymentReading(payOutcome(outcome)),
    });
  }

  #inquire(request: ReceivedRequest, passOn: PassOn) {
    const body = bodyOf(request, this.#complain);
    const paymentId = body.text("paymentId");
    const reference = body.optionalText("transactionReference");
    body.end();
    const { process, last } = rememberingLast(() =>
      this.#integrator.inquire({ paymentId, reference }),
    );
    type Answer = ReturnType<SimulatedIntegrator["inquire"]>;
    const whole = ({ status, transactionReference }: Answer) => ({
      status,
      ...this.#optional("transactionReference", transactionReference),
      ...this.#optional("rawStatus", this.#options.random.pick(["psp-17", null])),
    });
    return passOn({
      operation: "inquire",
      process,
      write: (outcome) =>
        this.#writer.write(outcome, { operation: "inquire", whole, last: last() }),
      reading: (outcome) => inquiryReading(inquiryOutcome(outcome)),
    });
  }

  #move(operation: Movement, request: ReceivedRequest, passOn: PassOn) {
    const key = request.headers.get("idempotency-key") ?? "";
    const body = bodyOf(request, this.#complain);
    const paymentId = operation === "capture" ? body.text("paymentId") : null;
    const reference = body.text("transactionReference");
    const amount = operation === "refund" ? body.amount("amount") : "0";
    if (operation === "refund" && Number(amount) <= 0) body.wrong("amount");
    body.end();
    const payment = this.#integrator.payments().find((one) => one.reference === reference);
    if (!payment || (paymentId !== null && payment.paymentId !== paymentId)) {
      this.#complain(`${operation} of ${paymentId} under the reference ${reference}`);
    }
    const { process, last } = rememberingLast((refuse): MoneyMovementAnswer => {
      if (operation === "refund")
        return this.#integrator.refund({ key, reference, amount }, refuse);
      if (operation === "reverse") return this.#integrator.reverse({ key, reference }, refuse);
      return this.#integrator.capture({ key, reference, paymentId: paymentId ?? "" }, refuse);
    });
    const whole = (status: MoneyMovementAnswer) => ({
      status,
      ...this.#optional("transactionReference", this.#options.random.pick([reference, null])),
      ...(status === "DECLINED" && this.#whyDeclined()),
    });
    return passOn({
      operation,
      process,
      write: (outcome) => this.#writer.write(outcome, { operation, whole, last: last() }),
      // payments.md §4.1: no movement of money suspends.
      reading: (outcome) =>
        outcome.kind === "not-final" ? "UNKNOWN" : movementReading(movementOutcome(outcome)),
    });
  }

  #health(outcome: Outcome<boolean>): HttpResult {
    const { random } = this.#options;
    if (outcome.kind === "answer" && !outcome.answer) {
      return random.chance(0.5) ? json({ status: "DOWN" }) : errorAnswer(503, random);
    }
    const whole = () => ({ status: "UP" });
    return this.#writer.write(outcome, { operation: "payment-health", whole, last: true });
  }

  #payAnswer(answer: PayAnswer): object {
    const { status, transactionReference } = answer;
    if (status === "DECLINED") return { status, transactionReference, ...this.#whyDeclined() };
    if (status === "SUCCESS") return { status, transactionReference };
    const { redirectUrl, expectedTtlSeconds } = answer;
    return {
      status,
      transactionReference,
      ...this.#optional("redirectUrl", redirectUrl),
      ...this.#optional("expectedTtlSeconds", expectedTtlSeconds),
    };
  }

  #whyDeclined(): object {
    const { random } = this.#options;
    const errorCode = random.pick(["NOT_ENOUGH_MONEY", "GATEWAY_ERROR", "psp-51", null]);
    return { ...this.#optional("errorCode", errorCode), ...this.#optional("reason", null) };
  }

  #optional(name: string, value: unknown): object {
    return optionalField(name, value, this.#options.random);
  }
}
