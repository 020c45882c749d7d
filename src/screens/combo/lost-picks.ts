import type { Choice } from "../../../domain/choices.ts";
import type { ComboPick } from "../../../domain/combo-picks.ts";
import type { LocalizedText } from "../../../domain/localized-text.ts";
import type { Combo, Menu, MenuItem } from "../../../domain/menu.ts";

type Wording = (text: LocalizedText) => string;

/**
 * Names of picks that are no longer on the menu, from earlier menus: steps, dishes and choices of dishes. `offered` are
 * those of the picks that are left, see `offeredPicks`.
 */
export function lostNames(
  combo: Combo,
  made: readonly ComboPick[],
  offered: readonly ComboPick[],
  earlier: readonly Menu[],
  wording: Wording,
): readonly string[] {
  const names = made.flatMap((pick) => {
    const left = offered.find(
      ({ pickId, stepId }) => pickId === pick.pickId && stepId === pick.stepId,
    );
    if (left) {
      const lost = pick.choices.filter((choice) => !left.choices.includes(choice));
      return choiceNames(lost, pick.itemId, earlier, wording);
    }
    const hasStep = combo.steps.some(({ id }) => id === pick.stepId);
    const title = hasStep
      ? latest(earlier, (menu) => menu.items[pick.itemId]?.title)
      : latest(earlier, (menu) => stepOf(menu, combo.id, pick.stepId)?.title);
    return title ? [wording(title)] : [];
  });
  return [...new Set(names)];
}

/** Names of choices of an item, by the menus that have them; the latest first. */
export function choiceNames(
  choices: readonly Choice[],
  itemId: string,
  menus: readonly Menu[],
  wording: Wording,
): readonly string[] {
  const names = choices.flatMap((choice) => {
    const title = latest(menus, (menu) => modifierTitle(menu.items[itemId], choice));
    return title ? [wording(title)] : [];
  });
  return [...new Set(names)];
}

function modifierTitle(item: MenuItem | undefined, choice: Choice): LocalizedText | undefined {
  const group = item?.modifierGroups.find(({ id }) => id === choice.groupId);
  return group?.modifiers.find(({ id }) => id === choice.modifierId)?.title;
}

function stepOf(menu: Menu, comboId: string, stepId: string) {
  return menu.combos[comboId]?.steps.find(({ id }) => id === stepId);
}

function latest<Found>(
  menus: readonly Menu[],
  find: (menu: Menu) => Found | undefined,
): Found | undefined {
  return menus.map(find).findLast((found) => found !== undefined);
}
