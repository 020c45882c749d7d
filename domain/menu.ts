import type { OrderType } from "../contracts/ordering.ts";
import type { Hyphenation } from "./hyphenation.ts";
import type { LocalizedText } from "./localized-text.ts";
import type { Decimal } from "./money.ts";

/**
 * The menu as the kiosk uses it: references resolved, prototypes merged, everything identified by the global product
 * ids that stay the same between revisions (ordering.md §2.2).
 */
export type Menu = {
  /** Epoch seconds (ordering.md §4 rule 2). */
  readonly revision: number;
  /** Root categories in display order. */
  readonly categories: readonly Category[];
  /** Sellable items by global id. */
  readonly items: Readonly<Record<string, MenuItem>>;
  /** Combos by global id. */
  readonly combos: Readonly<Record<string, Combo>>;
  /** Where the long words of its texts may be divided; the texts themselves have no soft hyphens. */
  readonly hyphenation?: Hyphenation;
};

export type Category = {
  readonly id: string;
  readonly title: LocalizedText;
  readonly description?: LocalizedText;
  readonly isPopup: boolean;
  /** Either this or `products` has entries at a root, never both (ordering.md §2.3). */
  readonly subcategories: readonly Category[];
  /** Global ids of items and combos in display order. */
  readonly products: readonly ProductRef[];
};

export type ProductRef = { readonly kind: "item" | "combo"; readonly id: string };

/** A price and its tax percentages. */
export type Price = { readonly value: Decimal; readonly taxes: readonly Decimal[] };

/** Prices keyed by order type; at least one entry (ordering.md §2.5). */
export type Prices = Readonly<Partial<Record<OrderType, Price>>>;

export type MenuItem = {
  readonly id: string;
  readonly code: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly prices: Prices;
  readonly modifierGroups: readonly ModifierGroup[];
};

export type ModifierGroup = {
  /** Unique within its item. */
  readonly id: string;
  readonly title: LocalizedText;
  readonly description?: LocalizedText;
  /** If it exceeds the number of modifiers, one modifier may be chosen several times. */
  readonly min: number;
  /** Most units that may be chosen over all modifiers; null means no limit. */
  readonly max: number | null;
  /** Units included free; each unit beyond is charged (ordering.md §2.4). */
  readonly free: number;
  readonly modifiers: readonly GroupModifier[];
};

export type GroupModifier = {
  readonly id: string;
  readonly code: string;
  readonly title: LocalizedText;
  readonly description?: LocalizedText;
  /** May be negative. */
  readonly prices: Prices;
  readonly preselected: boolean;
};

export type Combo = {
  readonly id: string;
  readonly code: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly prices: Prices;
  readonly steps: readonly ComboStep[];
};

export type ComboStep = {
  readonly id: string;
  readonly title: LocalizedText;
  readonly description?: LocalizedText;
  readonly min: number;
  readonly max: number;
  readonly items: readonly ComboStepItem[];
};

export type ComboStepItem = {
  /** Global id of an item of the same menu. */
  readonly itemId: string;
  /** The id and code to echo on orders (ordering.md §2.6): the step item's own, else the item's. */
  readonly id: string;
  readonly code: string;
  /** May be negative. */
  readonly surcharges: Prices;
  readonly preselected: boolean;
  readonly forbiddenModifiers: readonly string[];
};

/** The item or combo that a global id names; no two products share an id. */
export function productOf(menu: Menu, id: string): MenuItem | Combo | undefined {
  return menu.items[id] ?? menu.combos[id];
}

/** Whether there is anything to choose from; a menu may be empty, and before the first there is nothing. */
export function hasProducts(menu: Menu | null): boolean {
  const isFilled = ({ products, subcategories }: Category): boolean =>
    products.length > 0 || subcategories.some(isFilled);
  return menu?.categories.some(isFilled) ?? false;
}

const NO_PRICE: Price = { value: "0", taxes: [] };

/**
 * The price for an order type, with the fallback to EAT_IN and then to the first available (ordering.md §2.5). Which is
 * first does not depend on the order in which they were sent: a combo and its surcharges fall back to the same type.
 */
export function priceFor(prices: Prices, orderType: OrderType): Price {
  return (
    prices[orderType] ??
    prices.EAT_IN ??
    prices.PICKUP ??
    prices.DRIVE_THROUGH ??
    prices.DELIVERY ??
    prices.CATERING ??
    NO_PRICE
  );
}
