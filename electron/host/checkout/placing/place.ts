import type { OrderType } from "../../../../contracts/ordering.ts";
import type { Capability } from "../../../../contracts/payments.ts";
import type { Basket } from "../../../../domain/basket.ts";
import { isPresent } from "../../../../domain/matched-rewards.ts";
import type { Menu } from "../../../../domain/menu.ts";
import { isZero } from "../../../../domain/money.ts";
import {
  addedRewards,
  type PricedBasket,
  type PricingRequest,
  priceBasket,
} from "../../../../domain/pricing.ts";
import { type NamedBy, NO_BENEFITS, type RewardDecisions } from "../../../../domain/rewards.ts";
import type { Identification } from "../../loyalty/identification.ts";
import { type OrderSnapshot, snapshotCharge, snapshotLine } from "../../ordering/order-request.ts";
import { appInstallUrl, type VisitKind } from "../../outlet/app-install.ts";
import type { OutletView, PlaceResult } from "../../rpc/contract.ts";
import { NO_CURRENCY } from "../../settings/currency-digits.ts";
import type { PaymentFlow, PlacedLoyalty, PlacedOrder, UnusedReservation } from "../state/order.ts";
import { describeLines } from "./describe-lines.ts";
import { orderedLines, presentsOf } from "./presents.ts";
import { type Serving, servingOf } from "./serving.ts";
import { changeOf, type PlacedBasket } from "./sold-out.ts";

/** An order as the page requests it. Its only price is the one that was shown. */
export type Placement = {
  readonly visitId: string;
  readonly checkoutId: string;
  readonly locale: string;
  readonly orderType: OrderType;
  readonly basket: Basket;
  readonly rewards: RewardDecisions;
  readonly usePoints: boolean;
  readonly tableNumber: string | null;
  /** UTC milliseconds; null: as soon as possible. */
  readonly pickupAt: number | null;
  readonly paymentMethod: OrderSnapshot["paymentMethod"];
  readonly dueShown: string;
  /** The rewards that REGULAR adds, by their position in the answer. */
  readonly rewardsShown: readonly number[];
};

/** What the host knows at that moment. */
export type PlacementContext = {
  readonly menu: Menu;
  readonly outlet: OutletView;
  readonly identification: Identification | null;
  /** The customer's name for the kitchen; null unless a code was scanned and the outlet sends names. */
  readonly clientName: string | null;
  /** Null before the credential. */
  readonly establishmentId: number | null;
  /** Null while the integrator cannot be asked. */
  readonly capabilities: ReadonlySet<Capability> | null;
  readonly unusedReservation: UnusedReservation;
  /** Whether the loyalty service is sent global product ids or codes. */
  readonly namedBy: NamedBy;
  readonly returnBaseUrl: string;
  readonly returnsInPublic: boolean;
  readonly nextPlatformOrderId: () => number;
  /** UTC milliseconds. */
  readonly now: number;
};

/**
 * Turns a request into an order, priced from the host's own menu (requirement V10), and what its price came from. Returns
 * a refusal instead if price, rewards or menu differ from what the customer saw, if table or time are not offered, or if
 * the payment cannot be taken.
 */
export function placeOrder(
  placement: Placement,
  context: PlacementContext,
): { order: PlacedOrder; basket: PlacedBasket } | { refusal: PlaceResult } {
  // An amount without a currency is never charged.
  if (context.outlet.currency === NO_CURRENCY) return { refusal: { result: "unavailable" } };
  const request: PricingRequest = {
    menu: context.menu,
    basket: placement.basket,
    orderType: placement.orderType,
    digits: context.outlet.currencyDigits,
    taxesIncluded: context.outlet.taxesIncluded,
    benefits: context.identification?.benefits ?? NO_BENEFITS,
    decisions: placement.rewards,
    usePoints: placement.usePoints,
  };
  const priced = priceBasket(request);
  const changed = changeOf(priced, placement);
  if (changed) return { refusal: changed };
  // A gift alone is an order too: there is something to cook.
  if (priced.lines.length === 0) return { refusal: { result: "unavailable" } };
  const serving = servingOf(placement, context.outlet, context.now);
  if ("result" in serving) return { refusal: serving };
  const paymentFlow = paymentFlowFor(priced, placement, context);
  const { dueShown, rewardsShown } = placement;
  return typeof paymentFlow === "string"
    ? {
        order: assemble(placement, context, { priced, paymentFlow, serving }),
        basket: { request, made: made(placement, priced), dueShown, rewardsShown },
      }
    : { refusal: paymentFlow };
}

