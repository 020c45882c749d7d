import type { z } from "zod";
import {
  type wireEmbeddedGroup,
  wireModifier,
  wireModifierGroup,
} from "../../../contracts/ordering.ts";
import { MAX_CHOICES, MAX_GROUP_UNITS, withBounds } from "../../../domain/choices.ts";
import type { GroupModifier, ModifierGroup } from "../../../domain/menu.ts";
import {
  byRefId,
  descriptionOf,
  type ImportContext,
  inSortOrder,
  isEmptyText,
  isUnusable,
  type Named,
  readEntities,
  type TakenNames,
  textOf,
  titleOf,
  uniqueName,
  usableId,
} from "./import-context.ts";

type WireGroup = z.infer<typeof wireModifierGroup>;
type WireEmbeddedGroup = z.infer<typeof wireEmbeddedGroup>;
type WireMember = NonNullable<WireGroup["modifiers"]>[number];

/** The modifier pool and the group prototypes of one menu (ordering.md §2.4). */
export type GroupLibrary = {
  /** The groups of one item, prototypes merged, in display order. */
  groupsOf(
    item: Named,
    embedded: readonly WireEmbeddedGroup[] | null | undefined,
  ): ModifierGroup[] | Unreachable;
  /** The global id of a modifier, given by its refId or its id; null if there is none. */
  modifierId(reference: string): string | null;
};

/** Why the minimum of its groups cannot be chosen, or is unknown: the item cannot be ordered. */
type Unreachable = { readonly unreachable: string };

/** A modifier of the pool with its rank for groups that give none. */
type PoolModifier = {
  readonly modifier: Omit<GroupModifier, "preselected">;
  readonly sortOrder: number | null | undefined;
};

/** A group prototype, its modifiers resolved once for all items that use it. */
type Prototype = { readonly wire: WireGroup; readonly modifiers: readonly GroupModifier[] };

/** Reads the modifier pool and the prototypes; broken or dangling ones are skipped with a warning. */
export function readGroupLibrary(
  wire: { readonly modifiers: readonly unknown[]; readonly modifierGroups: readonly unknown[] },
  context: ImportContext,
): GroupLibrary {
  const pool = readPool(wire.modifiers, context);
  const ids = new Set([...pool.values()].map(({ modifier }) => modifier.id));
  const groups = readEntities("modifier group", wireModifierGroup, wire.modifierGroups, context);
  const prototypes = new Map<string, Prototype>();
  for (const [refId, group] of byRefId("modifier group", groups, context)) {
    const modifiers = resolveMembers(group, group.modifiers ?? [], pool, context);
    prototypes.set(refId, { wire: group, modifiers });
  }
  const merge = createMerge({ pool, prototypes, context });
  return {
    groupsOf(item, embedded) {
      const names: TakenNames = new Map();
      const merged: MergedGroup[] = [];
      for (const [index, group] of (embedded ?? []).entries()) {
        const result = merge(group, item);
        if (!result) continue;
        if ("unreachable" in result) return result;
        const id = uniqueName(result.group.id || `group-${index + 1}`, names);
        merged.push(
          id === result.group.id ? result : { ...result, group: { ...result.group, id } },
        );
      }
      const asked = merged.reduce((sum, { group }) => sum + leastChoices(group), 0);
      if (asked > MAX_CHOICES) {
        const most = `and a kiosk takes at most ${MAX_CHOICES}`;
        return { unreachable: `its modifier groups ask for ${asked} choices together, ${most}` };
      }
      return inSortOrder(merged, (entry) => entry.sortOrder).map((entry) => entry.group);
    },
    modifierId: (reference) =>
      pool.get(reference)?.modifier.id ?? (ids.has(reference) ? reference : null),
  };
}

/** The choices that a dish starts with, or has to have, in a group. */
function leastChoices({ min, modifiers }: ModifierGroup): number {
  return Math.max(min, modifiers.filter(({ preselected }) => preselected).length);
}

