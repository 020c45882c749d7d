/** What a picture must not show, whatever the name says. */

import type { PictureId } from "../../pictures/catalogue.ts";
import { shownIn } from "./shown.ts";
import type { Concept } from "./words/concepts.ts";

/** What all languages together say about a dish. */
export type Facts = {
  /** Concepts of its names. */
  readonly names: ReadonlySet<Concept>;
  /** Concepts of its names, descriptions and categories. */
  readonly all: ReadonlySet<Concept>;
  /** Concepts of its names and descriptions. */
  readonly own: ReadonlySet<Concept>;
  /** Concepts of its categories. */
  readonly categories: ReadonlySet<Concept>;
  /** Whether a language in which pork goes without saying names the dish. */
  readonly mayHavePork: boolean;
};

/** Of these a sausage or bacon is made where it is not of pork. */
const NOT_PORK: readonly Concept[] = ["turkey", "beef", "chicken", "lamb", "veal", "sujuk"];
const ALCOHOL: readonly Concept[] = [
  "alcohol",
  "beer",
  "wheatBeer",
  "darkBeer",
  "wine",
  "redWine",
  "whiteWine",
  "roseWine",
  "sparklingWine",
  "cocktail",
  "spritz",
  "ginTonic",
  "whisky",
  "shots",
  "cider",
];
/** A category of one of these also has drinks without alcohol. */
const WITHOUT_ALCOHOL: readonly Concept[] = [
  "alcoholFree",
  "mocktail",
  "coldDrinks",
  "hotDrinks",
  "soda",
  "lemonade",
  "spritzer",
  "cola",
  "icedTea",
  "coffee",
  "tea",
  "juice",
  "water",
  "milkshake",
  "smoothie",
];

/** Whether a picture shows nothing that the dish cannot have. */
export function suits(picture: PictureId, facts: Facts): boolean {
  const { contains, hasPork, isAlcohol, group } = shownIn(picture);
  const isDrink = group === "cold-drinks" || group === "hot-drinks";
  return (
    suitsDiet(contains, facts) &&
    (!hasPork || suitsPork(facts)) &&
    (!isAlcohol || suitsAlcohol(facts)) &&
    (!isDrink || !saysAlcohol(facts)) &&
    // Milk is drunk from a glass either way.
    !(
      (group === "cold-drinks" || picture === "coffee-iced") &&
      picture !== "milk" &&
      facts.names.has("heated")
    )
  );
}

function suitsDiet(contains: string, { own, categories, all }: Facts): boolean {
  if (all.has("nonVegetarian")) return true;
  const isVegetarian = all.has("vegetarian");
  const isVegan = own.has("vegan") || (categories.has("vegan") && !categories.has("vegetarian"));
  if (isVegan) return contains === "vegan";
  return !(isVegetarian || all.has("vegan")) || contains === "vegetarian" || contains === "vegan";
}

function suitsPork({ names, all, mayHavePork }: Facts): boolean {
  if (all.has("porkFree") || all.has("otherBacon")) return false;
  // A beef burger with bacon has bacon of pork on it.
  const isBurger = names.has("burger") || names.has("cheeseburger");
  if (NOT_PORK.some((one) => names.has(one) && !(isBurger && one === "beef"))) return false;
  return mayHavePork || names.has("pork");
}

function suitsAlcohol({ own, categories }: Facts): boolean {
  if (own.has("alcoholFree") || own.has("kids")) return false;
  return !categories.has("alcoholFree") || ALCOHOL.some((one) => categories.has(one));
}

function saysAlcohol({ names, own, categories }: Facts): boolean {
  if (own.has("alcohol")) return true;
  if (own.has("alcoholFree") || names.has("mocktail")) return false;
  if (ALCOHOL.some((one) => names.has(one))) return true;
  return (
    ALCOHOL.some((one) => categories.has(one)) &&
    !WITHOUT_ALCOHOL.some((one) => categories.has(one))
  );
}
