import { withKinds } from "../words/concepts.ts";
import { AMERICAN_AFRICAN_DISHES } from "./american-african.ts";
import { ASIAN } from "./asian.ts";
import { BREAKFAST_DISHES } from "./breakfast.ts";
import { BRITISH_AMERICAN_DISHES } from "./british-american.ts";
import { BURGERS } from "./burgers.ts";
import { CAUCASIAN_DISHES } from "./caucasian.ts";
import { CENTRAL_EUROPEAN_DISHES } from "./central-european.ts";
import { BAR, COLD_DRINKS, HOT_DRINKS } from "./drinks.ts";
import { EAST_ASIAN_DISHES } from "./east-asian.ts";
import { EUROPEAN_DRINK_DISHES } from "./european-drinks.ts";
import { EUROPEAN_SWEET_DISHES } from "./european-sweets.ts";
import { EXTRAS } from "./extras.ts";
import { ICE_CREAM_DISHES } from "./ice-cream.ts";
import { ITALIAN_CLASSIC_DISHES } from "./italian-classics.ts";
import { MAINS, SEEN_SAUCES } from "./mains.ts";
import { MIDDLE_EASTERN_DISHES } from "./middle-eastern.ts";
import { PASTA } from "./pasta.ts";
import { PASTRY_DISHES } from "./pastries.ts";
import { PIZZAS } from "./pizzas.ts";
import type { DishRules, Row } from "./rules.ts";
import { FURTHER_SALADS, SALADS, SOUPS } from "./salads-and-soups.ts";
import { SANDWICHES } from "./sandwiches.ts";
import { SAUCES } from "./sauces.ts";
import { SETS } from "./sets.ts";
import { SIDES_AND_STARTERS } from "./sides.ts";
import { SOUTH_ASIAN_DISHES } from "./south-asian.ts";
import { SOUTHERN_EUROPEAN_DISHES } from "./southern-european.ts";
import { STREET_FOOD } from "./street-food.ts";
import { SUSHI } from "./sushi.ts";
import { SWEET_DISHES } from "./sweets.ts";
import { VEGETABLES } from "./vegetables.ts";

const ALL: readonly DishRules[] = [
  ...BURGERS,
  ...PIZZAS,
  ...PASTA,
  ...SUSHI,
  ...ASIAN,
  ...STREET_FOOD,
  ...SALADS,
  ...FURTHER_SALADS,
  ...SOUPS,
  ...SIDES_AND_STARTERS,
  ...MAINS,
  ...CENTRAL_EUROPEAN_DISHES,
  ...SOUTHERN_EUROPEAN_DISHES,
  ...BRITISH_AMERICAN_DISHES,
  ...MIDDLE_EASTERN_DISHES,
  ...SOUTH_ASIAN_DISHES,
  ...EAST_ASIAN_DISHES,
  ...AMERICAN_AFRICAN_DISHES,
  ...CAUCASIAN_DISHES,
  ...ITALIAN_CLASSIC_DISHES,
  ...VEGETABLES,
  ...SAUCES,
  ...EXTRAS,
  ...SETS,
  ...SANDWICHES,
  ...PASTRY_DISHES,
  ...SWEET_DISHES,
  ...EUROPEAN_SWEET_DISHES,
  ...ICE_CREAM_DISHES,
  ...BREAKFAST_DISHES,
  ...COLD_DRINKS,
  ...HOT_DRINKS,
  ...BAR,
  ...EUROPEAN_DRINK_DISHES,
];

/** What a dish may have, it may have of every kind: a burger with sauce may have ketchup. */
function withAllKinds(rules: DishRules): DishRules {
  const rows = rules.rows.map(
    ([picture, needs, also = []]): Row => [picture, needs, withKinds([...needs, ...also])],
  );
  const also = MAINS.includes(rules)
    ? withKinds(rules.also).filter((one) => !SEEN_SAUCES.includes(one))
    : withKinds(rules.also);
  return { ...rules, also, rows };
}

/** The rules of each dish, by the concept that names it. */
export const RULES: ReadonlyMap<string, DishRules> = new Map(
  ALL.map((one) => [one.dish, withAllKinds(one)]),
);
