import { expect, test } from "vitest";
import { groupOf, itemOf, menuWith, modifierOf } from "../../../../../domain/testing/products.ts";
import { buildOrderRequest } from "../../../ordering/order-request.ts";
import { testSettings } from "../../../testing/settings.ts";
import { chooseTestOrder } from "./test-order.ts";

const MILK = modifierOf("milk", "0.50", { preselected: true });
const TEA = itemOf("tea", "3.00", { modifierGroups: [groupOf("extras", [MILK])] });
const FOOD = {
  id: "food",
  title: { en: "Food" },
  isPopup: false,
  products: [{ kind: "item", id: "tea" }],
  subcategories: [],
} as const;
const PLACE = {
  currency: "EUR",
  currencyDigits: 2,
  locales: { enabled: ["en"], default: "en", fallback: "en" },
};

test.each([
  [false, "tea", "milk"],
  [true, "code-tea", "code-milk"],
])("with sendPosCode %s the POS and loyalty are sent %s with %s", (sendPosCode, item, modifier) => {
  const settings = testSettings({ ordering: { sendPosCode } });
  const menu = { ...menuWith([TEA]), categories: [FOOD] };
  const order = chooseTestOrder(menu, { settings, place: PLACE, orderId: "o-1", now: 0 });
  if (!order) throw new Error("nothing was chosen");
  expect(buildOrderRequest(order.snapshot, settings).items).toMatchObject([
    { id: item, modifiers: [{ id: modifier }] },
  ]);
  expect(order.lines).toMatchObject([{ itemId: item, modifiers: [{ itemId: modifier }] }]);
});
