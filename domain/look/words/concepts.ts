import { COOKING } from "./cooking.ts";
import { DAIRY } from "./dairy.ts";
import { DISHES } from "./dishes.ts";
import { DRINKS } from "./drinks.ts";
import type { Forms } from "./forms.ts";
import { MANNER } from "./manner.ts";
import { MEAT } from "./meat.ts";
import { PLANTS } from "./plants.ts";
import { SWEETS } from "./sweets.ts";

/** Every concept that the matcher knows, with its forms. */
export const CONCEPTS = {
  ...MEAT,
  ...PLANTS,
  ...DAIRY,
  ...MANNER,
  ...COOKING,
  ...DISHES,
  ...DRINKS,
  ...SWEETS,
};

export type Concept = keyof typeof CONCEPTS;

/** The same for iteration. */
export const FORMS_BY_CONCEPT: ReadonlyArray<readonly [Concept, Forms]> = Object.entries(
  CONCEPTS,
) as (readonly [Concept, Forms])[];
