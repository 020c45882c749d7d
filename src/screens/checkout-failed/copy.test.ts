import { describe, expect, test } from "vitest";
import { PAYMENT_ERROR_CODES } from "../../../contracts/payments.ts";
import { CHECKOUT_FAILURE_REASONS, MONEY_OUTCOMES } from "../../../domain/order-course.ts";
import type { RanOut } from "../../../electron/host/rpc/contract.ts";
import { copyFor } from "./copy.ts";

const BOOLEANS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;
/** The catalogues of all languages. */
const CATALOGUES = import.meta.glob<object>("../../i18n/locales/*/checkout.json", {
  eager: true,
  import: "default",
});
const CODES = [null, ...PAYMENT_ERROR_CODES, "E_42"];

const SOUP = { en: "Soup" };
const RAN_OUT: readonly (RanOut | null)[] = [
  null,
  { state: "asking" },
  { state: "unknown" },
  { state: "known", titles: [SOUP] },
  { state: "known", titles: [SOUP, { en: "Cake" }] },
];

function lookUp(catalogue: object, key: string): unknown {
  return key
    .replace("checkout:", "")
    .split(".")
    .reduce<unknown>(
      (part, name) => Object.entries(part ?? {}).find(([entry]) => entry === name)?.[1],
      catalogue,
    );
}

test("finds the catalogues", () => {
  expect(Object.keys(CATALOGUES).length).toBeGreaterThan(3);
});

describe.each(Object.entries(CATALOGUES))("texts in %s", (_language, catalogue) => {
  test.each(CHECKOUT_FAILURE_REASONS)(
    "%s says what happened, whether money was charged, what to do next",
    (reason) => {
      for (const money of MONEY_OUTCOMES) {
        for (const errorCode of CODES) {
          for (const ranOut of RAN_OUT) {
            for (const [canPayAgain, hasOrder] of BOOLEANS) {
              const view = { reason, money, errorCode, ranOut, canPayAgain, hasOrder };
              for (const offersCounter of [true, false]) {
                const { title, happened, money: paid, next } = copyFor({ ...view, offersCounter });
                for (const key of [title, happened, paid, next]) {
                  expect(lookUp(catalogue, key), key).toMatch(/\S/);
                }
              }
            }
          }
        }
      }
    },
  );
});

describe("the text for unavailable items", () => {
  const refused = {
    reason: "item-unavailable",
    money: "released",
    errorCode: null,
    offersCounter: false,
    canPayAgain: false,
    hasOrder: true,
  } as const;

  test("names the dish if the new menu shows which, and says that it is marked", () => {
    expect(copyFor({ ...refused, ranOut: { state: "known", titles: [SOUP] } })).toMatchObject({
      title: "checkout:checkoutFailed.ranOut.title.one",
      happened: "checkout:checkoutFailed.ranOut.happened.one",
      next: "checkout:checkoutFailed.ranOut.next.marked",
      nextStep: "change-order",
    });
  });

  test("says that something is not available if nobody knows what, and nothing is marked", () => {
    expect(copyFor({ ...refused, ranOut: { state: "unknown" } })).toMatchObject({
      title: "checkout:checkoutFailed.title.item-unavailable",
      happened: "checkout:checkoutFailed.ranOut.happened.unknown",
      next: "checkout:checkoutFailed.next.change-order",
      nextStep: "change-order",
    });
  });

  test("names it also if the kitchen gave no reason for its refusal", () => {
    const refusal = { ...refused, reason: "kitchen-refused" } as const;
    expect(copyFor({ ...refusal, ranOut: { state: "known", titles: [SOUP] } }).title).toBe(
      "checkout:checkoutFailed.ranOut.title.one",
    );
    expect(copyFor({ ...refusal, ranOut: null })).toMatchObject({
      title: "checkout:checkoutFailed.title.kitchen-refused",
      nextStep: "order-again",
    });
  });

  test("asks nobody to change an order that the kiosk no longer has", () => {
    const refusal = { ...refused, hasOrder: false, ranOut: { state: "unknown" } } as const;
    expect(copyFor(refusal).nextStep).toBe("start-over");
  });
});

describe("the text for a failed order", () => {
  test("does not announce a refund to a customer who stopped before paying", () => {
    const view = {
      errorCode: null,
      ranOut: null,
      offersCounter: false,
      canPayAgain: false,
      hasOrder: true,
    } as const;
    const words = (reason: "payment-canceled" | "kitchen-refused") =>
      copyFor({ ...view, reason, money: "being-returned" }).money;
    expect(words("payment-canceled")).toBe("checkout:checkoutFailed.money.perhaps-returned");
    expect(words("kitchen-refused")).toBe("checkout:checkoutFailed.money.being-returned");
  });

  test("is specific to the code of a declined payment", () => {
    const declined = {
      reason: "payment-declined",
      money: "not-charged",
      ranOut: null,
      offersCounter: false,
      canPayAgain: true,
      hasOrder: true,
    } as const;
    for (const errorCode of PAYMENT_ERROR_CODES) {
      expect(copyFor({ ...declined, errorCode }).happened).toBe(
        `checkout:checkoutFailed.declined.${errorCode}`,
      );
    }
    expect(copyFor({ ...declined, errorCode: "PSP_1701" }).happened).toBe(
      "checkout:checkoutFailed.happened.payment-declined",
    );
  });

  test("uses an error code only for a declined payment", () => {
    const refused = {
      reason: "kitchen-refused",
      money: "returned",
      ranOut: null,
      offersCounter: false,
      canPayAgain: false,
      hasOrder: true,
    } as const;
    expect(copyFor({ ...refused, errorCode: "CARD_EXPIRED" }).happened).toBe(
      "checkout:checkoutFailed.happened.kitchen-refused",
    );
  });

  test("asks nobody to pay again while a payment is unresolved", () => {
    const unsettled = {
      reason: "payment-declined",
      errorCode: null,
      ranOut: null,
      offersCounter: false,
      canPayAgain: true,
      hasOrder: true,
    } as const;
    expect(copyFor({ ...unsettled, money: "staff" }).nextStep).toBe("ask-staff");
    expect(copyFor({ ...unsettled, money: "not-charged" }).nextStep).toBe("pay-again");
  });

  test("does not claim that the order is still here after a restart", () => {
    const view = { reason: "kitchen-refused", money: "returned", errorCode: null } as const;
    const refusal = { ...view, ranOut: null, offersCounter: false, canPayAgain: false };
    expect(copyFor({ ...refusal, hasOrder: true }).nextStep).toBe("order-again");
    expect(copyFor({ ...refusal, hasOrder: false }).nextStep).toBe("start-over");
  });
});
