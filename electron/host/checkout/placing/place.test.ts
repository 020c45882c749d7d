import { expect, test } from "vitest";
import type { Capability } from "../../../../contracts/payments.ts";
import { NO_DECISIONS } from "../../../../domain/rewards.ts";
import { itemOf, menuWith } from "../../../../domain/testing/products.ts";
import { brandOf } from "../../outlet/brand.ts";
import { NEVER_POLLED, settingsFor } from "../../outlet/testing/outlet.ts";
import { outletViewOf } from "../../outlet/view.ts";
import { EMPTY_STAGE } from "../../rpc/stage-views.ts";
import { type Placement, placeOrder } from "./place.ts";

/** An outlet before its first configuration, with the currency of the device's settings. */
function outletOf(currency: string | null) {
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
};

const placed = (currency: string | null, capabilities: readonly Capability[] = ["SALE"]) =>
  placeOrder(soup, {
    menu: menuWith([itemOf("soup", "5")]),
    outlet: outletOf(currency),
    identification: null,
    clientName: null,
    establishmentId: null,
    capabilities: new Set(capabilities),
    unusedReservation: "annulment",
    namedBy: "id",
    returnBaseUrl: "https://return.example",
    returnsInPublic: false,
    nextPlatformOrderId: () => 1,
    now: 0,
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
