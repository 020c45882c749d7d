/** The choices of a line, as text. */
import type { ComboLine } from "../../../domain/basket.ts";
import { type Choice, unitsChosen } from "../../../domain/choices.ts";
import { offeredItem, picksOf } from "../../../domain/combo-picks.ts";
import type { LocalizedText } from "../../../domain/localized-text.ts";
import type { Combo, Menu, MenuItem } from "../../../domain/menu.ts";

export type Wording = (text: LocalizedText) => string;

/** A choice: count and name; `without` if a preselected part was removed. */
export type ChoiceLabel =
  | { readonly kind: "with"; readonly name: string; readonly count: number }
  | { readonly kind: "without"; readonly name: string };

/** A pick of a combo with its choices. */
export type PickLabel = {
  readonly pickId: string;
  readonly name: string;
  readonly choices: readonly ChoiceLabel[];
};

/** The picks by step, in the order of the steps. */
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

/** The choices in the order in which they were made, then what was removed. */
export function choiceLabels(
  item: MenuItem,
  { choices }: { readonly choices: readonly Choice[] },
  wording: Wording,
): ChoiceLabel[] {
  const chosen = choices.flatMap((choice, index): ChoiceLabel[] => {
    const { groupId, modifierId } = choice;
    const group = item.modifierGroups.find((candidate) => candidate.id === groupId);
    const modifier = group?.modifiers.find((candidate) => candidate.id === modifierId);
    // Units of one modifier are one entry, at the position of the first.
    const isFirst = unitsChosen(choices.slice(0, index), groupId, modifierId) === 0;
    if (!modifier || !isFirst) return [];
    const count = unitsChosen(choices, groupId, modifierId);
    return [{ kind: "with", name: wording(modifier.title), count }];
  });
  // In a single-choice group another choice replaces the preselected one; only elsewhere something is removed.
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
