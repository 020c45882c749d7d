/** The restaurant's own menu format: by product ids and plain text, without references. */
import type { Allergen } from "./allergens.ts";

export const LOCALES = ["en", "de", "tr", "ar"] as const;
export type Text = Readonly<Record<(typeof LOCALES)[number], string>>;

/** One text in the four languages of the restaurant. */
export function text(en: string, de: string, tr: string, ar: string): Text {
  return { en, de, tr, ar };
}

/** Prices by ordering type, in euros, taxes included (ordering.md §2.5). */
export type Prices = Readonly<
  Partial<Record<"EAT_IN" | "PICKUP", { value: number; taxes: number[] }>>
>;

/** Food: 19 % at the table, 7 % taken away. Prices in euros; one price serves both types. */
export function food(eatIn: number, pickup: number = eatIn): Prices {
  return { EAT_IN: { value: eatIn, taxes: [19] }, PICKUP: { value: pickup, taxes: [7] } };
}

/** Drinks: 19 % wherever they are drunk. Prices in euros; one price serves both types. */
export function drink(eatIn: number, pickup: number = eatIn): Prices {
  return { EAT_IN: { value: eatIn, taxes: [19] }, PICKUP: { value: pickup, taxes: [19] } };
}

/** What every entity has: `id` is the global product id, `code` the till's own number (ordering.md §2.2). */
interface Identity {
  readonly id: string;
  readonly code: string;
  readonly title: Text;
}

export interface Category extends Identity {
  /** 1 is shown first; absent on a subcategory, which its root lists. */
  readonly rootSortOrder?: number;
  readonly subCategories?: readonly string[];
  readonly isPopup?: boolean;
}

export interface Modifier extends Identity {
  readonly prices: Prices;
}

export interface GroupMember {
  /** Id of a modifier. */
  readonly modifier: string;
  readonly selected: boolean;
}

interface GroupBounds {
  readonly min: number;
  readonly max: number;
  /** How many are included; each one beyond is charged (ordering.md §2.4). */
  readonly free: number;
}

export interface Group extends Identity, GroupBounds {
  readonly members: readonly GroupMember[];
}

/** A prototype used by an item, with the item's own bounds if they differ, or a group of the item alone. */
export type GroupUse =
  | ({ readonly basedOn: string } & Partial<GroupBounds>)
  | { readonly own: Group };

export interface Item extends Identity {
  readonly note: Text;
  readonly allergens: readonly Allergen[];
  readonly prices: Prices;
  /** Id of its category; null if it is offered in combos only (ordering.md §2.6). */
  readonly category: string | null;
  readonly groups?: readonly GroupUse[];
}

export interface StepItem {
  /** Id of an item. */
  readonly item: string;
  readonly surcharge: Prices;
  readonly selected?: boolean;
  /** Ids of modifiers that this item cannot have inside the combo. */
  readonly forbiddenModifiers?: readonly string[];
}

export interface Step extends Identity {
  readonly min: number;
  readonly max: number;
  readonly items: readonly StepItem[];
}

export interface Combo extends Identity {
  readonly note: Text;
  readonly prices: Prices;
  readonly category: string;
  readonly steps: readonly Step[];
}

export interface Catalogue {
  readonly categories: readonly Category[];
  readonly groups: readonly Group[];
  readonly modifiers: readonly Modifier[];
  readonly items: readonly Item[];
  readonly combos: readonly Combo[];
  /** Ids of the items and combos that the first category shows as well, in its order. */
  readonly favourites: readonly string[];
}
