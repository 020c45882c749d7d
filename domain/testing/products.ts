/** Products for tests of basket and pricing. */
import type {
  Combo,
  ComboStep,
  ComboStepItem,
  GroupModifier,
  Menu,
  MenuItem,
  ModifierGroup,
  Prices,
} from "../menu.ts";
import type { RewardLine } from "../rewards.ts";

/** A price for eating in only. */
export function costs(value: string, ...taxes: readonly string[]): Prices {
  return { EAT_IN: { value, taxes } };
}

export function modifierOf(
  id: string,
  price: string,
  more: Partial<GroupModifier> = {},
): GroupModifier {
  return {
    id,
    code: `code-${id}`,
    title: { en: id },
    prices: costs(price),
    preselected: false,
    ...more,
  };
}

/** A group of any number of modifiers, none of them free. */
export function groupOf(
  id: string,
  modifiers: readonly GroupModifier[],
  more: Partial<ModifierGroup> = {},
): ModifierGroup {
  return { id, title: { en: id }, min: 0, max: null, free: 0, modifiers, ...more };
}

export function itemOf(id: string, price: string, more: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    code: `code-${id}`,
    title: { en: id },
    description: {},
    prices: costs(price),
    modifierGroups: [],
    ...more,
  };
}

export function stepItemOf(
  itemId: string,
  surcharge: string,
  more: Partial<ComboStepItem> = {},
): ComboStepItem {
  return {
    itemId,
    id: itemId,
    code: `code-${itemId}`,
    surcharges: costs(surcharge),
    preselected: false,
    forbiddenModifiers: [],
    ...more,
  };
}

/** A step in which exactly one item is picked. */
export function stepOf(
  id: string,
  items: readonly ComboStepItem[],
  more: Partial<ComboStep> = {},
): ComboStep {
  return { id, title: { en: id }, min: 1, max: 1, items, ...more };
}

export function comboOf(id: string, price: string, steps: readonly ComboStep[]): Combo {
  return {
    id,
    code: `code-${id}`,
    title: { en: id },
    description: {},
    prices: costs(price),
    steps,
  };
}

export function menuWith(items: readonly MenuItem[], combos: readonly Combo[] = []): Menu {
  return {
    revision: 1,
    categories: [],
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    combos: Object.fromEntries(combos.map((combo) => [combo.id, combo])),
  };
}

/** A free reward. */
export function rewardOf(itemId: string, more: Partial<RewardLine> = {}): RewardLine {
  return {
    rewardId: 0,
    itemId,
    title: itemId,
    price: "1.00",
    quantity: 1,
    modifiers: [],
    discounts: [{ discountId: "LOYALTY100", type: "percent", value: "100" }],
    ...more,
  };
}
