/** What was chosen from a menu and is no longer on a later one, by its titles on menus that have it. */
import { type BasketLine, productOfLine } from "./basket.ts";
import { type Choice, isOffered } from "./choices.ts";
import { type ComboPick, offeredPick } from "./combo-picks.ts";
import type { LocalizedText } from "./localized-text.ts";
import { type Combo, type Menu, productOf } from "./menu.ts";

/** Titles of what is gone of a line: the product, or else choices and picks of it. */
export function goneTitles(line: BasketLine, before: Menu, now: Menu): readonly LocalizedText[] {
  if (line.kind === "item") {
    const item = now.items[line.itemId];
    if (item) {
      const gone = line.choices.filter((choice) => !isOffered(item, choice));
      return choiceTitles(gone, line.itemId, [before]);
    }
  } else {
    const combo = now.combos[line.comboId];
    if (combo) {
      const left = line.picks.flatMap((pick) => offeredPick(combo, pick, now) ?? []);
      return gonePickTitles(combo, line.picks, left, [before, now]);
    }
  }
  const title = productOf(before, productOfLine(line).id)?.title;
  return title ? [title] : [];
}

/**
 * Titles of picks that are no longer on the menu, from earlier menus: steps, dishes and choices of dishes. `left` are
 * the picks as they are still offered.
 */
export function gonePickTitles(
  combo: Combo,
  made: readonly ComboPick[],
  left: readonly ComboPick[],
  earlier: readonly Menu[],
): readonly LocalizedText[] {
  return made.flatMap((pick) => {
    const offered = left.find(
      ({ pickId, stepId }) => pickId === pick.pickId && stepId === pick.stepId,
    );
    if (offered) {
      const gone = pick.choices.filter((choice) => !offered.choices.includes(choice));
      return choiceTitles(gone, pick.itemId, earlier);
    }
    const hasStep = combo.steps.some(({ id }) => id === pick.stepId);
    const title = hasStep
      ? latest(earlier, (menu) => menu.items[pick.itemId]?.title)
      : latest(earlier, (menu) => stepOf(menu, combo.id, pick.stepId)?.title);
    return title ? [title] : [];
  });
}

/** Titles of choices of an item, by the menus that have them; the latest first. */
export function choiceTitles(
  choices: readonly Choice[],
  itemId: string,
  menus: readonly Menu[],
): readonly LocalizedText[] {
  return choices.flatMap((choice) => {
    const title = latest(menus, (menu) => modifierTitle(menu, itemId, choice));
    return title ? [title] : [];
  });
}

function modifierTitle(
  menu: Menu,
  itemId: string,
  { groupId, modifierId }: Choice,
): LocalizedText | undefined {
  const group = menu.items[itemId]?.modifierGroups.find(({ id }) => id === groupId);
  return group?.modifiers.find(({ id }) => id === modifierId)?.title;
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
