/** The steps of a combo in the customer's order. */
import { groupProblem } from "../../../domain/choices.ts";
import {
  type ComboPick,
  fixedItem,
  offeredItem,
  offeredPick,
  picksOf,
  stepProblem,
} from "../../../domain/combo-picks.ts";
import type { Combo, ComboStep, Menu, ModifierGroup } from "../../../domain/menu.ts";

/** What is missing in a step before the combo can be ordered: a pick, or a choice of a pick. */
export type Gap = {
  readonly problem: "too-few" | "too-many";
  /** The group of the pick that is incomplete; null if it is the step itself. */
  readonly at: { readonly pick: ComboPick; readonly group: ModifierGroup } | null;
};

/** The first gap of a step, or null if it can be ordered as it is. */
export function gapOf(step: ComboStep, picks: readonly ComboPick[], menu: Menu): Gap | null {
  const problem = stepProblem(step, picks);
  if (problem) return { problem, at: null };
  for (const pick of picksOf(step, picks)) {
    for (const group of offeredItem(step, pick.itemId, menu)?.item.modifierGroups ?? []) {
      const open = groupProblem(group, pick.choices);
      if (open) return { problem: open, at: { pick, group } };
    }
  }
  return null;
}

/** The visible steps: a step with a single, required dish is skipped, unless that dish has choices. */
export function shownSteps(combo: Combo, menu: Menu): readonly ComboStep[] {
  return combo.steps.filter((step) => fixedItem(step, menu) === null);
}

/** The picks that are still on the menu, each with the choices that are still available. */
export function offeredPicks(
  combo: Combo,
  picks: readonly ComboPick[],
  menu: Menu,
): readonly ComboPick[] {
  return picks.flatMap((pick) => offeredPick(combo, pick, menu) ?? []);
}

/**
 * The step to go on to: the next unvisited or incomplete one, starting after `current` and wrapping around; null if
 * there is none.
 */
export function nextStep(
  steps: readonly ComboStep[],
  current: ComboStep | undefined,
  isDone: (step: ComboStep) => boolean,
): ComboStep | null {
  const place = current ? steps.indexOf(current) + 1 : 0;
  const round = [...steps.slice(place), ...steps.slice(0, place)];
  return round.find((step) => step !== current && !isDone(step)) ?? null;
}
