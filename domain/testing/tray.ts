/** A menu with a combo, and lines of it: for tests of what kitchen and loyalty service are sent. */
import type { BasketLine, ComboLine } from "../basket.ts";
import { priceBasket } from "../pricing.ts";
import { type Benefits, NO_BENEFITS } from "../rewards.ts";
import { comboOf, groupOf, itemOf, menuWith, modifierOf, stepItemOf, stepOf } from "./products.ts";

const bun = groupOf("bun", [modifierOf("barley", "0", { preselected: true })], { min: 1, max: 1 });
const extras = groupOf("extras", [modifierOf("egg", "1.40"), modifierOf("cheddar", "0.90")], {
  free: 1,
});
const burger = itemOf("burger", "12.90", { modifierGroups: [bun, extras] });
const cola = itemOf("cola", "3.50");
const main = stepOf("main", [
  stepItemOf("burger", "1.50", { id: "tray-burger", code: "T1", preselected: true }),
  stepItemOf("cola", "0"),
]);
const drinks = stepOf("drinks", [stepItemOf("cola", "0.20")], { min: 0, max: 2 });

export const menu = menuWith([burger, cola], [comboOf("tray", "17.90", [main, drinks])]);

const choice = (groupId: string, modifierId: string) => ({ groupId, modifierId, count: 1 });

/** A tray of burger (an egg free, cheddar paid) and two colas. */
export const trayLine: ComboLine = {
  kind: "combo",
  lineId: "1",
  comboId: "tray",
  count: 2,
  picks: [
    { pickId: "1", stepId: "drinks", itemId: "cola", choices: [] },
    {
      pickId: "2",
      stepId: "main",
      itemId: "burger",
      choices: [choice("bun", "barley"), choice("extras", "egg"), choice("extras", "cheddar")],
    },
    { pickId: "3", stepId: "drinks", itemId: "cola", choices: [] },
  ],
};

export function priced(
  lines: readonly BasketLine[],
  benefits: Partial<Benefits> = {},
  usePoints = false,
) {
  return priceBasket({
    menu,
    basket: { lines },
    orderType: "EAT_IN",
    digits: 2,
    taxesIncluded: true,
    benefits: { ...NO_BENEFITS, ...benefits },
    usePoints,
  });
}
