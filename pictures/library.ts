/** The drawings of the library: one for every entry of the catalogue. */

import type { PictureId } from "./catalogue.ts";
import { AFRICAN_CARIBBEAN_DISHES } from "./drawings/african-caribbean-dishes.ts";
import { ASIAN_BOWLS } from "./drawings/asian-bowls.ts";
import { BAR_DRINKS } from "./drawings/bar-drinks.ts";
import { BREADS } from "./drawings/breads.ts";
import { BREAKFAST } from "./drawings/breakfast.ts";
import { BREAKFAST_PLATES } from "./drawings/breakfast-plates.ts";
import { BRITISH_AMERICAN_DISHES } from "./drawings/british-american-dishes.ts";
import { CATEGORY_EMBLEMS } from "./drawings/category-emblems.ts";
import { CAUCASIAN_DISHES } from "./drawings/caucasian-dishes.ts";
import { CHINESE_DISHES } from "./drawings/chinese-dishes.ts";
import { COLD_DRINKS } from "./drawings/cold-drinks.ts";
import { DESSERTS } from "./drawings/desserts.ts";
import { DIM_SUM } from "./drawings/dim-sum.ts";
import { EAST_ASIAN_SOUPS } from "./drawings/east-asian-soups.ts";
import { EUROPEAN_DESSERTS } from "./drawings/european-desserts.ts";
import { EUROPEAN_DRINKS } from "./drawings/european-drinks.ts";
import { EUROPEAN_PASTRIES } from "./drawings/european-pastries.ts";
import { EXTRA_SERVINGS } from "./drawings/extra-servings.ts";
import { EXTRAS } from "./drawings/extras.ts";
import { FISH_AND_MEATLESS } from "./drawings/fish-and-meatless.ts";
import { FRENCH_DISHES } from "./drawings/french-dishes.ts";
import { FRIED } from "./drawings/fried.ts";
import { GERMAN_AUSTRIAN_DISHES } from "./drawings/german-austrian-dishes.ts";
import { GRILLED_MEAT } from "./drawings/grilled-meat.ts";
import { HOT_DRINKS } from "./drawings/hot-drinks.ts";
import { ICE_CREAM } from "./drawings/ice-cream.ts";
import { INDIAN_SNACKS } from "./drawings/indian-snacks.ts";
import { ITALIAN_CLASSICS } from "./drawings/italian-classics.ts";
import { ITALIAN_DISHES } from "./drawings/italian-dishes.ts";
import { JAPANESE_DISHES } from "./drawings/japanese-dishes.ts";
import { KOREAN_DISHES } from "./drawings/korean-dishes.ts";
import { LATIN_AMERICAN_DISHES } from "./drawings/latin-american-dishes.ts";
import { MEAT_DISHES } from "./drawings/meat-dishes.ts";
import { MEXICAN_DISHES } from "./drawings/mexican-dishes.ts";
import { MIDDLE_EASTERN_DISHES } from "./drawings/middle-eastern-dishes.ts";
import { MIDDLE_EASTERN_GRILL } from "./drawings/middle-eastern-grill.ts";
import { MIDDLE_EASTERN_STARTERS } from "./drawings/middle-eastern-starters.ts";
import { MIDDLE_EASTERN_SWEETS } from "./drawings/middle-eastern-sweets.ts";
import { BURGERS } from "./drawings/more-burgers.ts";
import { NORTH_AFRICAN_DISHES } from "./drawings/north-african-dishes.ts";
import { PASTA_DISHES } from "./drawings/pasta.ts";
import { PASTRIES } from "./drawings/pastries.ts";
import { PIZZAS } from "./drawings/pizzas.ts";
import { POLISH_UKRAINIAN_DISHES } from "./drawings/polish-ukrainian-dishes.ts";
import { PORTUGUESE_BRAZILIAN_DISHES } from "./drawings/portuguese-brazilian-dishes.ts";
import { SALADS } from "./drawings/salads-soups.ts";
import { SANDWICHES } from "./drawings/sandwiches.ts";
import { SAUCES } from "./drawings/sauces.ts";
import { SETS } from "./drawings/sets.ts";
import { SMALL_CAKES } from "./drawings/small-cakes.ts";
import { SOUTH_ASIAN_DISHES } from "./drawings/south-asian-dishes.ts";
import { SPANISH_DISHES } from "./drawings/spanish-dishes.ts";
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
  ...GRILLED_MEAT,
  ...MEAT_DISHES,
  ...GERMAN_AUSTRIAN_DISHES,
  ...POLISH_UKRAINIAN_DISHES,
  ...SPANISH_DISHES,
  ...PORTUGUESE_BRAZILIAN_DISHES,
  ...ITALIAN_DISHES,
  ...FRENCH_DISHES,
  ...BRITISH_AMERICAN_DISHES,
  ...MIDDLE_EASTERN_STARTERS,
  ...MIDDLE_EASTERN_GRILL,
  ...MIDDLE_EASTERN_DISHES,
  ...NORTH_AFRICAN_DISHES,
  ...MIDDLE_EASTERN_SWEETS,
  ...SOUTH_ASIAN_DISHES,
  ...INDIAN_SNACKS,
  ...JAPANESE_DISHES,
  ...KOREAN_DISHES,
  ...CHINESE_DISHES,
  ...DIM_SUM,
  ...EAST_ASIAN_SOUPS,
  ...MEXICAN_DISHES,
  ...LATIN_AMERICAN_DISHES,
  ...AFRICAN_CARIBBEAN_DISHES,
  ...CAUCASIAN_DISHES,
  ...ITALIAN_CLASSICS,
  ...FISH_AND_MEATLESS,
  ...SANDWICHES,
  ...BREAKFAST,
  ...BREAKFAST_PLATES,
  ...BREADS,
  ...SMALL_CAKES,
  ...PASTRIES,
  ...DESSERTS,
  ...EUROPEAN_PASTRIES,
  ...EUROPEAN_DESSERTS,
  ...ICE_CREAM,
  ...VEGETABLE_DISHES,
  ...WORLD_DISHES,
  ...SAUCES,
  ...EXTRAS,
  ...EXTRA_SERVINGS,
  ...SETS,
  ...CATEGORY_EMBLEMS,
};

/** Every picture of the library. */
export function libraryPictures(): Picture[] {
  return Object.entries(DRAWINGS).map(([id, pieces]) => picture(id, pieces()));
}
