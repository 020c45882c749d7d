import { describe, expect, test } from "vitest";
import {
  CURRENT_API_VERSION,
  outletConfiguration,
} from "../../../../contracts/in-store-loyalty.ts";
import type { Capability } from "../../../../contracts/payments.ts";
import { NO_DECISIONS } from "../../../../domain/rewards.ts";
import { itemOf, menuWith } from "../../../../domain/testing/products.ts";
import { readQrCodeAnswer } from "../../loyalty/qr-code-answer.ts";
import { brandOf } from "../../outlet/brand.ts";
import { NEVER_POLLED, settingsFor } from "../../outlet/testing/outlet.ts";
import { outletViewOf } from "../../outlet/view.ts";
import { EMPTY_STAGE } from "../../rpc/stage-views.ts";
import { type Placement, type PlacementContext, placeOrder } from "./place.ts";

type OutletSources = Parameters<typeof outletViewOf>[0];

/** An outlet before its first configuration, with the currency of the device's settings. */
function outletOf(currency: string | null, configured: Partial<OutletSources> = {}) {
  const settings = settingsFor("https://configuration.example");
  const { device } = settings;
  return outletViewOf({
    settings: { ...settings, device: { ...device, fallback: { ...device.fallback, currency } } },
    brand: brandOf(device.theme),
    configuration: null,
    credential: null,
    provisioning: null,
    configurationPoll: NEVER_POLLED,
    recordsTrouble: null,
    hasMenu: true,
    stage: EMPTY_STAGE,
    localUrls: () => null,
    logoUrl: null,
    ...configured,
  });
}

const soup: Placement = {
  visitId: "visit",
  checkoutId: "order",
  locale: "en",
  orderType: "EAT_IN",
  basket: { lines: [{ kind: "item", lineId: "1", itemId: "soup", count: 1, choices: [] }] },
  rewards: NO_DECISIONS,
  usePoints: false,
  tableNumber: null,
  pickupAt: null,
  paymentMethod: "BANK_CARD_IN_APP",
  dueShown: "5",
  rewardsShown: [],
};

const CONTEXT: PlacementContext = {
  menu: menuWith([itemOf("soup", "5")]),
  outlet: outletOf("EUR"),
  identification: null,
  clientName: null,
  establishmentId: null,
  capabilities: new Set(["SALE"]),
  unusedReservation: "annulment",
  namedBy: "id",
  returnBaseUrl: "https://return.example",
  returnsInPublic: false,
  nextPlatformOrderId: () => 1,
  now: 0,
};

const placed = (currency: string | null, capabilities: readonly Capability[] = ["SALE"]) =>
  placeOrder(soup, {
    ...CONTEXT,
    outlet: outletOf(currency),
    capabilities: new Set(capabilities),
  });

test("an order is placed in the outlet's currency, and refused if there is none", () => {
  expect(placed("EUR")).toMatchObject({ order: { currency: "EUR" } });
  expect(placed(null)).toEqual({ refusal: { result: "unavailable" } });
});

test.each<[Capability[], object]>([
  [["CAPTURE", "SALE"], { paymentFlow: "authorize-capture", canInquire: false, canRefund: false }],
  [["SALE", "STATUS_POLLING"], { paymentFlow: "sale", canInquire: true, canRefund: false }],
  [["SALE", "DIRECT_REFUND"], { paymentFlow: "sale", canInquire: false, canRefund: true }],
])("an order makes only the calls that are declared: %j", (capabilities, expected) => {
  expect(placed("EUR", capabilities)).toMatchObject({ order: expected });
});

/** The context of an identified customer with this answer. */
function identifiedWith(answered: object): PlacementContext {
  const apiUrl = "https://loyalty.example";
  const configuration = outletConfiguration.parse({
    ...{ revision: 1, apiUrl, establishmentId: 7, currency: "EUR", loyaltyEnabled: true },
    loyalty: { loyaltyCardFlow: { enabled: true } },
  });
  const connection = { apiUrl, apiVersion: CURRENT_API_VERSION, establishmentId: 7 };
  const outlet = outletOf("EUR", {
    configuration,
    credential: { apiKey: "key", configuration: connection },
  });
  const answer = readQrCodeAnswer(
    { accepted: true, ...answered },
    {
      loyaltyOrderId: "loyalty-order",
      identifier: { by: "code", qrCode: "CARD-1" },
      isScanned: true,
      flow: "REGULAR",
      namedBy: "id",
      pointsLimits: { maxPwpPercent: null, minCashPayment: null, needScan: false },
    },
  );
  if (answer.result !== "accepted") throw new Error("not identified");
  return { ...CONTEXT, outlet, identification: answer.identification, establishmentId: 7 };
}

const off = (discountId: string, value: number) => {
  return { discountId, type: "percent" as const, value };
};

test("only the discounts that lowered the price are closed with the order", () => {
  const context = identifiedWith({ discounts: [off("HALF", 50), off("REST", 80), off("TEN", 10)] });
  expect(placeOrder({ ...soup, dueShown: "0" }, context)).toMatchObject({
    order: { loyalty: { appliedDiscounts: ["HALF", "REST"] } },
  });
});

describe("a gift of the customer", () => {
  const tea = { itemId: "tea", title: "Tea", price: 2, quantity: 1, discounts: [off("FREE", 100)] };
  const context = identifiedWith({ menuItems: [tea] });
  const withTea = { ...context, menu: menuWith([itemOf("soup", "5"), itemOf("tea", "2")]) };

  test("is on the order, and what is remembered of it, if the customer was shown it", () => {
    expect(placeOrder({ ...soup, rewardsShown: [0] }, withTea)).toMatchObject({
      order: { snapshot: { presents: [{ itemId: "tea" }] } },
      basket: { rewardsShown: [0] },
    });
  });

  test.each([
    ["was shown and has left the menu", [0], context, []],
    ["was not shown and is on the menu", [], withTea, [0]],
  ])(
    "that %s is reported before the order is placed, at the same total",
    (_, rewardsShown, host, rewardsGiven) => {
      const changed = { result: "changed", before: "5", due: "5.00", problems: [] };
      expect(placeOrder({ ...soup, rewardsShown }, host)).toEqual({
        refusal: { ...changed, rewardsGiven },
      });
    },
  );

  test("that was all of the order is reported, too", () => {
    const alone = { ...soup, basket: { lines: [] }, dueShown: "0", rewardsShown: [0] };
    expect(placeOrder(alone, context)).toMatchObject({
      refusal: { result: "changed", rewardsGiven: [] },
    });
  });
});
