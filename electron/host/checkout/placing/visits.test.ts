import { expect, test } from "vitest";
import type { BasketLine, ComboLine } from "../../../../domain/basket.ts";
import { NO_BENEFITS } from "../../../../domain/rewards.ts";
import { trayLine } from "../../../../domain/testing/tray.ts";
import type { Identification } from "../../loyalty/identification.ts";
import { orderKey, Visits } from "./visits.ts";

const keyOf = (...lines: readonly BasketLine[]) =>
  orderKey({ orderType: "EAT_IN", basket: { lines } });
const [first, ...others] = trayLine.picks;
const withFirst = (changes: Partial<ComboLine["picks"][number]>): ComboLine =>
  first ? { ...trayLine, picks: [{ ...first, ...changes }, ...others] } : trayLine;

test.each<[string, BasketLine]>([
  ["another item is picked", withFirst({ itemId: "burger" })],
  ["it is picked in another step", withFirst({ stepId: "main" })],
  [
    "something is chosen for a pick",
    withFirst({ choices: [{ groupId: "extras", modifierId: "egg", count: 1 }] }),
  ],
  ["a pick is taken back", { ...trayLine, picks: others }],
  ["there is one more of it", { ...trayLine, count: 3 }],
  ["it is another combo", { ...trayLine, comboId: "feast" }],
  [
    "it is an item of that id",
    { kind: "item", lineId: "1", itemId: "tray", count: 2, choices: [] },
  ],
])("an order with a combo is a different order if %s", (_case, changed) => {
  expect(keyOf(changed)).not.toBe(keyOf(trayLine));
});

test("an order with a combo is the same order under other line and pick ids", () => {
  const renamed = { ...withFirst({ pickId: "another" }), lineId: "other" };
  expect(keyOf(renamed)).toBe(keyOf(trayLine));
});

const MINA: Identification = {
  loyaltyOrderId: "loyalty-1",
  identifier: { by: "code", qrCode: "QR" },
  benefits: NO_BENEFITS,
  payment: null,
  rewardLines: [],
  orderDiscounts: [],
  platformId: null,
  view: {
    greetingName: "Mina",
    tier: null,
    pointsBalance: null,
    messages: [],
    benefits: { ...NO_BENEFITS, rewards: [], discounts: [] },
    isScanned: true,
    hasEverRewardedPoints: null,
  },
};
const KNOWN = { identificationId: "identification-1", identification: MINA, validFor: null };
const order = (count: number) => ({
  visitId: "visit",
  orderType: "EAT_IN" as const,
  basket: { lines: [{ ...trayLine, count }] },
});

test("the name of a customer who has scanned belongs to the order it was scanned for", () => {
  const visits = new Visits();
  visits.identified("visit", { ...KNOWN, validFor: orderKey(order(1)), isScanned: true });
  expect(visits.scannedName("visit", order(1))).toBe("Mina");
  expect(visits.scannedName("visit", order(2))).toBeNull();
  expect(visits.scannedName("another", order(1))).toBeNull();
});

test("a customer who typed a number or code is not named", () => {
  const visits = new Visits();
  visits.identified("visit", { ...KNOWN, isScanned: false });
  expect(visits.scannedName("visit", order(1))).toBeNull();
  visits.identified("visit", { ...KNOWN, isScanned: true });
  expect(visits.scannedName("visit", order(2))).toBe("Mina");
});

test("an order is placed only with the latest identification of its visit, and for the order of it", () => {
  const visits = new Visits();
  const validFor = orderKey(order(1));
  visits.identified("visit", { ...KNOWN, validFor, isScanned: true });
  expect(visits.isValid("identification-1", order(1))).toBe(true);
  expect(visits.isValid("identification-1", order(2))).toBe(false);
  expect(visits.isValid("identification-1", { ...order(1), visitId: "another" })).toBe(false);
  visits.identified("visit", { ...KNOWN, identificationId: "identification-2", isScanned: true });
  expect(visits.isValid("identification-1", order(1))).toBe(false);
  visits.forget("visit");
  expect(visits.isValid("identification-2", order(1))).toBe(false);
});
