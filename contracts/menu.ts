/** The menu of the ordering contract, v2: ordering.md §2.1–2.6. */
import { z } from "zod";
import { wireDecimal, wireList, wireName, wireText } from "./common.ts";
import {
  isListOf,
  isNullish,
  isNumber,
  isRecord,
  isRecordOf,
  isWireDecimal,
  isWireName,
  isWireText,
  quickly,
} from "./quickly.ts";

// ordering.md §2.2. A title may be empty on the wire: such an item is skipped at import, the rest syncs. A text that is
// null in one language is missing in it.
const MAX_LANGUAGE_LENGTH = 35;
export const multilingualText = quickly(
  z.record(z.string().max(MAX_LANGUAGE_LENGTH), wireText.nullish()),
  isMultilingualText,
);
function isMultilingualText(value: unknown): boolean {
  return isRecordOf(value, MAX_LANGUAGE_LENGTH, isOptionalText);
}
function isOptionalText(value: unknown): boolean {
  return isNullish(value, isWireText);
}
export type MultilingualText = z.infer<typeof multilingualText>;

const sortOrder = z.number().nullish();
const identity = {
  refId: wireName,
  id: wireText.nullish(),
  code: wireText.nullish(),
  title: multilingualText.nullish(),
  description: multilingualText.nullish(),
  sortOrder,
};

// ordering.md §2.5. Of a modifier or a step item it may be negative: it takes something off. Of a product it may not
// (at import).
export const price = z.object({ value: wireDecimal, taxes: wireList(wireDecimal).nullish() });
const MAX_ORDERING_TYPE_LENGTH = 64;
export const pricesByOrderingType = quickly(
  z.record(z.string().max(MAX_ORDERING_TYPE_LENGTH), price),
  isPrices,
);
function isPrices(value: unknown): boolean {
  return isRecordOf(value, MAX_ORDERING_TYPE_LENGTH, isPrice);
}
/** Whether a value is a price as `price` reads it. */
export function isPrice(value: unknown): value is z.output<typeof price> {
  if (!isRecord(value) || !isWireDecimal(value.value)) return false;
  return isNullish(value.taxes, (taxes) => isListOf(taxes, isWireDecimal));
}
export type PricesByOrderingType = z.infer<typeof pricesByOrderingType>;
/** Prices that are parsed one by one: an invalid one does not affect the others. */
const readablePrices = quickly(
  z.record(z.string().max(MAX_ORDERING_TYPE_LENGTH), z.unknown()),
  isReadablePrices,
);
function isReadablePrices(value: unknown): boolean {
  return isRecordOf(value, MAX_ORDERING_TYPE_LENGTH, () => true);
}

// ordering.md §2.3
export const wireCategory = z.object({
  ...identity,
  root: z.boolean(),
  rootSortOrder: z.number().nullish(),
  subCategories: wireList(z.object({ subCategory: wireName, sortOrder })).nullish(),
  isPopup: z.boolean().nullish(),
});

// ordering.md §2.4
const groupMember = z.object({
  modifier: wireName,
  selected: z.boolean().nullish(),
  sortOrder,
});
const groupBounds = {
  min: z.number().int().nonnegative().nullish(),
  max: z.number().int().nonnegative().nullish(),
  free: z.number().int().nonnegative().nullish(),
};
export const wireModifierGroup = z.object({
  ...identity,
  ...groupBounds,
  modifiers: wireList(groupMember).nullish(),
});
export const wireModifier = z.object({
  ...identity,
  pricesByOrderingType: readablePrices.nullish(),
});
/** Identity fields of an embedded group may be left to the prototype that `basedOn` names. */
export const wireEmbeddedGroup = z.object({
  ...identity,
  refId: wireText.nullish(),
  ...groupBounds,
  basedOn: wireText.nullish(),
  modifiers: wireList(groupMember).nullish(),
});

const categoryLink = z.object({ category: wireName, sortOrder });
export const wireItem = z.object({
  ...identity,
  pricesByOrderingType: readablePrices.nullish(),
  categories: wireList(categoryLink).nullish(),
  modifierGroups: wireList(wireEmbeddedGroup).nullish(),
});

/** Whether a value is an item as `wireItem` parses it, but without copying: a menu has ten thousand items. */
export function isWireItem(value: unknown): value is z.output<typeof wireItem> {
  return (
    isRecord(value) &&
    isWireName(value.refId) &&
    hasIdentity(value) &&
    isNullish(value.pricesByOrderingType, isReadablePrices) &&
    isNullish(value.categories, (links) => isListOf(links, isCategoryLink)) &&
    isNullish(value.modifierGroups, (groups) => isListOf(groups, isEmbeddedGroup))
  );
}

