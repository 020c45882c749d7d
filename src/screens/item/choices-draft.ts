import {
  addUnit,
  type Choice,
  groupProblem,
  removeUnit,
  toggleModifier,
} from "../../../domain/choices.ts";
import type { PricedModifier } from "../../../domain/line-prices.ts";
import type { ModifierGroup } from "../../../domain/menu.ts";

/** The choices of one dish while they are edited: on its own sheet, or within a combo. */
export type ChoicesDraft = {
  readonly choices: readonly Choice[];
  /** The chosen modifiers with their prices. */
  readonly modifiers: readonly PricedModifier[];
  /** Chooses or removes; false if there is no room for it. */
  readonly toggle: (group: ModifierGroup, modifierId: string) => boolean;
  /** Adds or removes one unit, in a group that allows several of one modifier. */
  readonly change: (group: ModifierGroup, modifierId: string, by: 1 | -1) => void;
};

/** The choices with one unit of a modifier more or fewer. */
export function changeUnits(
  group: ModifierGroup,
  choices: readonly Choice[],
  modifierId: string,
  by: 1 | -1,
): readonly Choice[] {
  return by > 0 ? addUnit(group, choices, modifierId) : removeUnit(group, choices, modifierId);
}

/** The choices after a touch on a modifier, or null if there is no room for it. */
export function toggleChoice(
  group: ModifierGroup,
  choices: readonly Choice[],
  modifierId: string,
): readonly Choice[] | null {
  const next = toggleModifier(group, choices, modifierId);
  if (next !== choices) return next;
  // A touch on the only choice of a required group changes nothing, as in a radio group.
  const isRequiredSingle = group.min === 1 && group.max === 1;
  return isRequiredSingle || groupProblem(group, next) === "too-many" ? choices : null;
}
