import { bites } from "./bites.ts";
import { bowls } from "./bowls.ts";
import { burgers } from "./burgers.ts";
import { categories, favourites } from "./categories.ts";
import { coldDrinks } from "./cold-drinks.ts";
import { comboOnly } from "./combo-only.ts";
import { combos } from "./combos.ts";
import { groups } from "./groups.ts";
import { hotDrinks } from "./hot-drinks.ts";
import type { Catalogue } from "./model.ts";
import { drinkModifiers, foodModifiers } from "./modifiers.ts";
import { dips, salads } from "./salads-and-dips.ts";
import { soups } from "./soups.ts";
import { sweets } from "./sweets.ts";
import { toppings } from "./toppings.ts";
import { wraps } from "./wraps.ts";

/** Everything that Beet & Barley sells; what is sold out today is applied later. */
export const catalogue: Catalogue = {
  categories,
  groups,
  modifiers: [...foodModifiers, ...toppings, ...drinkModifiers],
  items: [
    ...burgers,
    ...wraps,
    ...bowls,
    ...bites,
    ...salads,
    ...dips,
    ...soups,
    ...sweets,
    ...coldDrinks,
    ...hotDrinks,
    ...comboOnly,
  ],
  combos,
  favourites,
};
