import type { MenuItem, ModifierGroup } from "./menu.ts";

/** One chosen modifier: which, in which group, how many per unit of the line. */
export type Choice = {
  readonly groupId: string;
  readonly modifierId: string;
  readonly count: number;
};

/** What an item starts with: every preselected modifier, once. */
export function preselectedChoices(item: MenuItem): Choice[] {
  return item.modifierGroups.flatMap((group) =>
    group.modifiers
      .filter((modifier) => modifier.preselected)
      .map((modifier) => ({ groupId: group.id, modifierId: modifier.id, count: 1 })),
  );
}

/** Whether a dish can be ordered just as the menu suggests it. */
export function isCompleteAsSuggested(item: MenuItem): boolean {
  if (item.modifierGroups.length === 0) return true;
  const choices = preselectedChoices(item);
  return item.modifierGroups.every((group) => groupProblem(group, choices) === null);
}

/** Units chosen in one group. */
export function chosenCount(choices: readonly Choice[], groupId: string): number {
  return choices
    .filter((choice) => choice.groupId === groupId)
    .reduce((sum, choice) => sum + choice.count, 0);
}

/** Why a group's choices cannot be ordered, or null. */
export function groupProblem(
  group: ModifierGroup,
  choices: readonly Choice[],
): "too-few" | "too-many" | null {
  const count = chosenCount(choices, group.id);
  if (count < group.min) return "too-few";
  if (group.max !== null && count > group.max) return "too-many";
  return null;
}

/** The groups in which more has to be chosen before the item can be ordered. */
export function incompleteGroups(item: MenuItem, choices: readonly Choice[]): ModifierGroup[] {
  return item.modifierGroups.filter((group) => groupProblem(group, choices) === "too-few");
}

/**
 * Chooses or takes back one modifier. In a group of which exactly one may be chosen the new choice
 * replaces the old one; where the group is full nothing changes.
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
    if (group.min === 1 && group.max === 1) return choices;
    return choices.filter(
      (choice) => choice.groupId !== group.id || choice.modifierId !== modifierId,
    );
  }
  const added: Choice = { groupId: group.id, modifierId, count: 1 };
  if (group.max === 1) {
    return [...choices.filter((choice) => choice.groupId !== group.id), added];
  }
  if (group.max !== null && chosenCount(choices, group.id) >= group.max) return choices;
  return [...choices, added];
}

/**
 * Whether two picks of modifiers are the same and cost the same: within a group the order counts, because
 * the first units are the free ones.
 */
export function sameChoices(left: readonly Choice[], right: readonly Choice[]): boolean {
  if (left.length !== right.length) return false;
  return left.every((choice) => {
    const ofGroup = ({ groupId }: Choice) => groupId === choice.groupId;
    const index = left.filter(ofGroup).indexOf(choice);
    const other = right.filter(ofGroup)[index];
    return other?.modifierId === choice.modifierId && other.count === choice.count;
  });
}
