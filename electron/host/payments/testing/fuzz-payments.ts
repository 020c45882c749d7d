import assert from "node:assert/strict";
import { examples } from "../../../../contracts/examples/payments.ts";
import type { HttpResult } from "../../net/http-client.ts";
import type { FuzzTarget } from "../../testing/fuzz.ts";
import { mutate, randomFrom } from "../../testing/mutate.ts";
import { isFullCardNumber } from "../cards.ts";
import { readEnrollmentResult, readResult } from "../gate-messages.ts";
import {
  interpretEnroll,
  interpretEnrollmentInquiry,
  interpretInquiry,
  interpretOperation,
} from "../interpret.ts";
import type { Limited } from "../limits.ts";

function mutatedMessage(seed: number, of: typeof examples = examples): string {
  const example = of[randomFrom(seed ^ 0x5bd1e995)(of.length)];
  return mutate(example?.message, seed);
}

/** Of few messages a change to one of their fields is likely enough to be among the cases of a test. */
const readAsCallbacks = examples.filter(({ message }) => {
  const text = JSON.stringify(message) ?? "";
  return [readResult, readEnrollmentResult].some((read) => !("invalid" in read(text, null)));
});

function answered(text: string): Limited<HttpResult> {
  return { made: true, result: { kind: "answer", status: 200, headers: {}, text } };
}

const STATUSES = ["SUCCESS", "PENDING", "DECLINED", "RETRIABLE", "UNKNOWN"];
const SECURE = /^(https:|http:\/\/(127|localhost|\[::1))/;

/** Mutated answers of the integrator, read as each of the operations reads them. */
export const paymentAnswers: FuzzTarget = {
  name: "payment-answers",
  contract: "payments",
  check(seed) {
    const answer = answered(mutatedMessage(seed));
    const operation = interpretOperation(answer, { maySuspend: true });
    assert.ok(STATUSES.includes(operation.status));
    if (operation.status === "PENDING") {
      assert.ok(operation.transactionReference);
      assert.match(operation.redirectUrl ?? "https:", SECURE);
    }
    assert.notEqual(interpretOperation(answer, { maySuspend: false }).status, "PENDING");
    const enrolled = interpretEnroll(answer);
    if (enrolled.status === "SUCCESS") {
      assert.equal(isFullCardNumber(enrolled.card.maskedPan), false);
    }
    const inquiries = [interpretInquiry(answer).kind, interpretEnrollmentInquiry(answer).kind];
    for (const kind of inquiries) assert.ok(["status", "no-answer"].includes(kind));
    const isRead =
      ["SUCCESS", "PENDING", "DECLINED"].includes(operation.status) ||
      enrolled.status === "SUCCESS" ||
      inquiries.includes("status");
    return isRead ? "valid" : "rejected";
  },
};

/** Mutated callbacks, read as payment and as enrollment results. */
export const callbacks: FuzzTarget = {
  name: "callbacks",
  contract: "payments",
  check(seed) {
    const text = mutatedMessage(seed, seed % 2 === 0 ? readAsCallbacks : examples);
    const result = readResult(text, null);
    if (!("invalid" in result)) {
      assert.ok(["SUCCESS", "DECLINED"].includes(result.status));
      assert.ok(result.transactionReference);
    }
    const enrolled = readEnrollmentResult(text, null);
    if (!("invalid" in enrolled) && enrolled.status === "SUCCESS") {
      assert.ok(enrolled.enrollmentId);
      assert.equal(isFullCardNumber(enrolled.card.maskedPan), false);
    }
    return "invalid" in result && "invalid" in enrolled ? "rejected" : "valid";
  },
};
