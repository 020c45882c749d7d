import {
  type Choice,
  groupProblem,
  isOffered,
  preselectedChoices,
  sameChoices,
  withBounds,
} from "./choices.ts";
import type { Combo, ComboStep, ComboStepItem, Menu, MenuItem, ModifierGroup } from "./menu.ts";

/** Most picks of one combo; one that requires more cannot be ordered at a kiosk. */
export const MAX_PICKS = 50;

/** One unit of one step item (ordering.md §2.6). Several units of one item are several picks. */
export type ComboPick = {
  /** Unique within its line. */
  readonly pickId: string;
  readonly stepId: string;
  /** Global id of the item. */
  readonly itemId: string;
  readonly choices: readonly Choice[];
};

/** An item as a step offers it. */
export type OfferedItem = {
  readonly stepItem: ComboStepItem;
  /** With its modifier groups as they are in this step. */
  readonly item: MenuItem;
};

/**
 * The item's modifier groups without the modifiers that the step forbids. An empty group is removed; in one with fewer
 * modifiers than its minimum, one may be chosen several times.
 */
export function allowedGroups(
  item: MenuItem,
  { forbiddenModifiers }: Pick<ComboStepItem, "forbiddenModifiers">,
): readonly ModifierGroup[] {
  if (forbiddenModifiers.length === 0) return item.modifierGroups;
  return item.modifierGroups.flatMap((group) => {
    const modifiers = group.modifiers.filter(({ id }) => !forbiddenModifiers.includes(id));
    if (modifiers.length === group.modifiers.length) return [group];
    return modifiers.length === 0 ? [] : [withBounds({ ...group, modifiers })];
  });
}

/** The item with this id as the step offers it, or null if the step or the menu does not have it. */
export function offeredItem(step: ComboStep, itemId: string, menu: Menu): OfferedItem | null {
  const stepItem = step.items.find((candidate) => candidate.itemId === itemId);
  const item = menu.items[itemId];
  if (!stepItem || !item) return null;
  return { stepItem, item: { ...item, modifierGroups: allowedGroups(item, stepItem) } };
}

/** A pick with the choices that are still on the menu; null if its step or its item is not. */
export function offeredPick({ steps }: Combo, pick: ComboPick, menu: Menu): ComboPick | null {
  const step = steps.find(({ id }) => id === pick.stepId);
  const offered = step && offeredItem(step, pick.itemId, menu);
  if (!offered) return null;
  const choices = pick.choices.filter((choice) => isOffered(offered.item, choice));
  return choices.length === pick.choices.length ? pick : { ...pick, choices };
}

export function picksOf(step: ComboStep, picks: readonly ComboPick[]): readonly ComboPick[] {
  return picks.filter(({ stepId }) => stepId === step.id);
}

/** The picks that a combo starts with: the menu's preselection, and the only item of a step that requires one. */
export function preselectedPicks(combo: Combo, menu: Menu): readonly ComboPick[] {
  return combo.steps.reduce<readonly ComboPick[]>((picks, step) => {
    const [only, other] = step.items;
    const asked = Math.min(step.min, MAX_PICKS);
    const forced = only && !other ? Array.from({ length: asked }, () => only) : [];
    const selected = step.items.filter(({ preselected }) => preselected);
    const starting = forced.length > 0 ? forced : selected;
    return starting.reduce((all, { itemId }) => addPick(step, all, itemId, menu), picks);
  }, []);
}

/** The item of a step that leaves nothing to choose: the only one, required and without choices of its own; else null. */
export function fixedItem(step: ComboStep, menu: Menu): OfferedItem | null {
  const [only, other] = step.items;
  if (!only || other || step.min !== step.max) return null;
  const offered = offeredItem(step, only.itemId, menu);
  return offered?.item.modifierGroups.length === 0 ? offered : null;
}

/**
 * The picks with each fixed item exactly as often as required: after a change of the menu it may be missing, or be
 * picked too often. Picks that are no longer offered stay, so that they can be named.
 */
export function withFixedPicks(
  combo: Combo,
  picks: readonly ComboPick[],
  menu: Menu,
): readonly ComboPick[] {
  return combo.steps.reduce((all, step) => {
    const fixed = fixedItem(step, menu);
    return fixed ? withUnits(step, all, fixed.item.id) : all;
  }, picks);
}

