/** What is still to be chosen for a reward, as the item sheet and the combo builder show it. */
import type { ComboPick } from "./combo-picks.ts";
import type { Combo, Menu, MenuItem, ModifierGroup } from "./menu.ts";
import { mostPicks } from "./reward-combo.ts";
import type { RewardDish } from "./reward-dish.ts";

/** An item as a sheet offers it for a reward: only its open groups, up to their minimum; `isFree`: without prices. */
export function openItem(item: MenuItem, { open }: RewardDish, isFree: boolean): MenuItem {
  const groups = item.modifierGroups.filter(({ id }) => open.includes(id));
  return withGroups(item, groups, isFree);
}

/**
 * A combo in the same way, with a menu in which its items have only their required choices, and the present choices.
 */
export function openCombo(
  combo: Combo,
  menu: Menu,
  { open, line }: RewardDish,
  isFree: boolean,
): { readonly combo: Combo; readonly menu: Menu; readonly picks: readonly ComboPick[] } {
  const preset = line.kind === "combo" ? line.picks : [];
  const steps = combo.steps
    .filter(({ id }) => open.includes(id))
    .map((step) => ({
      ...step,
      max: Math.min(step.max, mostPicks(step, preset)),
      items: step.items.map((entry) => (isFree ? { ...entry, surcharges: {} } : entry)),
    }));
  const ids = new Set(steps.flatMap(({ items }) => items.map(({ itemId }) => itemId)));
  const items = Object.fromEntries(
    [...ids].flatMap((id) => {
      const item = menu.items[id];
      const asking = item?.modifierGroups.filter(({ min }) => min > 0) ?? [];
      return item ? [[id, withGroups(item, asking, isFree)]] : [];
    }),
  );
  const prices = isFree ? {} : combo.prices;
  const picks = preset
    .filter(({ stepId }) => open.includes(stepId))
    .map((pick) => ({
      ...pick,
      choices: pick.choices.filter(({ groupId }) =>
        items[pick.itemId]?.modifierGroups.some(({ id }) => id === groupId),
      ),
    }));
  return { combo: { ...combo, prices, steps }, menu: { ...menu, items }, picks };
}

function withGroups(item: MenuItem, groups: readonly ModifierGroup[], isFree: boolean): MenuItem {
  const modifierGroups = groups.map((group) => ({
    ...group,
    max: group.min,
    modifiers: isFree
      ? group.modifiers.map((modifier) => ({ ...modifier, prices: {} }))
      : group.modifiers,
  }));
  return { ...item, prices: isFree ? {} : item.prices, modifierGroups };
}
