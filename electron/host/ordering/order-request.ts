import type {
  Charge,
  OrderLine,
  OrderRequestBody,
  OrderType,
} from "../../../contracts/ordering.ts";
import type { PricedLine, PricedModifier, PricedPick } from "../../../domain/line-prices.ts";
import { type Combo, type Menu, type MenuItem, productOf } from "../../../domain/menu.ts";
import { add, type Decimal, decimalToWire, isZero, ZERO } from "../../../domain/money.ts";
import type { PricedBasket } from "../../../domain/pricing.ts";
import type { Settings } from "../settings/settings.ts";

/**
 * A priced modifier with its outlet-local code in the menu. A combo's picks are among them, each with the id to be
 * echoed for it (ordering.md §2.6), its surcharge, and its modifiers after it.
 */
export type SnapshotModifier = Pick<PricedModifier, "modifierId" | "count" | "price"> & {
  readonly code: string;
};

/** A priced line with its outlet-local code; `basePrice` is the product alone, one unit. */
export type SnapshotLine = Pick<PricedLine, "count" | "basePrice"> & {
  /** Global id of the item or combo. */
  readonly itemId: string;
  readonly code: string;
  readonly modifiers: readonly SnapshotModifier[];
  /** What a reward takes off the price of all units; absent if nothing, and in older journals. Not sent. */
  readonly discount?: Decimal;
};

/** An order as it was placed: no later menu or setting changes what is sent. */
export type OrderSnapshot = {
  /** The platform's order id (ordering.md §2.7), one for all attempts. */
  readonly orderId: string;
  /** The platform's internal order id, an integer. */
  readonly platformOrderId: number;
  readonly orderType: OrderType;
  /** The customer's details; if null, the device's guest is used. Customers are not asked for an e-mail address. */
  readonly client: {
    /** Of a scanned customer, if the outlet sends names. */
    readonly name: string | null;
    readonly phoneNumber: string | null;
  };
  readonly tableNumber: string | null;
  /**
   * The time for which the order is wanted, as UTC milliseconds and as sent; null: as soon as possible. Absent in older
   * journals.
   */
  readonly deliveryAt?: { readonly atMs: number; readonly datetime: string } | null;
  readonly paymentMethod: "CASH" | "BANK_CARD_IN_APP" | "BANK_CARD_IN_STORE";
  /** `total` is the money to be paid; `discount` (points included) is already subtracted. */
  readonly charge: {
    readonly tax: Decimal;
    readonly subtotal: Decimal;
    readonly total: Decimal;
    readonly discount: Decimal;
  };
  readonly lines: readonly SnapshotLine[];
  /** Reward items, for which the POS charges nothing. */
  readonly presents: readonly {
    readonly itemId: string;
    readonly code: string;
    readonly count: number;
    /** What was chosen for it, units per unit; it costs nothing either. */
    readonly modifiers: readonly Omit<SnapshotModifier, "price">[];
  }[];
};

/** A priced line with the codes of the menu by which it was priced. */
export function snapshotLine(line: PricedLine, menu: Menu): SnapshotLine {
  const { productId, count, basePrice, reward } = line;
  const combo = menu.combos[productId];
  return {
    itemId: productId,
    code: productOf(menu, productId)?.code ?? productId,
    count,
    basePrice,
    modifiers: [
      ...snapshotModifiers(line.modifiers, menu.items[productId]),
      ...line.picks.flatMap((pick) => snapshotPick(pick, combo, menu)),
    ],
    ...(reward && !isZero(reward.off) && { discount: reward.off }),
  };
}

/** One entry per pick, even for equal ones, directly followed by what was chosen for it. */
function snapshotPick(pick: PricedPick, combo: Combo | undefined, menu: Menu): SnapshotModifier[] {
  const step = combo?.steps.find(({ id }) => id === pick.stepId);
  const stepItem = step?.items.find(({ itemId }) => itemId === pick.itemId);
  return [
    {
      modifierId: stepItem?.id ?? pick.itemId,
      code: stepItem?.code ?? pick.itemId,
      count: 1,
      price: pick.surcharge,
    },
    ...snapshotModifiers(pick.modifiers, menu.items[pick.itemId]),
  ];
}

