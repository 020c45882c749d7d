/**
 * A reward as a dish of the menu (in-store-loyalty.md §4.2 `menuItems`): with what the reward names, the menu's
 * preselection for what it does not mention, and the customer's choices for what both leave open.
 */
import type { BasketLine } from "./basket.ts";
import type { Combo, Menu, MenuItem } from "./menu.ts";
import { comboDish } from "./reward-combo.ts";
import { itemDish } from "./reward-item.ts";
import { type NamedBy, type RewardLine, rewardLineId } from "./rewards.ts";

export type RewardDish = {
  /** As the kitchen receives it; choices may still be missing. */
  readonly line: BasketLine;
  /** What only the customer can choose: ids of groups of an item, or of steps of a combo. */
  readonly open: readonly string[];
  /** Global ids of the modifiers and picks that the reward names. */
  readonly named: readonly string[];
  /** Names of what the reward names and the menu does not have for this dish. */
  readonly unknown: readonly string[];
};

/** The item or combo that a reward names, by global id or by code; null if the menu does not have it. */
export function rewardProduct(
  menu: Menu,
  { itemId: name }: Pick<RewardLine, "itemId">,
  namedBy: NamedBy,
): MenuItem | Combo | null {
  const byId = () => own(menu.items, name) ?? own(menu.combos, name);
  const byCode = () =>
    [...Object.values(menu.items), ...Object.values(menu.combos)].find(({ code }) => code === name);
  return (namedBy === "id" ? (byId() ?? byCode()) : (byCode() ?? byId())) ?? null;
}

/** The dish of a reward, or null if the menu does not have it. `chosen`: the customer's choices so far. */
export function rewardDish(
  reward: RewardLine,
  menu: Menu,
  namedBy: NamedBy,
  chosen: readonly BasketLine[] = [],
): RewardDish | null {
  const product = rewardProduct(menu, reward, namedBy);
  if (!product) return null;
  const lineId = rewardLineId(reward.rewardId);
  const line = { lineId, count: reward.quantity };
  const own = chosen.find((other) => other.lineId === lineId);
  if ("steps" in product) {
    const picked = own?.kind === "combo" && own.comboId === product.id ? own : undefined;
    const { picks, ...dish } = comboDish(product, menu, reward.modifiers, { namedBy, picked });
    return { ...dish, line: { ...line, kind: "combo", comboId: product.id, picks } };
  }
  const picked = own?.kind === "item" && own.itemId === product.id ? own : undefined;
  const { choices, ...dish } = itemDish(product, reward.modifiers, { namedBy, picked });
  return { ...dish, line: { ...line, kind: "item", itemId: product.id, choices } };
}

function own<Entry>(entries: Readonly<Record<string, Entry>>, id: string): Entry | undefined {
  return Object.hasOwn(entries, id) ? entries[id] : undefined;
}