/** All that the kitchen has to cook, including rewards that REGULAR adds. */
function made({ basket }: Placement, { rewards }: PricedBasket): Basket {
  const added = rewards.filter(({ state }) => state === "given");
  return { lines: [...basket.lines, ...added.flatMap(({ dish }) => dish?.line ?? [])] };
}

/**
 * The customer's payment method, if something is due and it is offered. For payment here two-phase comes first: an
 * authorization that is never captured costs the customer nothing.
 */
function paymentFlowFor(
  priced: PricedBasket,
  { paymentMethod }: Placement,
  { capabilities, outlet }: PlacementContext,
): PaymentFlow | PlaceResult {
  if (isZero(priced.total)) return "nothing-due";
  if (paymentMethod !== "BANK_CARD_IN_APP") {
    return outlet.counterMethods.includes(paymentMethod)
      ? "pay-at-counter"
      : { result: "unavailable" };
  }
  const paymentFlow = (["authorize-capture", "sale"] as const).find((paymentFlow) =>
    isFlowOffered(paymentFlow, capabilities),
  );
  return paymentFlow ?? { result: "card-unavailable" };
}

/** Whether the integrator's present capabilities allow this flow (payments.md §1). */
export function isFlowOffered(
  paymentFlow: PaymentFlow,
  capabilities: ReadonlySet<Capability> | null,
): boolean {
  if (paymentFlow !== "authorize-capture" && paymentFlow !== "sale") return false;
  return capabilities?.has(paymentFlow === "authorize-capture" ? "CAPTURE" : "SALE") ?? false;
}

function assemble(
  placement: Placement,
  context: PlacementContext,
  {
    priced,
    paymentFlow,
    serving,
  }: { priced: PricedBasket; paymentFlow: PaymentFlow; serving: Serving },
): PlacedOrder {
  const { menu, outlet, identification, capabilities } = context;
  return {
    checkoutId: placement.checkoutId,
    visitId: placement.visitId,
    locale: placement.locale,
    currency: outlet.currency,
    returnBaseUrl: context.returnBaseUrl,
    returnsInPublic: context.returnsInPublic,
    snapshot: {
      orderId: placement.checkoutId,
      platformOrderId: context.nextPlatformOrderId(),
      orderType: placement.orderType,
      client: { name: context.clientName, phoneNumber: phoneOf(identification) },
      ...serving,
      paymentMethod:
        paymentFlow === "pay-at-counter" ? placement.paymentMethod : "BANK_CARD_IN_APP",
      charge: snapshotCharge(priced),
      lines: priced.lines
        .filter((line) => !isPresent(line))
        .map((line) => snapshotLine(line, menu)),
      presents: presentsOf(priced, menu),
    },
    paymentFlow,
    canInquire: capabilities?.has("STATUS_POLLING") ?? false,
    canRefund: capabilities?.has("DIRECT_REFUND") ?? false,
    loyalty: identification && placedLoyalty(context, identification, priced),
    appInstallUrl: appInstallUrl(outlet.loyalty, {
      identified: identifiedBy(identification),
      hasEverRewardedPoints: identification?.view.hasEverRewardedPoints ?? null,
    }),
  };
}

function phoneOf(identification: Identification | null): string | null {
  return identification?.identifier.by === "phone" ? identification.identifier.phoneNumber : null;
}

function identifiedBy(identification: Identification | null): VisitKind["identified"] {
  if (!identification) return "no";
  return identification.identifier.by === "phone" ? "by-phone" : "by-code";
}

function placedLoyalty(
  { menu, outlet, establishmentId, unusedReservation, namedBy }: PlacementContext,
  identification: Identification,
  priced: PricedBasket,
): PlacedLoyalty | null {
  if (!outlet.loyalty || establishmentId === null) return null;
  return {
    identification,
    establishmentId,
    lines: describeLines(orderedLines(priced), menu, { locales: outlet.locales, namedBy }),
    addedRewards: addedRewards(priced),
    appliedDiscounts: priced.discounts
      .filter(({ amount }) => !isZero(amount))
      .map(({ discountId }) => discountId),
    chargeTotal: priced.total,
    pointsPayment: priced.pointsPayment,
    unused: unusedReservation,
  };
}
