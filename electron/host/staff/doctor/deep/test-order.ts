/** What the doctor orders: one unit of the cheapest dish that can be ordered with the menu's preselection. */
import type { OrderType } from "../../../../../contracts/ordering.ts";
import { isCompleteAsSuggested, preselectedChoices } from "../../../../../domain/choices.ts";
import { localize } from "../../../../../domain/localized-text.ts";
import type { Category, Menu, MenuItem } from "../../../../../domain/menu.ts";
import { compare, isZero } from "../../../../../domain/money.ts";
import { type PricedBasket, priceBasket } from "../../../../../domain/pricing.ts";
import { NO_BENEFITS } from "../../../../../domain/rewards.ts";
import { describeLines, namedByOf } from "../../../checkout/placing/describe-lines.ts";
import type { ClosedLine } from "../../../loyalty/closing.ts";
import {
  type OrderSnapshot,
  snapshotCharge,
  snapshotLine,
} from "../../../ordering/order-request.ts";
import type { OutletView } from "../../../rpc/contract.ts";
import type { Settings } from "../../../settings/settings.ts";

/** Where prices and texts come from; `currency` is ISO 4217. */
export type Place = Pick<OutletView, "currency" | "currencyDigits" | "locales">;

export type TestOrder = {
  readonly snapshot: OrderSnapshot;
  /** The same as the loyalty service receives it (in-store-loyalty.md §2.2). */
  readonly lines: readonly ClosedLine[];
  /** For example `1 × Green salad, EAT_IN, 7.90 EUR`. */
  readonly words: string;
};

type Wanted = {
  readonly settings: Settings;
  readonly place: Place;
  readonly orderId: string;
  /** UTC milliseconds. */
  readonly now: number;
};

/** The order of the cheapest dish that can be ordered as it is; null if the menu has none with a price. */
export function chooseTestOrder(
  menu: Menu,
  { settings, place, orderId, now }: Wanted,
): TestOrder | null {
  const serving = servingOf(settings);
  const [cheapest] = offeredItems(menu)
    .map((item) => ({ item, priced: priceOne(item, menu, { settings, place, ...serving }) }))
    .filter(({ priced }) => priced.problems.length === 0 && !isZero(priced.total))
    .sort((one, other) => compare(one.priced.total, other.priced.total));
  if (!cheapest) return null;
  const { item, priced } = cheapest;
  const title = localize(item.title, place.locales.default, place.locales);
  return {
    snapshot: {
      orderId,
      ...serving,
      // Above the ids of all kiosks (platform-order-id.ts), and within 31 bits until 2038.
      platformOrderId: Math.floor(now / 1_000),
      client: { name: null, phoneNumber: null },
      deliveryAt: null,
      paymentMethod: "BANK_CARD_IN_APP",
      charge: snapshotCharge(priced),
      lines: priced.lines.map((line) => snapshotLine(line, menu)),
      presents: [],
    },
    lines: describeLines(priced.lines, menu, { ...place, namedBy: namedByOf(settings) }),
    words: `1 × ${title}, ${serving.orderType}, ${priced.total} ${place.currency}`,
  };
}

type Serving = { readonly orderType: OrderType; readonly tableNumber: string | null };

/** An order type without a table, if there is one; else the first table. */
function servingOf({ ordering: { orderTypes, tables } }: Settings): Serving {
  const asks = (type: OrderType) => type === "EAT_IN" && tables.use === "required";
  const [orderType = "EAT_IN"] = [...orderTypes.filter((type) => !asks(type)), ...orderTypes];
  if (!asks(orderType)) return { orderType, tableNumber: null };
  return { orderType, tableNumber: `${tables.areas[0] ?? ""}${tables.first}` };
}

/** Items of categories: one that is there for combos only cannot be ordered by itself. */
function offeredItems(menu: Menu): MenuItem[] {
  const productsOf = ({ products, subcategories }: Category): string[] => [
    ...products.map(({ id }) => id),
    ...subcategories.flatMap(productsOf),
  ];
  return [...new Set(menu.categories.flatMap(productsOf))].flatMap((id) => {
    const item = menu.items[id];
    return item && isCompleteAsSuggested(item) ? [item] : [];
  });
}

function priceOne(
  item: MenuItem,
  menu: Menu,
  { settings, place, orderType }: { settings: Settings; place: Place; orderType: OrderType },
): PricedBasket {
  const choices = preselectedChoices(item);
  return priceBasket({
    menu,
    basket: { lines: [{ kind: "item", lineId: "1", itemId: item.id, count: 1, choices }] },
    orderType,
    digits: place.currencyDigits,
    taxesIncluded: settings.ordering.taxesIncluded,
    benefits: NO_BENEFITS,
    usePoints: false,
  });
}