function readPool(wire: readonly unknown[], context: ImportContext): Map<string, PoolModifier> {
  const modifiers = readEntities("modifier", wireModifier, wire, context);
  const pool = new Map<string, PoolModifier>();
  for (const [refId, modifier] of byRefId("modifier", modifiers, context)) {
    const id = usableId(modifier);
    if (id === null) {
      context.skipped(
        "modifier",
        modifier,
        "Skipped: it has no usable id, so it cannot be ordered.",
      );
      continue;
    }
    const entity = { kind: "modifier", entity: modifier } as const;
    const priced = context.prices(entity, modifier.pricesByOrderingType, "signed");
    if (isUnusable(priced)) {
      if (!priced.isMissing) {
        context.skipped("modifier", modifier, `Skipped: ${priced.unusable}.`);
        continue;
      }
      context.changed("modifier", modifier, "Has no price; it costs nothing.");
    }
    const prices = isUnusable(priced) ? {} : priced;
    const title = titleOf("modifier", modifier, context);
    const code = modifier.code || id;
    const named = { id, code, title, ...descriptionOf(modifier), prices };
    pool.set(refId, { modifier: named, sortOrder: modifier.sortOrder });
  }
  return pool;
}

/** A group's modifiers in display order, each at most once. */
function resolveMembers(
  group: Named,
  members: readonly WireMember[],
  pool: ReadonlyMap<string, PoolModifier>,
  context: ImportContext,
): GroupModifier[] {
  const seen = new Set<string>();
  const resolved = members.flatMap((member) => {
    const found = pool.get(member.modifier);
    if (!found) {
      const message = `Its modifier ${member.modifier} is not in the menu and was left out.`;
      context.changed("modifier group", group, message);
      return [];
    }
    if (seen.has(found.modifier.id)) {
      const message = `Its modifier ${found.modifier.id} is listed twice and is shown once.`;
      context.changed("modifier group", group, message);
      return [];
    }
    seen.add(found.modifier.id);
    const modifier = { ...found.modifier, preselected: member.selected === true };
    return [{ sortOrder: member.sortOrder ?? found.sortOrder, modifier }];
  });
  return inSortOrder(resolved, (entry) => entry.sortOrder).map((entry) => entry.modifier);
}

type MergeSources = {
  readonly pool: ReadonlyMap<string, PoolModifier>;
  readonly prototypes: ReadonlyMap<string, Prototype>;
  readonly context: ImportContext;
};

type MergedGroup = {
  readonly sortOrder: number | null | undefined;
  /** Its id is stable from one revision to the next, unlike a refId; empty if it has none. */
  readonly group: ModifierGroup;
};

type Merge = (group: WireEmbeddedGroup, item: Named) => MergedGroup | Unreachable | null;

/**
 * Merges embedded groups, once for all items that use a prototype in the same way, as most do. A merge with warnings is
 * repeated, so that every item is named.
 */
function createMerge(sources: MergeSources): Merge {
  const { warnings } = sources.context;
  const known = new Map<string, MergedGroup>();
  return (group, item) => {
    const usage = usageOf(group);
    const found = usage === null ? undefined : known.get(usage);
    if (found) return found;
    const warningsBefore = warnings.length;
    const merged = mergeGroup(group, item, sources);
    const isUsable = merged !== null && "group" in merged;
    if (isUsable && usage !== null && warnings.length === warningsBefore) known.set(usage, merged);
    return merged;
  };
}

/** What distinguishes one use of a prototype from another; null for a group with content of its own. */
function usageOf(group: WireEmbeddedGroup): string | null {
  const { basedOn, id, code, title, description, modifiers, min, max, free, sortOrder } = group;
  if (!basedOn || id || code || title || description || (modifiers && modifiers.length > 0))
    return null;
  return `${min} ${max} ${free} ${sortOrder} ${basedOn}`;
}

/**
 * One embedded group over its prototype (`basedOn`, ordering.md §2.4), or null if it offers nothing and requires
 * nothing.
 */
