/** The ordering contract, menu v2 (`menu.ts`) and order injection: ordering.md. Wire names as written there. */
import { z } from "zod";
import { wireAmount, wireDecimal, wireList, wireName, wireText } from "./common.ts";

export * from "./menu.ts";

// ordering.md §2.7: the order type enum names; prices are keyed by them (ordering.md §2.5).
export const ORDER_TYPES = ["PICKUP", "DELIVERY", "EAT_IN", "DRIVE_THROUGH", "CATERING"] as const;
export const orderType = z.enum(ORDER_TYPES);
export type OrderType = z.infer<typeof orderType>;

/** The order types that a kiosk may offer. */
export const KIOSK_ORDER_TYPES = ["EAT_IN", "PICKUP", "DRIVE_THROUGH"] as const;

export const revisionResponse = z.object({ revision: z.number().int().nonnegative() });

/** Service names are the integrator's; any value but UP counts as down (ordering.md §4 rule 1). */
export const healthcheckResponse = z
  .record(z.string(), z.string())
  .refine((services) => Object.keys(services).length > 0, { error: "names no service" });

// ordering.md §2.7
export const orderLineModifier = z.object({
  id: wireName,
  /** Negative if it takes something off. */
  price: wireDecimal,
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
  /** `platformOrderId` represents a wire name with the operator's brand, defined in the settings. */
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

// ordering.md §3
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

/** posErrorType is open: "ITEM_UNAVAILABLE" and "UNKNOWN" are examples (ordering.md §4 rule 3). */
export const orderState = z.object({
  status: orderStatus,
  reason: wireText.nullish(),
  posErrorType: wireText.nullish(),
});

/** "string (numeric accepted)". */
export const queueNumber = z.union([wireText, z.number().int()]).transform(String);

// ordering.md §4
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
