import {
  type Choice,
  groupProblem,
  preselectedChoices,
  sameChoices,
  withBounds,
} from "./choices.ts";
import type { Combo, ComboStep, ComboStepItem, Menu, MenuItem, ModifierGroup } from "./menu.ts";

/** Most picks of one combo; one that asks for more cannot be ordered at a kiosk. */
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
 * The item's modifier groups without the modifiers that the step forbids. A group in which nothing is left
 * goes; in one of which less is left than it asks for, one modifier may be chosen several times.
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

/** What a step offers under an item's id, or null if the step or the menu does not have it. */
export function offeredItem(step: ComboStep, itemId: string, menu: Menu): OfferedItem | null {
  const stepItem = step.items.find((candidate) => candidate.itemId === itemId);
  const item = menu.items[itemId];
  if (!stepItem || !item) return null;
  return { stepItem, item: { ...item, modifierGroups: allowedGroups(item, stepItem) } };
}

/** What was picked in one step. */
export function picksOf(step: ComboStep, picks: readonly ComboPick[]): readonly ComboPick[] {
  return picks.filter(({ stepId }) => stepId === step.id);
}

/** What a combo starts with: what the menu preselects, and what a step leaves no choice about. */
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

/** The picks of which a modifier group asks for more. */
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
 * Picks one more unit of an item, with what the menu preselects for it. Where at most one may be picked it
 * replaces the one before; where the step is full nothing changes.
 */
export function addPick(
  step: ComboStep,
  picks: readonly ComboPick[],
  itemId: string,
  menu: Menu,
): readonly ComboPick[] {
  const offered = offeredItem(step, itemId, menu);
  if (!offered) return picks;
  const kept = step.max === 1 ? picks.filter(({ stepId }) => stepId !== step.id) : picks;
  if (picksOf(step, kept).length >= step.max || kept.length >= MAX_PICKS) return picks;
  const choices = preselectedChoices(offered.item);
  return [...kept, { pickId: nextPickId(picks), stepId: step.id, itemId, choices }];
}

/** Takes one pick back. */
export function removePick(picks: readonly ComboPick[], pickId: string): readonly ComboPick[] {
  return picks.filter((pick) => pick.pickId !== pickId);
}

/**
 * Picks an item or takes all its units in this step back. In a step of exactly one the new pick replaces
 * the old one, and the one that is there stays.
 */
export function togglePick(
  step: ComboStep,
  picks: readonly ComboPick[],
  itemId: string,
  menu: Menu,
): readonly ComboPick[] {
  const isPicked = picksOf(step, picks).some((pick) => pick.itemId === itemId);
  if (!isPicked) return addPick(step, picks, itemId, menu);
  if (step.min === 1 && step.max === 1) return picks;
  return picks.filter((pick) => pick.stepId !== step.id || pick.itemId !== itemId);
}

/** Whether two combos consist of the same picks, in whatever order they were made. */
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

/** Counted up from the highest number in use: unique, and the same for the same picks. */
function nextPickId(picks: readonly ComboPick[]): string {
  return String(
    1 + picks.reduce((highest, { pickId }) => Math.max(highest, Number(pickId) || 0), 0),
  );
}