function snapshotModifiers(
  priced: readonly PricedModifier[],
  item: MenuItem | undefined,
): SnapshotModifier[] {
  const codes = new Map(
    (item?.modifierGroups ?? [])
      .flatMap((group) => group.modifiers)
      .map((modifier) => [modifier.id, modifier.code]),
  );
  return priced.map(({ modifierId, count, price }) => ({
    modifierId,
    code: codes.get(modifierId) ?? modifierId,
    count,
    price,
  }));
}

/** The charge of a priced basket: all discounts and the points payment are one discount (requirement V10). */
export function snapshotCharge(priced: PricedBasket): OrderSnapshot["charge"] {
  const discounts = [priced.lineDiscount, ...priced.discounts.map(({ amount }) => amount)];
  return {
    tax: priced.tax,
    subtotal: priced.subtotal,
    total: priced.total,
    discount: add(priced.pointsPayment, ...discounts),
  };
}

/** Builds the create request (ordering.md §2.7). The same snapshot and settings make the same request. */
export function buildOrderRequest(
  snapshot: OrderSnapshot,
  settings: Pick<Settings, "ordering" | "device">,
): OrderRequestBody {
  const { customFields, sendPosCode } = settings.ordering;
  const { guest } = settings.device;
  const wireId = (id: string, code: string) => (sendPosCode ? code : id);
  const presents = snapshot.presents.map((present) =>
    lineOnTheWire(
      {
        ...present,
        basePrice: ZERO,
        modifiers: present.modifiers.map((modifier) => ({ ...modifier, price: ZERO })),
      },
      wireId,
    ),
  );
  return {
    id: snapshot.orderId,
    type: snapshot.orderType,
    deliveryAt: snapshot.deliveryAt
      ? { type: "CUSTOM", datetime: snapshot.deliveryAt.datetime }
      : { type: "ASAP" },
    client: {
      name: snapshot.client.name || guest.name,
      email: guest.email,
      phoneNumber: snapshot.client.phoneNumber || guest.phoneNumber,
    },
    payment: { method: { type: snapshot.paymentMethod }, charge: chargeOnTheWire(snapshot.charge) },
    additionalInfo: {
      ...(snapshot.tableNumber !== null && { tableNumber: snapshot.tableNumber }),
      platformOrderId: snapshot.platformOrderId,
      ...(Object.keys(customFields).length > 0 && { customFields }),
    },
    items: snapshot.lines.map((line) => lineOnTheWire(line, wireId)),
    ...(presents.length > 0 && { presents }),
  };
}

/**
 * The body of /rest/order: `platformOrderId` has the wire name with the operator's brand (`wire.platformOrderId` of the
 * settings).
 */
export function createOrderBody(
  order: OrderRequestBody,
  platformOrderIdName: string,
): Readonly<Record<"order", Record<string, unknown>>> {
  const { platformOrderId, ...info } = order.additionalInfo;
  const named = platformOrderId !== undefined && { [platformOrderIdName]: platformOrderId };
  return { order: { ...order, additionalInfo: { ...info, ...named } } };
}

function chargeOnTheWire(charge: OrderSnapshot["charge"]): Charge {
  return {
    tax: decimalToWire(charge.tax),
    subtotal: decimalToWire(charge.subtotal),
    total: decimalToWire(charge.total),
    ...(!isZero(charge.discount) && { discount: decimalToWire(charge.discount) }),
  };
}

/** Modifiers have their own prices: units that a group includes are entries at price 0. */
function lineOnTheWire(
  line: SnapshotLine,
  wireId: (id: string, code: string) => string,
): OrderLine {
  const modifiers = line.modifiers.map(({ modifierId, code, count, price }) => ({
    id: wireId(modifierId, code),
    price: decimalToWire(price),
    count,
  }));
  return {
    id: wireId(line.itemId, line.code),
    price: decimalToWire(line.basePrice),
    count: line.count,
    ...(modifiers.length > 0 && { modifiers }),
  };
}
