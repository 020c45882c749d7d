/** The in-store loyalty and outlet configuration contract: in-store-loyalty.md. Wire names as written there. */
import { z } from "zod";
import { wireAmount, wireDecimal, wireDigits, wireList, wireName, wireText } from "./common.ts";

/** Protocol versions for a new integration (in-store-loyalty.md §9: below 1.5 is deprecated). */
export const LOYALTY_API_VERSIONS = ["1.5", "1.6", "1.7"] as const;
export type LoyaltyApiVersion = (typeof LOYALTY_API_VERSIONS)[number];

/** Message codes that drive behaviour (in-store-loyalty.md §7); every other code is only displayed. */
export const MESSAGE_CODE = {
  PURCHASE_CONFIRMED: 201,
  CLIENT_NOT_FOUND: 500,
  QR_CODE_INVALID: 503,
  QR_CODE_ALREADY_SCANNED: 504,
  QR_CODE_ALREADY_VALIDATED: 505,
  PHONE_NUMBER_WRONG_FORMAT: 509,
  PHONE_FLOW_DISABLED: 510,
} as const;

// in-store-loyalty.md §2.1
export const saltRequest = z.object({ establishmentId: z.number().int().min(1) });
export const salt = z.object({ saltId: wireDigits, salt: wireName });
export type Salt = z.infer<typeof salt>;

// in-store-loyalty.md §2.2
export const discount = z.object({
  discountId: wireText,
  type: z.enum(["percent", "amount"]),
  value: wireAmount,
});
export type Discount = z.infer<typeof discount>;

export const loyaltyModifier = z.object({
  itemId: wireName,
  title: wireText,
  quantity: z.number().int().min(1),
  /** Negative if it takes something off. */
  price: wireDecimal,
});

export const loyaltyLine = z.object({
  itemId: wireName,
  title: wireText,
  price: wireAmount,
  quantity: z.number().int().min(1),
  modifiers: wireList(loyaltyModifier).nullish(),
  discounts: wireList(discount).nullish(),
});
export type LoyaltyLine = z.infer<typeof loyaltyLine>;

export const loyaltyOrder = z.object({
  menuItems: wireList(loyaltyLine),
  discounts: wireList(discount).nullish(),
});
export type LoyaltyOrder = z.infer<typeof loyaltyOrder>;

export const posInfo = z.object({
  establishmentId: z.number().int(),
  terminalId: wireText,
  /** UTC milliseconds, 13 digits (in-store-loyalty.md §8). */
  terminalCurrentTimestamp: z.number().int().min(1_000_000_000_000).max(9_999_999_999_999),
  /** GMT-offset form, for example `GMT+02:00`. */
  terminalTimeZone: wireText.regex(/^GMT([+-]\d{1,2}(:\d{2})?)?$/),
});
export type PosInfo = z.infer<typeof posInfo>;

export const PAY_WITH_POINTS = "PAY_WITH_POINTS";

/** A payment in the qr-code answer: its transactionId is numeric there (in-store-loyalty.md §2.2). */
export const payment = z.object({
  type: wireName,
  amount: wireAmount,
  transactionId: wireDigits.nullish(),
});
export type LoyaltyPayment = z.infer<typeof payment>;

/** A payment in order-closed: its transactionId is a string there (in-store-loyalty.md §2.2). */
export const closedPayment = z.object({
  type: wireName,
  amount: wireAmount,
  transactionId: wireText.optional(),
});

export const waiter = z.object({ posId: wireText, name: wireText });
export type Waiter = z.infer<typeof waiter>;

/** `type` is open: values beyond info and error are "not shown" (in-store-loyalty.md §2.2). */
export const message = z.object({
  type: wireText,
  code: z.number().int().nullish(),
  text: wireText,
});
export type Message = z.infer<typeof message>;

/** `platformId` represents a wire name that begins with the operator's brand: see `qrCodeResponseNaming`. */
export const customer = z.object({
  platformId: wireDigits.nullish(),
  customerName: wireText.nullish(),
  customerEmail: wireText.nullish(),
  customerTier: wireText.nullish(),
  customerPointsBalance: wireDecimal.nullish(),
});
export type Customer = z.infer<typeof customer>;

// in-store-loyalty.md §4.2
export const qrCodeRequest = z.object({
  qrCode: wireText.optional(),
  phoneNumber: wireText.optional(),
  publicClientId: z.number().int().nullish(),
  subscribedToPushNotifications: z.boolean().optional(),
  clientName: wireText.optional(),
  orderId: wireName,
  posInfo,
  total: wireAmount.optional(),
  order: loyaltyOrder.optional(),
});
export type QrCodeRequest = z.infer<typeof qrCodeRequest>;

export const qrCodeResponse = z.object({
  accepted: z.boolean(),
  menuItems: wireList(loyaltyLine).nullish(),
  discounts: wireList(discount).nullish(),
  messages: wireList(message).nullish(),
  customer: customer.nullish(),
  payment: payment.nullish(),
  hasEverRewardedPoints: z.boolean().nullish(),
  maxPointsPercent: wireDecimal.nullish(),
});
export type QrCodeResponse = z.infer<typeof qrCodeResponse>;

const platformIdAsRead = customer.shape.platformId.catch(null);

/**
 * The answer of an operator that sends the customer's id under the wire name `platformId` (in-store-loyalty.md §2.2).
 */
export function qrCodeResponseNaming(platformId: string): z.ZodType<QrCodeResponse> {
  const branded = z.looseObject({
    customer: z.looseObject({ [platformId]: z.unknown().optional() }),
  });
  return z.preprocess((answer) => {
    const read = branded.safeParse(answer);
    if (!read.success) return answer;
    const { customer } = read.data;
    return {
      ...read.data,
      customer: { ...customer, platformId: platformIdAsRead.parse(customer[platformId]) },
    };
  }, qrCodeResponse);
}

// in-store-loyalty.md §4.3
export const orderClosedRequest = z.object({
  phoneNumber: wireText.optional(),
  subscribedToPushNotifications: z.boolean().optional(),
  clientName: wireText.optional(),
  establishmentId: z.number().int(),
  orderId: wireName,
  orderTotal: wireAmount,
  pointsReward: z.number().int().optional(),
  order: loyaltyOrder,
  payments: wireList(closedPayment),
  waiter: waiter.optional(),
});
export type OrderClosedRequest = z.infer<typeof orderClosedRequest>;

export const orderClosedResponse = z.object({
  accepted: z.boolean(),
  pointsReward: z.number().int().nullish(),
  pointsSpent: z.number().int().nullish(),
  errorCode: z.number().int().nullish(),
  errorText: wireText.nullish(),
});
export type OrderClosedResponse = z.infer<typeof orderClosedResponse>;

// in-store-loyalty.md §4.4
export const refundRequest = z.object({ establishmentId: z.number().int(), orderId: wireName });
export const refundResponse = z.object({
  accepted: z.boolean(),
  errorCode: z.number().int().nullish(),
  errorText: wireText.nullish(),
});

export * from "./outlet-configuration.ts";