function isCategoryLink(value: unknown): boolean {
  return isRecord(value) && isWireName(value.category) && isNullish(value.sortOrder, isNumber);
}

function isEmbeddedGroup(value: unknown): boolean {
  return (
    isRecord(value) &&
    isNullish(value.refId, isWireText) &&
    hasIdentity(value) &&
    isNullish(value.min, isCount) &&
    isNullish(value.max, isCount) &&
    isNullish(value.free, isCount) &&
    isNullish(value.basedOn, isWireText) &&
    isNullish(value.modifiers, (members) => isListOf(members, isGroupMember))
  );
}

function isGroupMember(value: unknown): boolean {
  return (
    isRecord(value) &&
    isWireName(value.modifier) &&
    isNullish(value.selected, isBoolean) &&
    isNullish(value.sortOrder, isNumber)
  );
}

/** An identity except its refId, which is optional in some places. */
function hasIdentity({ id, code, title, description, sortOrder }: Record<string, unknown>) {
  return (
    isNullish(id, isWireText) &&
    isNullish(code, isWireText) &&
    isNullish(title, isMultilingualText) &&
    isNullish(description, isMultilingualText) &&
    isNullish(sortOrder, isNumber)
  );
}

const isBoolean = (value: unknown): boolean => typeof value === "boolean";
const isCount = (value: unknown): boolean =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0;

// ordering.md §2.6
export const wireComboStepItem = z.object({
  refId: wireName,
  id: wireText.nullish(),
  code: wireText.nullish(),
  selected: z.boolean().nullish(),
  forbiddenModifiers: wireList(wireText).nullish(),
  sortOrder,
  pricesByOrderingType: readablePrices.nullish(),
});
export const wireComboStep = z.object({
  ...identity,
  refId: wireText.nullish(),
  min: z.number().int().nonnegative(),
  max: z.number().int().nonnegative(),
  sortOrder: z.number(),
  items: wireList(wireComboStepItem).nullish(),
});
export const wireCombo = z.object({
  ...identity,
  pricesByOrderingType: readablePrices.nullish(),
  categories: wireList(categoryLink).nullish(),
  steps: wireList(wireComboStep).nullish(),
});

/**
 * ordering.md §2.1, read one entity at a time: entities are `unknown` here and go through their own schema at
 * import, so that one broken item is skipped with a warning and the rest syncs.
 */
export const menuEnvelope = z.object({
  requestId: wireText.nullish(),
  menu: z.object({
    categories: wireList(z.unknown()),
    modifierGroups: wireList(z.unknown()),
    modifiers: wireList(z.unknown()),
    items: wireList(z.unknown()),
    combos: wireList(z.unknown()).nullish(),
    revision: z.number().int().nonnegative(),
  }),
});
export type MenuEnvelope = z.infer<typeof menuEnvelope>;

/** The required fields of a product (ordering.md §2.2); at import, one without them is skipped instead. */
const publishedIdentity = {
  id: wireName,
  code: wireName,
  title: multilingualText.refine((title) => Object.values(title).some(Boolean), {
    error: "no title in any language",
  }),
};
const publishedPrices = pricesByOrderingType.refine((prices) => Object.keys(prices).length > 0, {
  error: "no price",
});
const publishedStep = wireComboStep.extend({
  ...publishedIdentity,
  items: wireList(wireComboStepItem.extend({ pricesByOrderingType: publishedPrices })),
});

/** ordering.md §2.1 in full, for producers of a menu. */
export const menuResponse = z.object({
  requestId: z.uuid(),
  menu: z.object({
    categories: wireList(wireCategory.extend(publishedIdentity)),
    modifierGroups: wireList(wireModifierGroup.extend(publishedIdentity)),
    modifiers: wireList(
      wireModifier.extend({
        ...publishedIdentity,
        pricesByOrderingType: pricesByOrderingType.nullish(),
      }),
    ),
    items: wireList(
      wireItem.extend({ ...publishedIdentity, pricesByOrderingType: publishedPrices }),
    ),
    combos: wireList(
      wireCombo.extend({
        ...publishedIdentity,
        pricesByOrderingType: publishedPrices,
        steps: wireList(publishedStep),
      }),
    ),
    revision: z.number().int().nonnegative(),
  }),
});
export type MenuResponse = z.infer<typeof menuResponse>;
