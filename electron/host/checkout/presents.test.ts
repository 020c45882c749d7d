import { expect, test } from "vitest";
import type { RewardLine } from "../../../domain/rewards.ts";
import { NO_BENEFITS } from "../../../domain/rewards.ts";
import { menu, priced, trayLine } from "../../../domain/testing/tray.ts";
import { presentsOf } from "./presents.ts";

const reward = (itemId: string, quantity = 1): RewardLine => ({
  itemId,
  title: itemId,
  price: "17.90",
  quantity,
  discounts: [{ discountId: "LOYALTY100", type: "percent", value: "100" }],
});
const from = { menu, orderType: "EAT_IN" } as const;
const identified = (benefits: Partial<typeof NO_BENEFITS>) => ({
  benefits: { ...NO_BENEFITS, ...benefits },
});
const modifier = (modifierId: string, code = `code-${modifierId}`) => ({
  modifierId,
  code,
  count: 1,
});

test("REGULAR: a combo that is a reward comes as the menu preselects it", () => {
  const benefits = { rewards: [reward("tray", 2), reward("cola"), reward("gone")] };
  expect(presentsOf(identified(benefits), priced([trayLine], benefits), from)).toEqual([
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
  const benefits = { rewards: [reward("burger")] };
  const [burger] = presentsOf(identified(benefits), priced([], benefits), from);
  expect(burger?.modifiers).toEqual([modifier("barley")]);
});

test("PATCH_ORDER: the rewarded units of a combo come with what was picked for them", () => {
  const benefits = { flow: "PATCH_ORDER" as const, rewards: [reward("tray")] };
  expect(presentsOf(identified(benefits), priced([trayLine], benefits), from)).toEqual([
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

test("nobody identified, no presents", () => {
  expect(presentsOf(null, priced([trayLine], { rewards: [reward("tray")] }), from)).toEqual([]);
});
