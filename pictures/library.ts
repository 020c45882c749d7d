/** The drawings of the library: one for every entry of the catalogue. */

import type { PictureId } from "./catalogue.ts";
import { AMERICAN_AFRICAN_DISHES } from "./drawings/american-african-dishes.ts";
import { ASIAN_BOWLS } from "./drawings/asian-bowls.ts";
import { BAR_DRINKS } from "./drawings/bar-drinks.ts";
import { BREAKFAST } from "./drawings/breakfast.ts";
import { BRITISH_AMERICAN_DISHES } from "./drawings/british-american-dishes.ts";
import { CATEGORY_EMBLEMS } from "./drawings/category-emblems.ts";
import { CAUCASIAN_DISHES } from "./drawings/caucasian-dishes.ts";
import { CENTRAL_EUROPEAN_DISHES } from "./drawings/central-european-dishes.ts";
import { COLD_DRINKS } from "./drawings/cold-drinks.ts";
import { DESSERTS } from "./drawings/desserts.ts";
import { EAST_ASIAN_DISHES } from "./drawings/east-asian-dishes.ts";
import { EUROPEAN_DRINKS } from "./drawings/european-drinks.ts";
import { EUROPEAN_SWEETS } from "./drawings/european-sweets.ts";
import { EXTRAS } from "./drawings/extras.ts";
import { FISH_AND_MEATLESS } from "./drawings/fish-and-meatless.ts";
import { FRIED } from "./drawings/fried.ts";
import { HOT_DRINKS } from "./drawings/hot-drinks.ts";
import { ICE_CREAM } from "./drawings/ice-cream.ts";
import { ITALIAN_CLASSICS } from "./drawings/italian-classics.ts";
import { MEAT_DISHES } from "./drawings/meat-dishes.ts";
import { MIDDLE_EASTERN_DISHES } from "./drawings/middle-eastern-dishes.ts";
import { MIDDLE_EASTERN_STARTERS } from "./drawings/middle-eastern-starters.ts";
import { MIDDLE_EASTERN_SWEETS } from "./drawings/middle-eastern-sweets.ts";
import { BURGERS } from "./drawings/more-burgers.ts";
import { PASTA_DISHES } from "./drawings/pasta.ts";
import { PASTRIES } from "./drawings/pastries.ts";
import { PIZZAS } from "./drawings/pizzas.ts";
import { SALADS } from "./drawings/salads-soups.ts";
import { SANDWICHES } from "./drawings/sandwiches.ts";
import { SAUCES } from "./drawings/sauces.ts";
import { SETS } from "./drawings/sets.ts";
import { SOUTH_ASIAN_DISHES } from "./drawings/south-asian-dishes.ts";
import { SOUTHERN_EUROPEAN_DISHES } from "./drawings/southern-european-dishes.ts";
import { STARTERS } from "./drawings/starters.ts";
import { STREET_FOOD } from "./drawings/street-food.ts";
import { SUSHI } from "./drawings/sushi.ts";
import { VEGETABLE_DISHES } from "./drawings/vegetable-dishes.ts";
import { WORLD_DISHES } from "./drawings/world-dishes.ts";
import { type Picture, type Piece, picture } from "./paper/paper.ts";

const DRAWINGS: Readonly<Record<PictureId, () => readonly Piece[]>> = {
  ...BURGERS,
  ...PIZZAS,
  ...PASTA_DISHES,
  ...SUSHI,
  ...ASIAN_BOWLS,
  ...STREET_FOOD,
  ...SALADS,
  ...HOT_DRINKS,
  ...COLD_DRINKS,
  ...BAR_DRINKS,
  ...EUROPEAN_DRINKS,
  ...FRIED,
  ...STARTERS,
  ...MEAT_DISHES,
  ...CENTRAL_EUROPEAN_DISHES,
  ...SOUTHERN_EUROPEAN_DISHES,
  ...BRITISH_AMERICAN_DISHES,
  ...MIDDLE_EASTERN_STARTERS,
  ...MIDDLE_EASTERN_DISHES,
  ...MIDDLE_EASTERN_SWEETS,
  ...SOUTH_ASIAN_DISHES,
  ...EAST_ASIAN_DISHES,
  ...AMERICAN_AFRICAN_DISHES,
  ...CAUCASIAN_DISHES,
  ...ITALIAN_CLASSICS,
  ...FISH_AND_MEATLESS,
  ...SANDWICHES,
  ...BREAKFAST,
  ...PASTRIES,
  ...DESSERTS,
  ...EUROPEAN_SWEETS,
  ...ICE_CREAM,
  ...VEGETABLE_DISHES,
  ...WORLD_DISHES,
  ...SAUCES,
  ...EXTRAS,
  ...SETS,
  ...CATEGORY_EMBLEMS,
};

/** Every picture of the library. */
export function libraryPictures(): Picture[] {
  return Object.entries(DRAWINGS).map(([id, pieces]) => picture(id, pieces()));
}
