/** A reward that is an item: what the reward names, the menu's preselection, and the customer's choices. */
import type { ItemLine } from "./basket.ts";
import {
  allowsSeveral,
  type Choice,
  chosenCount,
  groupProblem,
  preselectedChoices,
  unitsChosen,
} from "./choices.ts";
import type { MenuItem, ModifierGroup } from "./menu.ts";
import type { NamedBy, RewardModifier } from "./rewards.ts";

type ItemSource = { readonly namedBy: NamedBy; readonly picked: ItemLine | undefined };

export function itemDish(
  item: MenuItem,
  modifiers: readonly RewardModifier[],
  { namedBy, picked }: ItemSource,
) {
  let given: readonly Choice[] = [];
  const unknown: string[] = [];
  for (const modifier of modifiers) {
    const { choices, isWhole } = withModifier(item, given, modifier, namedBy);
    given = choices;
    if (!isWhole) unknown.push(titleOf(modifier));
  }
  const preset = presetChoices(item, given);
  const open = item.modifierGroups.filter((group) => groupProblem(group, preset) === "too-few");
  const choices = withChosen(item, preset, picked?.choices ?? [], open);
  const named = given.map(({ modifierId }) => modifierId);
  return { choices, open: open.map(({ id }) => id), named, unknown };
}

/** The service's name for it, or its id if that is empty. */
export function titleOf({ title, itemId }: RewardModifier): string {
  return title.trim() || itemId;
}

/** Adds a modifier to the first group that has it and has room for it; `isWhole`: all units fit. */
export function withModifier(
  { modifierGroups }: MenuItem,
  choices: readonly Choice[],
  { itemId: name, quantity }: RewardModifier,
  namedBy: NamedBy,
): { readonly choices: readonly Choice[]; readonly isWhole: boolean } {
  for (const key of keysFrom(namedBy)) {
    for (const group of modifierGroups) {
      const modifier = group.modifiers.find((candidate) => candidate[key] === name);
      if (!modifier) continue;
      const count = Math.min(quantity, roomFor(group, choices, modifier.id));
      if (count <= 0) continue;
      const more = { groupId: group.id, modifierId: modifier.id, count };
      return { choices: addUnits(choices, more), isWhole: count === quantity };
    }
  }
  return { choices, isWhole: false };
}

/** Units of a modifier that may still be chosen. */
function roomFor(group: ModifierGroup, choices: readonly Choice[], modifierId: string): number {
  const { id, max } = group;
  const inGroup = (max ?? Number.POSITIVE_INFINITY) - chosenCount(choices, id);
  const ofModifier = allowsSeveral(group) ? inGroup : 1 - unitsChosen(choices, id, modifierId);
  return Math.min(inGroup, ofModifier);
}

/** Several units may be separate entries (ordering.md §2.7): they become one choice. */
function addUnits(choices: readonly Choice[], more: Choice): readonly Choice[] {
  const isSame = ({ groupId, modifierId }: Choice) =>
    groupId === more.groupId && modifierId === more.modifierId;
  if (!choices.some(isSame)) return [...choices, more];
  return choices.map((choice) =>
    isSame(choice) ? { ...choice, count: choice.count + more.count } : choice,
  );
}

export function keysFrom(namedBy: NamedBy): readonly ("id" | "code")[] {
  return namedBy === "id" ? ["id", "code"] : ["code", "id"];
}

/** A group of which the reward names something has exactly that, any other the menu's preselection. */
export function presetChoices(item: MenuItem, given: readonly Choice[]): readonly Choice[] {
  const preselected = preselectedChoices(item);
  return item.modifierGroups.flatMap(({ id }) => {
    const ofGroup = ({ groupId }: Choice) => groupId === id;
    const own = given.filter(ofGroup);
    return own.length > 0 ? own : preselected.filter(ofGroup);
  });
}

/** Adds the customer's choices in open groups, up to their minimum. */
export function withChosen(
  item: MenuItem,
  preset: readonly Choice[],
  chosen: readonly Choice[],
  open: readonly ModifierGroup[],
): readonly Choice[] {
  return item.modifierGroups.flatMap((group) => {
    const ofGroup = ({ groupId }: Choice) => groupId === group.id;
    const isOffered = ({ modifierId }: Choice) =>
      group.modifiers.some(({ id }) => id === modifierId);
    const wanted = chosen.filter((choice) => ofGroup(choice) && isOffered(choice));
    const isTaken = open.includes(group) && chosenCount(wanted, group.id) === group.min;
    return isTaken ? wanted : preset.filter(ofGroup);
  });
}
