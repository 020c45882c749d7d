import { expect, test } from "vitest";
import { rewardOf } from "../../../../domain/testing/products.ts";
import { menu, priced, trayLine } from "../../../../domain/testing/tray.ts";
import { presentsOf } from "./presents.ts";

const modifier = (modifierId: string, code = `code-${modifierId}`) => ({
  modifierId,
  code,
  count: 1,
});

test("REGULAR: a combo that is a reward comes as the menu preselects it", () => {
  const benefits = {
    rewards: [
      rewardOf("tray", { quantity: 2 }),
      rewardOf("cola", { rewardId: 1 }),
      rewardOf("gone", { rewardId: 2 }),
    ],
  };
  expect(presentsOf(priced([trayLine], benefits), menu)).toEqual([
    {
      itemId: "tray",
      code: "code-tray",
      count: 2,
      modifiers: [modifier("tray-burger", "T1"), modifier("barley")],
    },
    { itemId: "cola", code: "code-cola", count: 1, modifiers: [] },
  ]);
});

test("REGULAR: an item that is a reward comes as the menu preselects it", () => {
  const benefits = { rewards: [rewardOf("burger")] };
  const [burger] = presentsOf(priced([], benefits), menu);
  expect(burger?.modifiers).toEqual([modifier("barley")]);
});

test("PATCH_ORDER: the rewarded units of a combo come with what was picked for them", () => {
  const benefits = { flow: "PATCH_ORDER" as const, rewards: [rewardOf("tray")] };
  expect(presentsOf(priced([trayLine], benefits), menu)).toEqual([
    {
      itemId: "tray",
      code: "code-tray",
      count: 1,
      modifiers: [
        modifier("tray-burger", "T1"),
        modifier("barley"),
        modifier("egg"),
        modifier("cheddar"),
        modifier("cola"),
        modifier("cola"),
      ],
    },
  ]);
});

test("a reward that leaves something to pay is no present", () => {
  const discounts = [{ discountId: "HALF", type: "percent" as const, value: "50" }];
  const rewards = [rewardOf("tray", { discounts })];
  const { lines } = priced([trayLine], { flow: "PATCH_ORDER", rewards });
  expect(lines.map(({ reward }) => reward?.rewardId)).toEqual([0, undefined]);
  expect(presentsOf({ lines }, menu)).toEqual([]);
});

test("without an identification there are no presents", () => {
  expect(presentsOf(priced([trayLine]), menu)).toEqual([]);
});
