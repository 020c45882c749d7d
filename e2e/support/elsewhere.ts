/**
 * A vendor and an outlet that the sandbox does not know: its answers are written here by hand from ordering.md and
 * in-store-loyalty.md, and so is what the kiosk has to send to it.
 */
import type { Restaurant } from "./restaurant.ts";

type Text = Readonly<Record<string, string>>;
type Dish = {
  readonly id: string;
  readonly title: Text;
  readonly price: number;
  /** Percentages. */
  readonly taxes: readonly number[];
  /** Extras, each by id. */
  readonly extras?: readonly string[];
};

export type Elsewhere = {
  /** The one category: no popup, no second level. */
  readonly category: Text;
  readonly dishes: readonly Dish[];
  readonly extras: readonly Omit<Dish, "extras">[];
};

const REVISION = 1_790_000_000;
export const QUEUE_NUMBER = 18;

const identity = (id: string, title: Text) => ({ refId: `r-${id}`, id, code: `c-${id}`, title });

const eatIn = (value: number, taxes: readonly number[]) => ({
  pricesByOrderingType: { EAT_IN: { value, taxes } },
});

/** Faults of the sandbox by which its vendor answers as this one does. */
export function vendorOf({ category, dishes, extras }: Elsewhere) {
  const menu = {
    categories: [{ ...identity("all", category), root: true }],
    modifierGroups: [],
    modifiers: extras.map(({ id, title, price, taxes }) => ({
      ...identity(id, title),
      ...eatIn(price, taxes),
    })),
    items: dishes.map(({ id, title, price, taxes, extras: added = [] }) => ({
      ...identity(id, title),
      categories: [{ category: "r-all" }],
      ...eatIn(price, taxes),
      ...(added.length > 0 && {
        modifierGroups: [
          {
            ...identity(`${id}-extras`, category),
            min: 0,
            max: added.length,
            free: 0,
            modifiers: added.map((extra) => ({ modifier: `r-${extra}`, selected: false })),
          },
        ],
      }),
    })),
    combos: [],
    revision: REVISION,
  };
  return {
    "faults/ordering.menu": {
      answer: { requestId: "0f8e2c1a-6f0b-4a53-8f3a-5a2f3f0d9c11", menu },
    },
    "faults/ordering.menu-revision": { answer: { revision: REVISION } },
    "faults/ordering.healthcheck": { answer: { till: "UP" } },
    "faults/ordering.order": { answer: { posId: "T-1", queueNumber: QUEUE_NUMBER } },
    "faults/ordering.orders": {
      answer: {
        orders: [{ id: "T-1", queueNumber: QUEUE_NUMBER, state: { status: "COOKING" } }],
      },
    },
  };
}

/** For customers who read its menu. */
export function restaurantOf({ category, dishes, extras }: Elsewhere): Restaurant {
  const titles = new Map<string, Text>([["all", category]]);
  for (const { id, title } of [...dishes, ...extras]) titles.set(id, title);
  return {
    nameOf(id, locale) {
      const title = titles.get(id)?.[locale];
      if (!title) throw new Error(`no name of ${id} in ${locale}`);
      return title;
    },
  };
}
