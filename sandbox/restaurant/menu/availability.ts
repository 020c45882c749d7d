import type { Catalogue, Combo, GroupUse, Item } from "./model.ts";

/** A step or group that can no longer be filled removes the product that needs it. */
function canFill(needed: number, offered: number): boolean {
  return needed === 0 || offered > 0;
}

function remainingItems(
  { groups, items }: Catalogue,
  isSoldOut: (id: string) => boolean,
): readonly Item[] {
  const prototypes = new Map(groups.map((group) => [group.id, group]));
  const offers = (use: GroupUse): boolean => {
    const group = "own" in use ? use.own : prototypes.get(use.basedOn);
    if (!group) return false;
    const min = "own" in use ? group.min : (use.min ?? group.min);
    const left = group.members.filter(({ modifier }) => !isSoldOut(modifier));
    return canFill(min, left.length);
  };
  return items.filter(({ id, groups: uses = [] }) => !isSoldOut(id) && uses.every(offers));
}

function remainingCombos(
  combos: readonly Combo[],
  isSoldOut: (id: string) => boolean,
  items: readonly Item[],
): readonly Combo[] {
  const left = new Set(items.map(({ id }) => id));
  return combos
    .filter(({ id }) => !isSoldOut(id))
    .map((combo) => ({
      ...combo,
      steps: combo.steps
        .map((step) => ({ ...step, items: step.items.filter(({ item }) => left.has(item)) }))
        .filter(({ min, items: choices }) => min > 0 || choices.length > 0),
    }))
    .filter(({ steps }) => steps.every(({ min, items: choices }) => canFill(min, choices.length)));
}

/**
 * What can still be sold without the products of these ids (items, modifiers or combos). Products that depend on them
 * go too: an item without any bun left, a combo with a step that cannot be filled.
 */
export function withoutSoldOut(catalogue: Catalogue, soldOut: ReadonlySet<string>): Catalogue {
  const isSoldOut = (id: string) => soldOut.has(id);
  const withMembers = <G extends { members: readonly { modifier: string }[] }>(group: G): G => ({
    ...group,
    members: group.members.filter(({ modifier }) => !isSoldOut(modifier)),
  });
  const items = remainingItems(catalogue, isSoldOut);
  return {
    ...catalogue,
    groups: catalogue.groups.map(withMembers).filter(({ members }) => members.length > 0),
    modifiers: catalogue.modifiers.filter(({ id }) => !isSoldOut(id)),
    items: items.map((item) => ({
      ...item,
      ...(item.groups && {
        groups: item.groups
          .map((use) => ("own" in use ? { own: withMembers(use.own) } : use))
          .filter((use) => !("own" in use) || use.own.members.length > 0),
      }),
    })),
    combos: remainingCombos(catalogue.combos, isSoldOut, items),
  };
}
