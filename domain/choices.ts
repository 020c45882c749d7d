import type { OrderType } from "../contracts/ordering.ts";
import { type MenuItem, type ModifierGroup, priceFor } from "./menu.ts";
import { compare, ZERO } from "./money.ts";

/** One chosen modifier: which, in which group, how many per unit of the line. */
export type Choice = {
  readonly groupId: string;
  readonly modifierId: string;
  readonly count: number;
};

/** The choices that an item starts with: every preselected modifier, once. */
export function preselectedChoices(item: MenuItem): Choice[] {
  return item.modifierGroups.flatMap((group) =>
    group.modifiers
      .filter((modifier) => modifier.preselected)
      .map((modifier) => ({ groupId: group.id, modifierId: modifier.id, count: 1 })),
  );
}

/** Whether a dish can be ordered with the menu's preselection. */
export function isCompleteAsSuggested(item: MenuItem): boolean {
  if (item.modifierGroups.length === 0) return true;
  const choices = preselectedChoices(item);
  return item.modifierGroups.every((group) => groupProblem(group, choices) === null);
}

/** Whether an item has the modifier of a choice, in its group. */
export function isOffered(
  { modifierGroups }: Pick<MenuItem, "modifierGroups">,
  { groupId, modifierId }: Choice,
): boolean {
  const group = modifierGroups.find(({ id }) => id === groupId);
  return group?.modifiers.some(({ id }) => id === modifierId) ?? false;
}

/** Units chosen in one group. */
export function chosenCount(choices: readonly Choice[], groupId: string): number {
  return choices
    .filter((choice) => choice.groupId === groupId)
    .reduce((sum, choice) => sum + choice.count, 0);
}

/** How many of a group's free units are used; a modifier with a negative price uses none. */
export function freeUnitsUsed(
  group: ModifierGroup,
  choices: readonly Choice[],
  orderType: OrderType,
): number {
  const reductions = new Set(
    group.modifiers
      .filter(({ prices }) => compare(priceFor(prices, orderType).value, ZERO) < 0)
      .map(({ id }) => id),
  );
  const others = choices.filter(({ modifierId }) => !reductions.has(modifierId));
  return Math.min(chosenCount(others, group.id), group.free);
}

/** Units chosen of one modifier of a group. */
export function unitsChosen(
  choices: readonly Choice[],
  groupId: string,
  modifierId: string,
): number {
  return chosenCount(
    choices.filter((choice) => choice.modifierId === modifierId),
    groupId,
  );
}

/**
 * Whether one modifier may be chosen several times (ordering.md §2.7 `count`): only in a group whose minimum exceeds
 * its number of modifiers.
 */
export function allowsSeveral({ min, modifiers }: ModifierGroup): boolean {
  return min > modifiers.length;
}

/** Most units of one group: beyond it the order needs a person. */
export const MAX_GROUP_UNITS = 50;

/** Most choices of one dish: beyond it the order needs a person. */
export const MAX_CHOICES = 200;

/**
 * Bounds a group in which one modifier may be chosen several times: without a maximum, its minimum is the maximum. A
 * POS may send the largest number that it knows for "no limit".
 */
export function withBounds(group: ModifierGroup): ModifierGroup {
  if (!allowsSeveral(group)) return group;
  return { ...group, max: Math.min(group.max ?? group.min, MAX_GROUP_UNITS) };
}

/** How many more units may be chosen in a group. */
export function unitsLeft({ id, max }: ModifierGroup, choices: readonly Choice[]): number {
  const ofGroup = (max ?? Number.POSITIVE_INFINITY) - chosenCount(choices, id);
  return Math.max(0, Math.min(ofGroup, MAX_CHOICES - choices.length));
}

/** Why a group's choices cannot be ordered, or null. */
export function groupProblem(
  group: ModifierGroup,
  choices: readonly Choice[],
): "too-few" | "too-many" | null {
  const count = chosenCount(choices, group.id);
  if (count < group.min) return "too-few";
  if (group.max !== null && count > group.max) return "too-many";
  if (allowsSeveral(group)) return null;
  const isOnce = ({ groupId, modifierId }: Choice) =>
    groupId !== group.id || unitsChosen(choices, groupId, modifierId) === 1;
  return choices.every(isOnce) ? null : "too-many";
}

/** The groups in which more has to be chosen before the item can be ordered. */
export function incompleteGroups(item: MenuItem, choices: readonly Choice[]): ModifierGroup[] {
  return item.modifierGroups.filter((group) => groupProblem(group, choices) === "too-few");
}

/**
 * Chooses or removes one modifier. In a group of which exactly one may be chosen the new choice replaces the old one;
 * if there is no room nothing changes.
 */
export function toggleModifier(
  group: ModifierGroup,
  choices: readonly Choice[],
  modifierId: string,
): readonly Choice[] {
  const chosen = choices.some(
    (choice) => choice.groupId === group.id && choice.modifierId === modifierId,
  );
  if (chosen) {
    const isOnly = chosenCount(choices, group.id) === 1;
    if (group.min === 1 && group.max === 1 && isOnly) return choices;
    return choices.filter(
      (choice) => choice.groupId !== group.id || choice.modifierId !== modifierId,
    );
  }
  const others =
    group.max === 1 ? choices.filter((choice) => choice.groupId !== group.id) : choices;
  return unitsLeft(group, others) > 0
    ? [...others, { groupId: group.id, modifierId, count: 1 }]
    : choices;
}

/** Chooses another unit of a modifier, for a group that allows several; unchanged if there is no room for it. */
export function addUnit(
  group: ModifierGroup,
  choices: readonly Choice[],
  modifierId: string,
): readonly Choice[] {
  if (unitsLeft(group, choices) === 0) return choices;
  return [...choices, { groupId: group.id, modifierId, count: 1 }];
}

/** Removes the unit of a modifier that was chosen last; unchanged if there is none. */
export function removeUnit(
  group: ModifierGroup,
  choices: readonly Choice[],
  modifierId: string,
): readonly Choice[] {
  const last = choices.findLast(
    (choice) => choice.groupId === group.id && choice.modifierId === modifierId,
  );
  return choices.flatMap((choice) => {
    if (choice !== last) return [choice];
    return choice.count > 1 ? [{ ...choice, count: choice.count - 1 }] : [];
  });
}

/**
 * Whether two lists of choices are equal and cost the same: within a group the order counts, because the first units
 * are the free ones.
 */
export function sameChoices(left: readonly Choice[], right: readonly Choice[]): boolean {
  const groupIds = new Set([...left, ...right].map(({ groupId }) => groupId));
  return [...groupIds].every((groupId) => {
    const others = unitsOf(right, groupId);
    const units = unitsOf(left, groupId);
    return units.length === others.length && units.every((id, index) => id === others[index]);
  });
}

/** The modifiers of a group unit by unit, in the order of choosing. */
function unitsOf(choices: readonly Choice[], groupId: string): string[] {
  return choices
    .filter((choice) => choice.groupId === groupId)
    .flatMap(({ modifierId, count }) => Array.from({ length: count }, () => modifierId));
}
