/** The ordering contract, menu v2 and order injection: ordering.md. Wire names as written there. */
import { z } from "zod";
import { wireAmount, wireDecimal, wireList, wireName, wireText } from "./common.ts";

// §2.7: the order type enum names; prices are keyed by them (§2.5).
export const ORDER_TYPES = ["PICKUP", "DELIVERY", "EAT_IN", "DRIVE_THROUGH", "CATERING"] as const;
export const orderType = z.enum(ORDER_TYPES);
export type OrderType = z.infer<typeof orderType>;

/** The order types that a kiosk may offer. */
export const KIOSK_ORDER_TYPES = ["EAT_IN", "PICKUP", "DRIVE_THROUGH"] as const;

// §2.2. A title may be empty on the wire: such an item is skipped at import, the rest syncs.
export const multilingualText = z.record(z.string().max(35), wireText);
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

// §2.5
export const price = z.object({ value: wireAmount, taxes: wireList(wireDecimal).nullish() });
export const pricesByOrderingType = z.record(z.string().max(64), price);
export type PricesByOrderingType = z.infer<typeof pricesByOrderingType>;

// §2.3
export const wireCategory = z.object({
  ...identity,
  root: z.boolean(),
  rootSortOrder: z.number().nullish(),
  subCategories: wireList(z.object({ subCategory: wireName, sortOrder })).nullish(),
  isPopup: z.boolean().nullish(),
});

// §2.4
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
  pricesByOrderingType: pricesByOrderingType.nullish(),
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
  pricesByOrderingType: pricesByOrderingType.nullish(),
  categories: wireList(categoryLink).nullish(),
  modifierGroups: wireList(wireEmbeddedGroup).nullish(),
});

// §2.6
export const wireComboStepItem = z.object({
  refId: wireName,
  id: wireText.nullish(),
  code: wireText.nullish(),
  selected: z.boolean().nullish(),
  forbiddenModifiers: wireList(wireText).nullish(),
  sortOrder,
  pricesByOrderingType: pricesByOrderingType.nullish(),
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
  pricesByOrderingType: pricesByOrderingType.nullish(),
  categories: wireList(categoryLink).nullish(),
  steps: wireList(wireComboStep).nullish(),
});

/**
 * §2.1, read one entity at a time: entities are `unknown` here and go through their own schema at
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

/** What a product cannot do without (§2.2); at import, one that does is skipped instead. */
const publishedIdentity = {
  id: wireName,
  code: wireName,
  title: multilingualText.refine((title) => Object.values(title).some((text) => text !== ""), {
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

/** §2.1 in full, for those who produce a menu. */
export const menuResponse = z.object({
  requestId: z.uuid(),
  menu: z.object({
    categories: wireList(wireCategory.extend(publishedIdentity)),
    modifierGroups: wireList(wireModifierGroup.extend(publishedIdentity)),
    modifiers: wireList(wireModifier.extend(publishedIdentity)),
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

export const revisionResponse = z.object({ revision: z.number().int().nonnegative() });

/** Service names are the integrator's; any value but UP is no UP (§4 rule 1). */
export const healthcheckResponse = z
  .record(z.string(), z.string())
  .refine((services) => Object.keys(services).length > 0, { error: "names no service" });

// §2.7
export const orderLineModifier = z.object({
  id: wireName,
  price: wireAmount,
  count: z.number().int().min(1),
});
export const orderLine = z.object({
  id: wireName,
  price: wireAmount,
  count: z.number().int().min(1),
  modifiers: wireList(orderLineModifier).optional(),
});
export type OrderLine = z.infer<typeof orderLine>;

export const charge = z.object({
  tax: wireAmount,
  subtotal: wireAmount,
  total: wireAmount,
  tips: wireAmount.optional(),
  deliveryFee: wireAmount.optional(),
  discount: wireAmount.optional(),
});
export type Charge = z.infer<typeof charge>;

export const paymentMethodType = z.enum(["CASH", "BANK_CARD_IN_APP", "BANK_CARD_IN_STORE"]);

export const orderRequestBody = z.object({
  id: wireName,
  type: orderType,
  deliveryAt: z.object({ type: z.enum(["ASAP", "CUSTOM"]), datetime: wireText.optional() }),
  client: z.object({
    name: wireText,
    email: wireText,
    phoneNumber: wireText,
    lastName: wireText.optional(),
  }),
  address: z
    .object({
      coordinates: z.object({ latitude: z.number(), longitude: z.number() }),
      addressString1: wireText,
      addressString2: wireText.optional(),
      zipCode: wireText.optional(),
      country: wireText.optional(),
      city: wireText.optional(),
      street: wireText.optional(),
      house: wireText.optional(),
      flat: wireText.optional(),
    })
    .optional(),
  payment: z.object({
    method: z.object({
      type: paymentMethodType,
      cardInfo: z
        .object({ cardHolderName: wireText.optional(), pan: wireText.optional() })
        .optional(),
    }),
    charge,
  }),
  /** `platformOrderId` stands for a wire name that carries the operator's brand; a setting names it. */
  additionalInfo: z.object({
    tableNumber: wireText.optional(),
    platformOrderId: z.number().int().optional(),
    customFields: z.record(z.string(), z.string()).optional(),
  }),
  items: wireList(orderLine),
  presents: wireList(orderLine).optional(),
});
export type OrderRequestBody = z.infer<typeof orderRequestBody>;
export const createOrderRequest = z.object({ order: orderRequestBody });

// §3
export const ORDER_STATUSES = [
  "PROCESSING",
  "CONFIRMED_WAITING_FOR_COOKING",
  "COOKING",
  "AWAITING_PICKUP",
  "AWAITING_DELIVERY",
  "BEING_DELIVERED",
  "PROCESSED",
  "CANCELED",
  "FAILED",
] as const;
export const orderStatus = z.enum(ORDER_STATUSES);
export type OrderStatus = z.infer<typeof orderStatus>;

/** posErrorType is open: "ITEM_UNAVAILABLE" and "UNKNOWN" are examples (§4 rule 3). */
export const orderState = z.object({
  status: orderStatus,
  reason: wireText.nullish(),
  posErrorType: wireText.nullish(),
});

/** "string (numeric accepted)". */
export const queueNumber = z.union([wireText, z.number().int()]).transform(String);

// §4
export const createOrderAccepted = z.object({
  posId: z.union([wireName, z.number().int()]).transform(String),
  queueNumber: queueNumber.nullish(),
});
export const createOrderRejected = z.object({
  state: orderState.extend({ status: z.literal("FAILED") }),
});
export const createOrderResponse = z.union([createOrderRejected, createOrderAccepted]);

export const readOrdersRequest = z.object({ orderPosIds: wireList(wireName) });
export const readOrder = z.object({
  id: z.union([wireName, z.number().int()]).transform(String),
  queueNumber: queueNumber.nullish(),
  state: orderState,
});
export const readOrdersResponse = z.object({ orders: wireList(readOrder) });
