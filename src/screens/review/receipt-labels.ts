/** What was chosen for a line, in words. */
import type { ComboLine } from "../../../domain/basket.ts";
import { type Choice, unitsChosen } from "../../../domain/choices.ts";
import { offeredItem, picksOf } from "../../../domain/combo-picks.ts";
import type { LocalizedText } from "../../../domain/localized-text.ts";
import type { Combo, Menu, MenuItem } from "../../../domain/menu.ts";

/** A text in the visit's language. */
export type Wording = (text: LocalizedText) => string;

/** A choice in words: how often, what; `without` where a preselected part was taken away. */
export type ChoiceLabel =
  | { readonly kind: "with"; readonly name: string; readonly count: number }
  | { readonly kind: "without"; readonly name: string };

/** A pick of a combo with what was chosen for it. */
export type PickLabel = {
  readonly pickId: string;
  readonly name: string;
  readonly choices: readonly ChoiceLabel[];
};

/** What was picked in each step, in the order of the steps. */
export function pickLabels(
  combo: Combo,
  { picks }: Pick<ComboLine, "picks">,
  menu: Menu,
  wording: Wording,
): PickLabel[] {
  return combo.steps.flatMap((step) =>
    picksOf(step, picks).flatMap((pick): PickLabel[] => {
      const offered = offeredItem(step, pick.itemId, menu);
      if (!offered) return [];
      const { item } = offered;
      const choices = choiceLabels(item, pick, wording);
      return [{ pickId: pick.pickId, name: wording(item.title), choices }];
    }),
  );
}

/** What was chosen, in the order of choosing, then what was taken away. */
export function choiceLabels(
  item: MenuItem,
  { choices }: { readonly choices: readonly Choice[] },
  wording: Wording,
): ChoiceLabel[] {
  const chosen = choices.flatMap((choice, index): ChoiceLabel[] => {
    const { groupId, modifierId } = choice;
    const group = item.modifierGroups.find((candidate) => candidate.id === groupId);
    const modifier = group?.modifiers.find((candidate) => candidate.id === modifierId);
    // Units of one modifier are one entry, at the place of the first.
    const isFirst = unitsChosen(choices.slice(0, index), groupId, modifierId) === 0;
    if (!modifier || !isFirst) return [];
    const count = unitsChosen(choices, groupId, modifierId);
    return [{ kind: "with", name: wording(modifier.title), count }];
  });
  // Where one of several is chosen the choice replaces another; only elsewhere something is left off.
  const removed = item.modifierGroups
    .filter((group) => group.max !== 1)
    .flatMap((group) =>
      group.modifiers
        .filter((modifier) => modifier.preselected)
        .filter(
          (modifier) =>
            !choices.some(
              (choice) => choice.groupId === group.id && choice.modifierId === modifier.id,
            ),
        ),
    )
    .map((modifier): ChoiceLabel => ({ kind: "without", name: wording(modifier.title) }));
  return [...chosen, ...removed];
}
