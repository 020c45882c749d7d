/** An order as the page may know it. No key, reference or raw answer. */

import { z } from "zod";
import { CHECKOUT_FAILURE_REASONS, MONEY_OUTCOMES } from "../../../domain/order-course.ts";
import { rewardIds } from "./basket-inputs.ts";

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/);

/**
 * The host's price, rewards or menu differ from what the customer was shown: show the difference, then place again.
 */
const changed = z.object({
  result: z.literal("changed"),
  /** What was shown. */
  before: decimal,
  due: decimal,
  /** The rewards that REGULAR adds now. */
  rewardsGiven: rewardIds,
  problems: z.array(
    z.object({
      lineId: z.string(),
      reason: z.enum(["product-gone", "modifier-gone", "choices-incomplete"]),
    }),
  ),
});
export type OrderChanged = z.infer<typeof changed>;

export const placeResult = z.discriminatedUnion("result", [
  z.object({ result: z.literal("placed") }),
  /** An order of the visit whose answer was lost is placed already: this one is not. */
  z.object({ result: z.literal("placed-before"), checkoutId: z.uuid() }),
  changed,
  z.object({ result: z.literal("unavailable") }),
  /** The identification that the customer was shown is not the host's: they have to identify again, or go without. */
  z.object({ result: z.literal("identification-void") }),
  /** The chosen pick-up time is no longer possible: another one has to be chosen. */
  z.object({ result: z.literal("pickup-time-passed") }),
  /** No card can be accepted here at present. The order could be paid at the counter, if that is offered. */
  z.object({ result: z.literal("card-unavailable") }),
  /** A payment that the customer stopped may still be made at the terminal, or could not be returned: it has to end first. */
  z.object({ result: z.literal("payment-open") }),
]);
export type PlaceResult = z.infer<typeof placeResult>;

/** `done`: the next view shows it, or why the order can no longer be paid. */
export const otherPaymentResult = z.discriminatedUnion("result", [
  z.object({ result: z.literal("done") }),
  changed,
]);
export type OtherPaymentResult = z.infer<typeof otherPaymentResult>;

const checkoutFailureReason = z.enum(CHECKOUT_FAILURE_REASONS);
const moneyOutcome = z.enum(MONEY_OUTCOMES);

/**
 * What ran out, if the kitchen refused an order for that: the refusal names no item, a new pull of the menu may show
 * it.
 */
const ranOut = z.discriminatedUnion("state", [
  /** The menu is being pulled. */
  z.object({ state: z.literal("asking") }),
  /** What has vanished from the menu of this order, by name. */
  z.object({ state: z.literal("known"), titles: z.array(z.record(z.string(), z.string())).min(1) }),
  z.object({ state: z.literal("unknown") }),
]);
export type RanOut = z.infer<typeof ranOut>;

/** One order's progress as the customer sees it; pushed at every change. */
export const checkoutView = z.discriminatedUnion("step", [
  /** The kitchen is being asked, or the payment is being opened. */
  z.object({ step: z.literal("opening") }),
  /** The payment page is open; `redirectUrl` is null if a terminal is used. */
  z.object({
    step: z.literal("paying"),
    amount: decimal,
    redirectUrl: z.string().nullable(),
    /** Where the page returns to: an address with this prefix means that it was left. */
    returnUrlPrefix: z.string(),
    /** It returns to the outlet's public page, so it may also be opened on the customer's phone. */
    onPhone: z.boolean(),
    /** Milliseconds from when this is sent: a page's clock may be set meanwhile. */
    expiresInMs: z.number(),
  }),
  /** The customer has returned, or a step takes longer: the outcome of the payment is being inquired about. */
  z.object({ step: z.literal("confirming-payment") }),
  z.object({ step: z.literal("sending-to-kitchen") }),
  z.object({
    step: z.literal("done"),
    queueNumber: z.string().nullable(),
    /** Money captured, or authorized. */
    paid: decimal,
    /** Money to be paid at the counter; null if none. */
    dueAtCounter: decimal.nullable(),
    /** UTC milliseconds. */
    paidAt: z.number(),
    kitchen: z.enum(["waiting", "preparing", "ready", "canceled"]),
    /** The chosen pick-up time passed before the kitchen was asked: it makes the order as soon as possible. */
    pickupTimePassed: z.boolean(),
    /** What happens to the money of a canceled order; null while it is not canceled. */
    refund: moneyOutcome.nullable(),
    /** "pending" until order-closed was answered; null without an identified customer. */
    points: z
      .discriminatedUnion("state", [
        z.object({ state: z.literal("pending") }),
        /** A number is null if the service did not state it. */
        z.object({
          state: z.literal("credited"),
          earned: z.number().nullable(),
          spent: z.number().nullable(),
        }),
        z.object({ state: z.literal("later") }),
        /** Once the kitchen has handed the order out, and the counter was paid. */
        z.object({ state: z.literal("after-counter") }),
        /** Canceled, or not paid: none are earned, spent ones are refunded. */
        z.object({ state: z.literal("returned") }),
        /** Only a person can correct the points, or the money that they depend on. */
        z.object({ state: z.literal("staff") }),
      ])
      .nullable(),
    appInstallUrl: z.string().nullable(),
  }),
  z.object({
    step: z.literal("checkout-failed"),
    reason: checkoutFailureReason,
    money: moneyOutcome,
    /** Null if the order was not refused for something that ran out. */
    ranOut: ranOut.nullable(),
    errorCode: z.string().nullable(),
    /** Whether another payment may be tried for the same order. */
    canPayAgain: z.boolean(),
  }),
]);
export type CheckoutView = z.infer<typeof checkoutView>;

/** An order that went on after its visit, as anybody at the kiosk may see it: number and outcome (requirement A10). */
export const orderAfterVisit = z.object({
  locale: z.string(),
  outcome: z.enum(["in-kitchen", "canceled", "not-made"]),
  queueNumber: z.string().nullable(),
  /** What happens to the money; null while the order is being made. */
  money: moneyOutcome.nullable(),
});
export type OrderAfterVisit = z.infer<typeof orderAfterVisit>;