function mergeGroup(
  group: WireEmbeddedGroup,
  item: Named,
  { pool, prototypes, context }: MergeSources,
): MergedGroup | Unreachable | null {
  const prototype = group.basedOn ? prototypes.get(group.basedOn) : undefined;
  const names = nameOfGroup(group, prototype?.wire);
  if (group.basedOn && !prototype) {
    const missing = `modifier group is based on ${group.basedOn}, which is not in the menu`;
    // The lost minimum may have required a choice, without which the kitchen cannot prepare the dish.
    if (group.min == null) return { unreachable: `its ${missing}, and gives no minimum itself` };
    context.changed("item", item, `Its ${missing}.`);
  }
  // A list of its own replaces the prototype's; an omitted or empty one does not (ordering.md §2.1).
  const own = group.modifiers ?? [];
  const listed =
    own.length > 0 ? resolveMembers(names, own, pool, context) : (prototype?.modifiers ?? []);
  const bounds = boundsOf(group, prototype?.wire, item, names, context);
  const asks = `its modifier group ${label(names)} asks for ${bounds.min}`;
  if (listed.length === 0 && bounds.min > 0) {
    return { unreachable: `${asks} and has nothing on offer` };
  }
  if (bounds.min > MAX_GROUP_UNITS) {
    return { unreachable: `${asks}, and a kiosk takes at most ${MAX_GROUP_UNITS}` };
  }
  if (listed.length === 0) {
    context.changed("item", item, `Its modifier group ${label(names)} is empty and was left out.`);
    return null;
  }
  if (bounds.max === 0) {
    const message = `Its modifier group ${label(names)} allows no choice (max 0) and was left out.`;
    context.changed("item", item, message);
    return null;
  }
  return {
    sortOrder: group.sortOrder ?? prototype?.wire.sortOrder,
    group: withBounds({
      id: names.id || names.code || "",
      title: titleOf("modifier group", names, context),
      ...descriptionOf(names),
      ...bounds,
      modifiers: withinMax(listed, bounds.max, item, names, context),
    }),
  };
}

/** Identity fields of an embedded group may come from its prototype. */
function nameOfGroup(
  group: WireEmbeddedGroup,
  prototype: WireGroup | undefined,
): Named & Pick<WireGroup, "description"> {
  const own = textOf(group.description);
  return {
    description: isEmptyText(own) ? prototype?.description : own,
    id: group.id || prototype?.id,
    code: group.code || prototype?.code,
    refId: group.refId || prototype?.refId,
    title: isEmptyText(textOf(group.title)) ? prototype?.title : group.title,
  };
}

/** min, max and free: the item's own override the prototype's (ordering.md §2.4). */
function boundsOf(
  group: WireEmbeddedGroup,
  prototype: WireGroup | undefined,
  item: Named,
  names: Named,
  context: ImportContext,
): Pick<ModifierGroup, "min" | "max" | "free"> {
  const min = group.min ?? prototype?.min ?? 0;
  const max = group.max ?? prototype?.max ?? null;
  const free = group.free ?? prototype?.free ?? 0;
  if (max === null || max >= min) return { min, max, free };
  const message = `Its modifier group ${label(names)} asks for at least ${min} and at most ${max}; taken as exactly ${min}.`;
  context.changed("item", item, message);
  return { min, max: min, free };
}

/** More preselected modifiers than may be chosen would make the item impossible to order unchanged. */
function withinMax(
  modifiers: readonly GroupModifier[],
  max: number | null,
  item: Named,
  names: Named,
  context: ImportContext,
): readonly GroupModifier[] {
  const preselected = modifiers.filter((modifier) => modifier.preselected).length;
  if (max === null || preselected <= max) return modifiers;
  const message = `Its modifier group ${label(names)} preselects ${preselected} of at most ${max}; the first ${max} stay.`;
  context.changed("item", item, message);
  let left = max;
  return modifiers.map((modifier) => {
    const preselectedStill = modifier.preselected && left > 0;
    if (preselectedStill) left -= 1;
    return { ...modifier, preselected: preselectedStill };
  });
}

function label(names: Named): string {
  return `"${Object.values(textOf(names.title))[0] ?? names.id ?? names.refId ?? "unnamed"}"`;
}
