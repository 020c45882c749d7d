import assert from "node:assert/strict";
import { examples } from "../../../../contracts/examples/loyalty.ts";
import {
  orderClosedRequest,
  orderClosedResponse,
  qrCodeResponse,
  refundResponse,
  salt,
} from "../../../../contracts/in-store-loyalty.ts";
import { compare, ZERO } from "../../../../domain/money.ts";
import { priced, trayLine } from "../../../../domain/testing/tray.ts";
import { parseJson } from "../../net/json.ts";
import { identifyResult } from "../../rpc/views.ts";
import type { FuzzTarget } from "../../testing/fuzz.ts";
import { mutate, randomFrom } from "../../testing/mutate.ts";
import { orderClosedRequestOf } from "../closing.ts";
import { type Identification, identifyResultOf } from "../identification.ts";
import { readQrCodeAnswer } from "../qr-code-answer.ts";

const answers = examples.filter(({ schema }) => /Response$|^salt$/.test(schema));

/**
 * Mutated answers of the loyalty operations (in-store-loyalty.md §4.1–4.4). An identification is then priced and put
 * into the order-closed request.
 */
export const loyaltyAnswers: FuzzTarget = {
  name: "loyalty-answers",
  contract: "in-store-loyalty",
  check(seed) {
    const random = randomFrom(seed ^ 0x5bd1e995);
    const json = parseJson(mutate(answers[random(answers.length)]?.message, seed));
    const value = json.ok ? json.value : undefined;
    const identified = qrCodeResponse.safeParse(value);
    if (identified.success) {
      const outcome = readQrCodeAnswer(identified.data, {
        loyaltyOrderId: "order",
        identifier: { by: "code", qrCode: "code" },
        flow: random(2) === 0 ? "REGULAR" : "PATCH_ORDER",
        namedBy: random(2) === 0 ? "id" : "code",
        isScanned: random(2) === 0,
        pointsLimits: { maxPwpPercent: "50", minCashPayment: null, needScan: false },
      });
      assert.ok(identifyResult.safeParse(identifyResultOf(outcome, "identification-1")).success);
      if (outcome.result === "accepted") assertPayable(outcome.identification);
      return "valid";
    }
    const others = [orderClosedResponse, refundResponse, salt];
    return others.some((schema) => schema.safeParse(value).success) ? "valid" : "rejected";
  },
};

/** Whatever the answer offers, no total is negative, and the order can be closed. */
function assertPayable(identification: Identification): void {
  const cola = { kind: "item", lineId: "2", itemId: "cola", count: 2, choices: [] } as const;
  const { total, pointsPayment, discounts } = priced([trayLine, cola], identification.benefits);
  assert.ok(compare(total, ZERO) >= 0);
  for (const { amount } of discounts) assert.ok(compare(amount, ZERO) >= 0);
  const request = orderClosedRequestOf({
    identification,
    establishmentId: 1,
    apiVersion: "1.7",
    waiter: null,
    lines: [],
    addedRewards: identification.rewardLines.map((_, position) => position),
    appliedDiscounts: discounts.map(({ discountId }) => discountId),
    chargeTotal: total,
    pointsPayment,
  });
  assert.ok(orderClosedRequest.safeParse(JSON.parse(JSON.stringify(request))).success);
}
