import { ASIAN } from "./asian.ts";
import { BREAKFAST_DISHES } from "./breakfast.ts";
import { BURGERS } from "./burgers.ts";
import { BAR, COLD_DRINKS, HOT_DRINKS } from "./drinks.ts";
import { ICE_CREAM_DISHES } from "./ice-cream.ts";
import { MAINS } from "./mains.ts";
import { PASTA } from "./pasta.ts";
import { PASTRY_DISHES } from "./pastries.ts";
import { PIZZAS } from "./pizzas.ts";
import type { DishRules } from "./rules.ts";
import { SALADS, SOUPS } from "./salads-and-soups.ts";
import { SANDWICHES } from "./sandwiches.ts";
import { SIDES_AND_STARTERS } from "./sides.ts";
import { STREET_FOOD } from "./street-food.ts";
import { SUSHI } from "./sushi.ts";
import { SWEET_DISHES } from "./sweets.ts";

const ALL: readonly DishRules[] = [
  ...BURGERS,
  ...PIZZAS,
  ...PASTA,
  ...SUSHI,
  ...ASIAN,
  ...STREET_FOOD,
  ...SALADS,
  ...SOUPS,
  ...SIDES_AND_STARTERS,
  ...MAINS,
  ...SANDWICHES,
  ...PASTRY_DISHES,
  ...SWEET_DISHES,
  ...ICE_CREAM_DISHES,
  ...BREAKFAST_DISHES,
  ...COLD_DRINKS,
  ...HOT_DRINKS,
  ...BAR,
];

/** The rules of each dish, by the concept that names it. */
export const RULES: ReadonlyMap<string, DishRules> = new Map(ALL.map((one) => [one.dish, one]));
