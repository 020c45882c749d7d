import type { z } from "zod";
import { wireCombo } from "../../../contracts/ordering.ts";
import { MAX_PICKS } from "../../../domain/combo-picks.ts";
import type { Combo, ComboStep, ComboStepItem, MenuItem, Prices } from "../../../domain/menu.ts";
import {
  descriptionOf,
  emptyRecord,
  type ImportContext,
  inSortOrder,
  isEmptyText,
  isUnusable,
  readEntities,
  type TakenNames,
  textOf,
  titleOf,
  uniqueName,
  usableId,
} from "./import-context.ts";
import type { GroupLibrary } from "./import-groups.ts";
import { addLinks, type ImportedItems, type ProductLink } from "./import-items.ts";

type WireCombo = z.infer<typeof wireCombo>;
type WireStep = NonNullable<WireCombo["steps"]>[number];
type WireStepItem = NonNullable<WireStep["items"]>[number];

/** Why a combo is invalid as a whole (ordering.md §2.6); the end of its warning. */
type Invalid = { readonly invalid: string };

type ComboImport = {
  readonly imported: ImportedItems;
  readonly library: GroupLibrary;
  readonly context: ImportContext;
};

/** Reads the combos (ordering.md §2.6). An invalid one is skipped with a warning; the rest syncs. */
export function importCombos(
  wire: readonly unknown[],
  request: ComboImport,
): { readonly combos: Record<string, Combo>; readonly links: readonly ProductLink[] } {
  const { context, imported } = request;
  const combos = emptyRecord<Combo>();
  const links: ProductLink[] = [];
  for (const entity of readEntities("combo", wireCombo, wire, context)) {
    const combo = readCombo(entity, request);
    if ("invalid" in combo) {
      context.skipped("combo", entity, `Skipped: ${combo.invalid}.`);
    } else if (combos[combo.id] || imported.items[combo.id]) {
      const message = `Skipped: the id ${combo.id} belongs to another product already.`;
      context.skipped("combo", entity, message);
    } else {
      combos[combo.id] = combo;
      addLinks(links, { kind: "combo", id: combo.id }, combo, entity);
    }
  }
  return { combos, links };
}

function readCombo(entity: WireCombo, request: ComboImport): Combo | Invalid {
  const { context } = request;
  const id = usableId(entity);
  if (id === null) return { invalid: "its id is empty or too long" };
  const title = textOf(entity.title);
  if (isEmptyText(title)) return { invalid: "its title is empty" };
  const prices = context.prices({ kind: "combo", entity }, entity.pricesByOrderingType);
  if (isUnusable(prices)) return { invalid: prices.unusable };
  const steps: ComboStep[] = [];
  const names: TakenNames = new Map();
  for (const wireStep of inSortOrder(entity.steps ?? [], (step) => step.sortOrder)) {
    const name = wireStep.id || wireStep.code || `step-${steps.length + 1}`;
    const step = readStep(wireStep, { ...request, combo: entity, prices });
    if (step && "invalid" in step) return { invalid: `step ${name}: ${step.invalid}` };
    if (step) steps.push({ ...step, id: uniqueName(name, names) });
  }
  if (steps.length === 0) return { invalid: "it has no step in which something can be chosen" };
  const asked = steps.reduce((sum, { min }) => sum + min, 0);
  if (asked > MAX_PICKS) {
    return { invalid: `it asks for ${asked} picks, and a kiosk takes at most ${MAX_PICKS}` };
  }
  const code = entity.code || id;
  return { id, code, title, description: textOf(entity.description), prices, steps };
}

type StepRequest = ComboImport & { readonly combo: WireCombo; readonly prices: Prices };

