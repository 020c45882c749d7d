import type { MenuItem, ModifierGroup } from "./menu.ts";

/** Most units of one line: beyond it the order needs a person. */
export const MAX_LINE_COUNT = 50;

/** One chosen modifier: which, in which group, how many per unit of the line. */
export type Choice = {
  readonly groupId: string;
  readonly modifierId: string;
  readonly count: number;
};

/** A line of the basket, in the order in which it was added. It names products; it never carries prices. */
export type BasketLine = {
  readonly lineId: string;
  readonly itemId: string;
  readonly count: number;
  /** In the order in which the customer picked: the first `free` units of a group are not charged. */
  readonly choices: readonly Choice[];
};

export type Basket = { readonly lines: readonly BasketLine[] };

export const EMPTY_BASKET: Basket = { lines: [] };

/** What an item starts with: every preselected modifier, once. */
export function preselectedChoices(item: MenuItem): Choice[] {
  return item.modifierGroups.flatMap((group) =>
    group.modifiers
      .filter((modifier) => modifier.preselected)
      .map((modifier) => ({ groupId: group.id, modifierId: modifier.id, count: 1 })),
  );
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

function sameChoices(left: readonly Choice[], right: readonly Choice[]): boolean {
  return (
    left.length === right.length &&
    left.every((choice) =>
      right.some(
        (other) =>
          other.groupId === choice.groupId &&
          other.modifierId === choice.modifierId &&
          other.count === choice.count,
      ),
    )
  );
}

/** Adds a line, or raises the count of an equal line that is already there. */
export function addLine(basket: Basket, line: BasketLine): Basket {
  const equal = basket.lines.find(
    (other) => other.itemId === line.itemId && sameChoices(other.choices, line.choices),
  );
  if (!equal) return { lines: [...basket.lines, line] };
  return setCount(basket, equal.lineId, equal.count + line.count);
}

/** Sets a line's count, within 1 and MAX_LINE_COUNT; 0 removes the line. */
export function setCount(basket: Basket, lineId: string, count: number): Basket {
  if (count <= 0) return removeLine(basket, lineId);
  const bounded = Math.min(count, MAX_LINE_COUNT);
  return {
    lines: basket.lines.map((line) =>
      line.lineId === lineId ? { ...line, count: bounded } : line,
    ),
  };
}

export function replaceLine(basket: Basket, line: BasketLine): Basket {
  return { lines: basket.lines.map((other) => (other.lineId === line.lineId ? line : other)) };
}

export function removeLine(basket: Basket, lineId: string): Basket {
  return { lines: basket.lines.filter((line) => line.lineId !== lineId) };
}

/** Units over all lines: what the customer calls "items". */
export function itemCount(basket: Basket): number {
  return basket.lines.reduce((sum, line) => sum + line.count, 0);
}
