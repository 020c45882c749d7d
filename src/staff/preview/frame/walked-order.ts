/** An order in a walk-through: it proceeds as far as it can by itself, then by the viewer's choices. */

import { estimatePoints } from "../../../../domain/points.ts";
import type { CheckoutView } from "../../../../electron/host/rpc/contract.ts";
import type { WalkOrder } from "./scene.ts";

type Done = Extract<CheckoutView, { step: "done" }>;
type CheckoutFailed = Extract<CheckoutView, { step: "checkout-failed" }>;

/** A choice of the viewer, or an action of the customer on the screen. */
export type WalkEvent = WalkOrder | "abandoned" | "again" | "at-counter";

/** How long each step of the host is shown. */
const STEP_MS = 900;
/** The fake provider's page, relative to the frame. */
const PAYMENT_PAGE = "preview/payment.html";
/** A typical time limit of a provider. */
const PAYMENT_LASTS_MS = 15 * 60_000;

/** The input that an order was placed with. */
export type Placed = {
  readonly amount: string;
  readonly atCounter: boolean;
  readonly isIdentified: boolean;
  readonly earned: number;
  readonly appInstallUrl: string | null;
};

/** Points for an amount by the outlet's rule; 0 without one. */
export function pointsEarned(
  accrual: Parameters<typeof estimatePoints>[0] | null,
  amount: string,
): number {
  return accrual ? estimatePoints(accrual, amount) : 0;
}

/** The payment step with the fake provider's page, whose address is relative to `base`. */
export function payingView(
  amount: string,
  base: string,
): Extract<CheckoutView, { step: "paying" }> {
  return {
    step: "paying",
    amount,
    redirectUrl: new URL(PAYMENT_PAGE, base).href,
    returnUrlPrefix: new URL("preview/returned", base).href,
    onPhone: false,
    expiresInMs: PAYMENT_LASTS_MS,
  };
}

export function doneView(placed: Placed, now: number, kitchen: Done["kitchen"]): CheckoutView {
  const isCanceled = kitchen === "canceled";
  return {
    step: "done",
    queueNumber: "42",
    paid: placed.atCounter ? "0" : placed.amount,
    dueAtCounter: placed.atCounter && !isCanceled ? placed.amount : null,
    paidAt: now,
    kitchen,
    pickupTimePassed: false,
    refund: isCanceled ? "being-returned" : null,
    points: pointsOf(placed, isCanceled),
    appInstallUrl: placed.appInstallUrl,
  };
}

function pointsOf(
  { isIdentified, atCounter, earned }: Placed,
  isCanceled: boolean,
): Done["points"] {
  if (!isIdentified) return null;
  if (isCanceled) return { state: "returned" };
  return atCounter ? { state: "after-counter" } : { state: "credited", earned, spent: 0 };
}

/** The views of one order, driven by `nextEvent`. Ends when `signal` is aborted. */
export async function* walkedOrder(
  order: Placed,
  nextEvent: (wanted: readonly WalkEvent[]) => Promise<WalkEvent>,
  signal: AbortSignal | undefined,
): AsyncGenerator<CheckoutView, void, void> {
  let placed = order;
  const isFree = /^0(\.0+)?$/.test(placed.amount);
  yield { step: "opening" };
  await passed(signal);
  while (!isFree && !placed.atCounter) {
    yield payingView(placed.amount, document.baseURI);
    const outcome = await nextEvent(["paid", "declined", "expired", "abandoned"]);
    if (signal?.aborted) return;
    yield { step: "confirming-payment" };
    await passed(signal);
    if (outcome === "paid") break;
    yield checkoutFailed(REASONS[outcome] ?? "payment-declined");
    if ((await nextEvent(["again", "at-counter"])) === "at-counter") {
      placed = { ...placed, atCounter: true };
    }
    if (signal?.aborted) return;
  }
  yield { step: "sending-to-kitchen" };
  await passed(signal);
  yield doneView(placed, Date.now(), "preparing");
  const end = await nextEvent(["ready", "canceled"]);
  if (!signal?.aborted) yield doneView(placed, Date.now(), end === "ready" ? "ready" : "canceled");
  await ended(signal);
}

const REASONS: Partial<Record<WalkEvent, CheckoutFailed["reason"]>> = {
  declined: "payment-declined",
  expired: "payment-expired",
  abandoned: "payment-canceled",
};

export function checkoutFailed(reason: CheckoutFailed["reason"]): CheckoutView {
  const isOpen = reason === "payment-outcome-unknown" || reason === "payment-not-found";
  const canPayAgain = reason.startsWith("payment-") && !isOpen;
  return {
    step: "checkout-failed",
    reason,
    money: MONEY[reason],
    ranOut: null,
    errorCode: null,
    canPayAgain,
  };
}

/** The most likely state of the money for each reason. */
const MONEY: Readonly<Record<CheckoutFailed["reason"], CheckoutFailed["money"]>> = {
  "outlet-unavailable": "not-charged",
  "payment-declined": "not-charged",
  "payment-expired": "not-charged",
  "payment-canceled": "not-charged",
  "payment-unavailable": "not-charged",
  "payment-outcome-unknown": "staff",
  "payment-not-found": "being-returned",
  "pickup-time-passed": "not-charged",
  "kitchen-refused": "being-released",
  "item-unavailable": "being-released",
  "kitchen-unreachable": "being-released",
  "too-late": "being-released",
  "kiosk-interrupted": "being-released",
};

function passed(signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, STEP_MS);
    signal?.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** Resolves when the consumer is gone. */
export function ended(signal: AbortSignal | undefined): Promise<void> {
  if (signal?.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    signal?.addEventListener("abort", () => resolve(), { once: true });
  });
}