/** One step; null if it offers no choice and requires none. */
function readStep(step: WireStep, request: StepRequest): Omit<ComboStep, "id"> | Invalid | null {
  const { context, combo } = request;
  const { min } = step;
  if (step.max < min) return { invalid: `asks for at least ${min} and at most ${step.max}` };
  // A POS may send the largest number that it knows for "no limit".
  const max = Math.min(step.max, MAX_PICKS);
  const items: { sortOrder: number | null | undefined; item: ComboStepItem }[] = [];
  const seen = new Set<string>();
  for (const wireItem of step.items ?? []) {
    const item = readStepItem(wireItem, request);
    if (item === null) continue;
    if ("invalid" in item) return item;
    if (seen.has(item.itemId)) {
      const message = `The step item ${item.itemId} is listed twice and is shown once.`;
      context.changed("combo", combo, message);
      continue;
    }
    seen.add(item.itemId);
    items.push({ sortOrder: wireItem.sortOrder, item });
  }
  if (items.length === 0 || max === 0) {
    if (min > 0) return { invalid: "asks for a choice and offers none" };
    context.changed("combo", combo, "A step in which nothing can be chosen was left out.");
    return null;
  }
  const sorted = inSortOrder(items, (entry) => entry.sortOrder).map((entry) => entry.item);
  const title = titleOf("combo", { ...step, id: step.id ?? combo.id }, context);
  return { title, ...descriptionOf(step), min, max, items: withinMax(sorted, max, request) };
}

/** One step item; null if it is on the menu but cannot be ordered here. */
function readStepItem(wire: WireStepItem, request: StepRequest): ComboStepItem | Invalid | null {
  const { imported, context, combo, prices } = request;
  const item: MenuItem | undefined = imported.byRefId.get(wire.refId);
  if (!item && imported.notOffered.has(wire.refId)) {
    context.changed("combo", combo, `Its item ${wire.refId} is not offered and was left out.`);
    return null;
  }
  if (!item) return { invalid: `its item ${wire.refId} is not in the menu` };
  const named = { kind: "combo", entity: combo } as const;
  const surcharges = context.prices(named, wire.pricesByOrderingType, "signed");
  if (isUnusable(surcharges)) {
    return { invalid: `its item ${item.id} has no surcharge: ${surcharges.unusable}` };
  }
  for (const orderType of Object.keys(prices)) {
    if (!Object.hasOwn(surcharges, orderType)) {
      return { invalid: `its item ${item.id} has no surcharge for ${orderType}` };
    }
  }
  const forbiddenModifiers = forbiddenOf(wire, request);
  const open = item.modifierGroups.find(
    ({ min, modifiers }) => min > 0 && modifiers.every(({ id }) => forbiddenModifiers.includes(id)),
  );
  if (open) {
    const message = `Its item ${item.id} was left out: all of its modifier group ${open.id} is forbidden, which asks for ${open.min}.`;
    context.changed("combo", combo, message);
    return null;
  }
  return {
    itemId: item.id,
    id: wire.id || item.id,
    code: wire.code || item.code,
    surcharges,
    preselected: wire.selected === true,
    forbiddenModifiers,
  };
}

/** Global ids of the forbidden modifiers, which are sent as refIds or ids. */
function forbiddenOf(wire: WireStepItem, { library, context, combo }: StepRequest): string[] {
  const ids = (wire.forbiddenModifiers ?? []).flatMap((reference) => {
    const id = library.modifierId(reference);
    if (id !== null) return [id];
    context.changed("combo", combo, `The forbidden modifier ${reference} is not in the menu.`);
    return [];
  });
  return [...new Set(ids)];
}

function withinMax(
  items: readonly ComboStepItem[],
  max: number,
  { context, combo }: StepRequest,
): readonly ComboStepItem[] {
  const preselected = items.filter((item) => item.preselected);
  if (preselected.length <= max) return items;
  context.changed(
    "combo",
    combo,
    `A step preselects more than its maximum; the first ${max} stay.`,
  );
  const chosen = new Set(preselected.slice(0, max));
  return items.map((item) => ({ ...item, preselected: chosen.has(item) }));
}