/** The picks with an item without choices as often as the step requires. */
function withUnits(
  step: ComboStep,
  picks: readonly ComboPick[],
  itemId: string,
): readonly ComboPick[] {
  const own = picksOf(step, picks).filter((pick) => pick.itemId === itemId);
  const required = Math.min(step.min, MAX_PICKS);
  const surplus = own.slice(required);
  if (surplus.length > 0) return picks.filter((pick) => !surplus.includes(pick));
  let filled = picks;
  for (let units = own.length; units < required; units += 1) {
    const pickId = nextPickId(filled);
    filled = [...filled, { pickId, stepId: step.id, itemId, choices: [] }];
  }
  return filled;
}

/** Why a step's picks cannot be ordered, or null. */
export function stepProblem(
  step: ComboStep,
  picks: readonly ComboPick[],
): "too-few" | "too-many" | null {
  const count = picksOf(step, picks).length;
  if (count < step.min) return "too-few";
  return count > step.max ? "too-many" : null;
}

/** The steps in which more has to be picked before the combo can be ordered. */
export function incompleteSteps(combo: Combo, picks: readonly ComboPick[]): ComboStep[] {
  return combo.steps.filter((step) => stepProblem(step, picks) === "too-few");
}

/** The picks with a modifier group that requires more. */
export function incompletePicks(
  combo: Combo,
  picks: readonly ComboPick[],
  menu: Menu,
): readonly ComboPick[] {
  return picks.filter((pick) => {
    const step = combo.steps.find(({ id }) => id === pick.stepId);
    const offered = step && offeredItem(step, pick.itemId, menu);
    return offered?.item.modifierGroups.some(
      (group) => groupProblem(group, pick.choices) === "too-few",
    );
  });
}

/**
 * Picks another unit of an item, with the menu's preselection for it. If at most one may be picked it replaces the
 * earlier one; if the step is full nothing changes.
 */
export function addPick(
  step: ComboStep,
  picks: readonly ComboPick[],
  itemId: string,
  menu: Menu,
): readonly ComboPick[] {
  const offered = offeredItem(step, itemId, menu);
  if (!offered) return picks;
  const others = step.max === 1 ? picks.filter(({ stepId }) => stepId !== step.id) : picks;
  if (picksOf(step, others).length >= step.max || others.length >= MAX_PICKS) return picks;
  const choices = preselectedChoices(offered.item);
  return [...others, { pickId: nextPickId(picks), stepId: step.id, itemId, choices }];
}

export function removePick(picks: readonly ComboPick[], pickId: string): readonly ComboPick[] {
  return picks.filter((pick) => pick.pickId !== pickId);
}

/**
 * Picks an item or removes all its units from this step. In a step of exactly one the new pick replaces the old one,
 * and the only one cannot be removed.
 */
export function togglePick(
  step: ComboStep,
  picks: readonly ComboPick[],
  itemId: string,
  menu: Menu,
): readonly ComboPick[] {
  const own = picksOf(step, picks);
  if (!own.some((pick) => pick.itemId === itemId)) return addPick(step, picks, itemId, menu);
  if (step.min === 1 && step.max === 1 && own.length === 1) return picks;
  return picks.filter((pick) => pick.stepId !== step.id || pick.itemId !== itemId);
}

/** Whether two combos have the same picks, in any order. */
export function samePicks(left: readonly ComboPick[], right: readonly ComboPick[]): boolean {
  if (left.length !== right.length) return false;
  const open = [...right];
  return left.every((pick) => {
    const index = open.findIndex((other) => samePick(pick, other));
    if (index === -1) return false;
    open.splice(index, 1);
    return true;
  });
}

function samePick(left: ComboPick, right: ComboPick): boolean {
  return (
    left.stepId === right.stepId &&
    left.itemId === right.itemId &&
    sameChoices(left.choices, right.choices)
  );
}

/** One above the highest number in use: unique, and deterministic. */
function nextPickId(picks: readonly ComboPick[]): string {
  return String(
    1 + picks.reduce((highest, { pickId }) => Math.max(highest, Number(pickId) || 0), 0),
  );
}
