import fc from "fast-check";
import { expect, test } from "vitest";
import { examples } from "../../../contracts/examples/payments.ts";
import type { HttpResult } from "../net/http-client.ts";
import { MUTATIONS, spoil } from "../ordering/testing/mutations.ts";
import { isFullCardNumber } from "./cards.ts";
import { readEnrollmentResult, readResult } from "./gate-messages.ts";
import {
  interpretEnroll,
  interpretEnrollmentInquiry,
  interpretInquiry,
  interpretOperation,
} from "./interpret.ts";
import type { Limited } from "./limits.ts";

const seed = fc.integer({ min: 0, max: 2 ** 31 });

function answered(text: string): Limited<HttpResult> {
  return { made: true, result: { kind: "answer", status: 200, headers: {}, text } };
}

test("a spoiled answer is one of the outcomes, and PENDING only where it can be followed", () => {
  fc.assert(
    fc.property(seed, fc.constantFrom(...examples), (number, { message }) => {
      const answer = answered(spoil(message, number));
      const operation = interpretOperation(answer, { maySuspend: true });
      expect(["SUCCESS", "PENDING", "DECLINED", "RETRIABLE", "UNKNOWN"]).toContain(
        operation.status,
      );
      if (operation.status === "PENDING") {
        expect(operation.transactionReference).not.toBe("");
        expect(operation.redirectUrl ?? "https:").toMatch(
          /^(https:|http:\/\/(127|localhost|\[::1))/,
        );
      }
      expect(interpretOperation(answer, { maySuspend: false }).status).not.toBe("PENDING");
      const enrolled = interpretEnroll(answer);
      if (enrolled.status === "SUCCESS") {
        expect(isFullCardNumber(enrolled.card.maskedPan)).toBe(false);
      }
      expect(["status", "no-answer"]).toContain(interpretInquiry(answer).kind);
      expect(["status", "no-answer"]).toContain(interpretEnrollmentInquiry(answer).kind);
    }),
    { numRuns: MUTATIONS },
  );
});

test("a spoiled callback is refused, or has all that a result needs", () => {
  fc.assert(
    fc.property(seed, fc.constantFrom(...examples), (number, { message }) => {
      const text = spoil(message, number);
      const result = readResult(text, null);
      if (!("invalid" in result)) {
        expect(["SUCCESS", "DECLINED"]).toContain(result.status);
        expect(result.transactionReference).not.toBe("");
      }
      const enrolled = readEnrollmentResult(text, null);
      if (!("invalid" in enrolled) && enrolled.status === "SUCCESS") {
        expect(enrolled.enrollmentId).not.toBe("");
        expect(isFullCardNumber(enrolled.card.maskedPan)).toBe(false);
      }
    }),
    { numRuns: MUTATIONS },
  );
});
