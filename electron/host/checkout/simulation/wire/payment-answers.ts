import type { HttpResult } from "../../../net/http-client.ts";
import type { Outcome } from "../network.ts";
import type { Operation } from "../plan.ts";
import type { Random } from "../random.ts";
import { errorAnswer, json, lost, notSent, optionalField, unreadable } from "./answers.ts";

/** payments.md §7: how the platform has to read a status of HTTP. */
export const RETRIABLE: readonly number[] = [408, 429, 500, 502, 503, 504];
const UNKNOWN = [400, 401, 403, 404, 501];
/** PENDING without its reference, or with a page that must not be opened. */
const UNUSABLE_PAGES = [
  { status: "PENDING" },
  { status: "PENDING", transactionReference: "tx-odd", redirectUrl: "javascript:alert(1)" },
  { status: "PENDING", transactionReference: "tx-odd", redirectUrl: "http://evil.example/" },
];

/** What an operation answers. */
type Reply<Answer> = {
  readonly operation: Operation;
  /** The body of a complete answer. */
  readonly whole: (answer: Answer) => object;
  /** The last answer that the integrator has given to this request. */
  readonly last: Answer | null;
};

/** Writes the outcomes of calls as the integrator, or the HTTP client, puts them (payments.md §2.1, §7). */
export class PaymentAnswers {
  readonly #random: Random;

  constructor(random: Random) {
    this.#random = random;
  }

  write<Answer>(outcome: Outcome<Answer>, { operation, whole, last }: Reply<Answer>): HttpResult {
    const random = this.#random;
    switch (outcome.kind) {
      case "answer":
        return json({ ...whole(outcome.answer), ...(random.chance(0.2) && { addedLater: 1 }) });
      case "bare-answer":
        return json({ ...whole(outcome.answer), ...this.#noReference() });
      case "unknown-named":
        return json({ ...whole(outcome.answer), status: "UNKNOWN" });
      case "again-named":
        return json({ ...whole(outcome.answer), status: "RETRIABLE" });
      case "unknown":
      case "invalid":
        return random.chance(0.3)
          ? this.#inBody("UNKNOWN")
          : errorAnswer(random.pick(UNKNOWN), random);
      case "not-final":
        // Only an inquiry may be answered so; of a movement the named payment is not the kiosk's.
        return json({
          status: "PENDING",
          ...(operation !== "inquire" && { transactionReference: "none" }),
        });
      case "error":
        return random.chance(0.2)
          ? this.#inBody("RETRIABLE")
          : errorAnswer(random.pick(RETRIABLE), random);
      case "malformed":
        return this.#malformed(last === null ? {} : whole(last), operation);
      case "no-answer":
        return lost(random);
      case "not-sent":
        return notSent(random);
    }
  }

  #inBody(status: "UNKNOWN" | "RETRIABLE"): HttpResult {
    const errorCode = this.#random.pick(["GATEWAY_ERROR", null]);
    return json({ status, ...optionalField("errorCode", errorCode, this.#random) });
  }

  #noReference(): object {
    return this.#random.pick([undefined, null, ""].map((none) => ({ transactionReference: none })));
  }

  /** Not JSON, or JSON that misses what the status needs. */
  #malformed(good: object, operation: Operation): HttpResult {
    const random = this.#random;
    const isPayment = operation === "authorize" || operation === "sale";
    if (isPayment && random.chance(0.5)) return json(random.pick(UNUSABLE_PAGES));
    if (random.chance(0.7)) return unreadable(good, random);
    return json(
      random.pick([
        { ...good, status: "Success" },
        { ...good, status: undefined },
      ]),
    );
  }
}
