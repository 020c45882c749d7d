/** An outlet that has a name and a menu and nothing else: no pictures, no logo, no colour, no points. */

import type { Mood } from "../../domain/look/brand.ts";

/** A text by language: an outlet may lack one in some of its languages. */
export type Text = Readonly<Record<string, string>>;

type Named = { readonly id: string; readonly title: Text };

/** Prices are in the outlet's currency, taxes included. */
export type Modifier = Named & { readonly price: number };

export type Group = Named & {
  readonly min: number;
  readonly max: number;
  readonly free: number;
  readonly modifiers: readonly Modifier[];
};

export type Dish = Named & {
  readonly price: number;
  readonly description?: Text;
  /** Ids of groups. */
  readonly groups?: readonly string[];
};

type Category = Named & { readonly dishes: readonly Dish[] };

export type Combo = Named & {
  readonly price: number;
  readonly description?: Text;
  /** Id of the category in which it is shown first. */
  readonly category: string;
  /** The choices of each step: ids of dishes. */
  readonly steps: readonly (Named & { readonly dishes: readonly string[] })[];
};

export type Outlet = {
  readonly name: string;
  /** ISO 4217. */
  readonly currency: string;
  /** IANA time zone. */
  readonly timezone: string;
  /** The first is the outlet's own. */
  readonly locales: readonly [string, ...string[]];
  /** Percentages of every price. */
  readonly taxes: readonly number[];
  readonly categories: readonly Category[];
  readonly groups: readonly Group[];
  readonly combos: readonly Combo[];
};

/** What an outlet may add to its menu: `device.theme` of its kiosks. */
export type Brand = { readonly accent: string; readonly mood: Mood; readonly logo: string };
