import type { OrderType } from "../../../contracts/ordering.ts";
import type { Capability } from "../../../contracts/payments.ts";
import type { Basket } from "../../../domain/basket.ts";
import { localize } from "../../../domain/localized-text.ts";
import type { Menu, MenuItem } from "../../../domain/menu.ts";
import { add, compare, currencyDigits, isZero } from "../../../domain/money.ts";
import { type PricedBasket, type PricedLine, priceBasket } from "../../../domain/pricing.ts";
import { type Benefits, NO_BENEFITS } from "../../../domain/rewards.ts";
import type { OutletView, PlaceResult } from "../api/contract.ts";
import type { Identification } from "../loyalty/identification.ts";
import { appInstallUrl } from "../outlet/app-install.ts";
import type { PlacedLine, PlacedLoyalty, PlacedOrder, PlacedReward, Road } from "./order.ts";

/** A customer's wish to order, as the page sent it. It carries no price but the one that was shown. */
export type Placement = {
  readonly visitId: string;
  readonly checkoutId: string;
  readonly locale: string;
  readonly orderType: OrderType;
  readonly basket: Basket;
  readonly declinedRewards: readonly string[];
  readonly usePoints: boolean;
  readonly dueShown: string;
};

/** What the host knows at that moment. */
export type PlacementContext = {
  readonly menu: Menu;
  readonly outlet: OutletView;
  readonly identification: Identification | null;
  readonly capabilities: ReadonlySet<Capability>;
  readonly nextPlatformOrderId: () => number;
};

/**
 * Turns a wish into an order, priced from the host's own menu (design §3). Where the price or the
 * menu differs from what the customer saw, or nothing can take the payment, says so instead.
 */
export function placeOrder(
  placement: Placement,
  context: PlacementContext,
): { order: PlacedOrder } | { refusal: PlaceResult } {
  const benefits = benefitsOf(placement, context.identification);
  const priced = priceBasket({
    menu: context.menu,
    basket: placement.basket,
    orderType: placement.orderType,
    digits: currencyDigits(context.outlet.currency),
    taxesIncluded: context.outlet.taxesIncluded,
    benefits,
    usePoints: placement.usePoints,
  });
  const problems = [...priced.problems];
  if (problems.length > 0 || compare(priced.total, placement.dueShown) !== 0) {
    return { refusal: { result: "changed", due: priced.total, problems } };
  }
  const road = roadFor(priced, context.capabilities);
  if (road === null || placement.basket.lines.length === 0) {
    return { refusal: { result: "unavailable" } };
  }
  return { order: assemble(placement, context, priced, benefits, road) };
}

function benefitsOf(placement: Placement, identification: Identification | null): Benefits {
  if (!identification) return NO_BENEFITS;
  const { benefits } = identification;
  const kept = benefits.rewards.filter(
    (reward) => !placement.declinedRewards.includes(reward.itemId),
  );
  return { ...benefits, rewards: kept };
}

/** Two-phase where it is offered: a hold that is never captured costs the customer nothing. */
function roadFor(priced: PricedBasket, capabilities: ReadonlySet<Capability>): Road | null {
  if (isZero(priced.total)) return "nothing-due";
  if (capabilities.has("CAPTURE")) return "hold";
  return capabilities.has("SALE") ? "sale" : null;
}

function assemble(
  placement: Placement,
  { menu, outlet, identification, capabilities, nextPlatformOrderId }: PlacementContext,
  priced: PricedBasket,
  benefits: Benefits,
  road: Road,
): PlacedOrder {
  const title = (item: MenuItem) => localize(item.title, outlet.locales.default, outlet.locales);
  const discounted = priced.discounts.map((discount) => discount.amount);
  return {
    checkoutId: placement.checkoutId,
    platformOrderId: nextPlatformOrderId(),
    visitId: placement.visitId,
    orderType: placement.orderType,
    locale: placement.locale,
    currency: outlet.currency,
    lines: priced.lines.flatMap((line) => {
      const item = menu.items[line.itemId];
      return item ? [placedLine(line, item, title(item), outlet)] : [];
    }),
    rewards: placedRewards(menu, benefits, title),
    discounts: benefits.discounts,
    charge: {
      tax: priced.tax,
      subtotal: priced.subtotal,
      discount: add(priced.pointsPayment, ...discounted),
      total: priced.total,
    },
    pointsPayment: priced.pointsPayment,
    road,
    canInquire: capabilities.has("STATUS_POLLING"),
    canRefund: capabilities.has("DIRECT_REFUND"),
    loyalty: identification && placedLoyalty(identification, priced),
    appInstallUrl: appInstallUrl(outlet.loyalty, {
      identified: identification ? "by-phone" : "no",
      hasEverRewardedPoints: identification?.view.hasEverRewardedPoints ?? null,
    }),
  };
}

function placedLine(
  line: PricedLine,
  item: MenuItem,
  title: string,
  outlet: OutletView,
): PlacedLine {
  const modifiers = line.modifiers.flatMap((priced) => {
    const group = item.modifierGroups.find((candidate) => candidate.id === priced.groupId);
    const modifier = group?.modifiers.find((candidate) => candidate.id === priced.modifierId);
    if (!modifier) return [];
    const { id, code } = modifier;
    const name = localize(modifier.title, outlet.locales.default, outlet.locales);
    return [{ id, code, title: name, price: priced.price, count: priced.count }];
  });
  const { id, code } = item;
  return { id, code, title, price: line.basePrice, count: line.count, modifiers };
}

/** Rewards that the menu does not have are not applied (design §14). */
function placedRewards(
  menu: Menu,
  benefits: Benefits,
  title: (item: MenuItem) => string,
): PlacedReward[] {
  return benefits.rewards.flatMap((reward) => {
    const item = menu.items[reward.itemId];
    if (!item) return [];
    const { price, quantity: count, discounts } = reward;
    return [{ id: item.id, code: item.code, title: title(item), price, count, discounts }];
  });
}

function placedLoyalty(identification: Identification, priced: PricedBasket): PlacedLoyalty {
  const { payment } = identification;
  return {
    orderId: identification.loyaltyOrderId,
    phoneNumber: identification.phoneNumber,
    subscribedToPushNotifications: identification.subscribedToPushNotifications,
    clientName: identification.clientName,
    payment: payment && !isZero(priced.pointsPayment) ? payment : null,
  };
}
