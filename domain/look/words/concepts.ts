import { ASIAN_DISHES } from "./asian.ts";
import { BREAKFAST } from "./breakfast.ts";
import { BURGERS_AND_SANDWICHES } from "./burgers-and-sandwiches.ts";
import { COOKING } from "./cooking.ts";
import { COURSES } from "./courses.ts";
import { DAIRY } from "./dairy.ts";
import { DRINKS } from "./drinks.ts";
import type { Forms } from "./forms.ts";
import { ICE_CREAM } from "./ice-cream.ts";
import { MAIN_DISHES } from "./mains.ts";
import { MANNER } from "./manner.ts";
import { MEAT } from "./meat.ts";
import { PASTRIES } from "./pastries.ts";
import { PIZZA_AND_PASTA } from "./pizza-and-pasta.ts";
import { PLANTS } from "./plants.ts";
import { SALADS_AND_SOUPS } from "./salads-and-soups.ts";
import { SAUCES } from "./sauces.ts";
import { SIDE_DISHES } from "./sides.ts";
import { STREET_FOOD_DISHES } from "./street-food.ts";
import { SWEETS } from "./sweets.ts";

/** Every concept that the matcher knows, with its forms. */
export const CONCEPTS = {
  ...MEAT,
  ...PLANTS,
  ...DAIRY,
  ...MANNER,
  ...COOKING,
  ...BURGERS_AND_SANDWICHES,
  ...PIZZA_AND_PASTA,
  ...ASIAN_DISHES,
  ...STREET_FOOD_DISHES,
  ...SALADS_AND_SOUPS,
  ...SIDE_DISHES,
  ...MAIN_DISHES,
  ...BREAKFAST,
  ...SAUCES,
  ...COURSES,
  ...DRINKS,
  ...PASTRIES,
  ...SWEETS,
  ...ICE_CREAM,
};

export type Concept = keyof typeof CONCEPTS;

/** The same for iteration. */
export const FORMS_BY_CONCEPT: ReadonlyArray<readonly [Concept, Forms]> = Object.entries(
  CONCEPTS,
) as (readonly [Concept, Forms])[];
