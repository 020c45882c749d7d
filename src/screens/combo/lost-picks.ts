import type { Choice } from "../../../domain/choices.ts";
import type { ComboPick } from "../../../domain/combo-picks.ts";
import { choiceTitles, gonePickTitles } from "../../../domain/gone-titles.ts";
import type { LocalizedText } from "../../../domain/localized-text.ts";
import type { Combo, Menu } from "../../../domain/menu.ts";

type Wording = (text: LocalizedText) => string;

/** Names of picks that are no longer on the menu, see `gonePickTitles`. */
export function lostNames(
  combo: Combo,
  made: readonly ComboPick[],
  offered: readonly ComboPick[],
  earlier: readonly Menu[],
  wording: Wording,
): readonly string[] {
  return namesOf(gonePickTitles(combo, made, offered, earlier), wording);
}

/** Names of choices of an item, by the menus that have them; the latest first. */
export function choiceNames(
  choices: readonly Choice[],
  itemId: string,
  menus: readonly Menu[],
  wording: Wording,
): readonly string[] {
  return namesOf(choiceTitles(choices, itemId, menus), wording);
}

function namesOf(titles: readonly LocalizedText[], wording: Wording): readonly string[] {
  return [...new Set(titles.map(wording))];
}
