/** Emblems of categories, by their titles. */

import type { CATALOGUE } from "../../pictures/catalogue.ts";
import type { LocalizedText } from "../localized-text.ts";
import { Lexicon } from "./lexicon.ts";
import { readText } from "./read-text.ts";
import type { Concept } from "./words/concepts.ts";

export type EmblemId = keyof (typeof CATALOGUE)["emblems"];

/** By what a title says; of several the first in this order: "Vegan burgers" are burgers. */
const EMBLEMS: readonly (readonly [EmblemId, readonly Concept[]])[] = [
  ["emblem-set", ["set"]],
  ["emblem-kids", ["kids"]],
  ["emblem-sauce", ["sauce"]],
  ["emblem-burger", ["burger", "cheeseburger"]],
  ["emblem-pizza", ["pizza", "margherita"]],
  ["emblem-pasta", ["pasta", "spaghetti", "lasagne", "gnocchi", "ravioli"]],
  ["emblem-sushi", ["sushi", "maki", "nigiri", "sashimi", "roll"]],
  ["emblem-taco", ["taco", "burrito", "quesadilla", "nachos"]],
  ["emblem-kebab", ["doner", "kebab", "durum", "shawarma", "gyros", "falafel", "pita", "shish"]],
  ["emblem-curry", ["curry"]],
  ["emblem-noodles", ["noodle", "ramen", "pho"]],
  ["emblem-bowl", ["poke", "bowl", "rice"]],
  ["emblem-salad", ["salad"]],
  ["emblem-soup", ["soup"]],
  ["emblem-breakfast", ["breakfast", "egg", "omelette", "pancake", "crepe", "muesli"]],
  ["emblem-sandwich", ["sandwich", "panini", "baguette", "toast", "bagel", "wrap"]],
  ["emblem-ice-cream", ["iceCream", "sundae", "sorbet", "iceCone", "frozenYogurt"]],
  ["emblem-cake", ["cake", "dessert"]],
  ["emblem-pastry", ["croissant", "muffin", "donut", "cookie", "danish", "pretzel"]],
  ["emblem-bread", ["bread", "breadRoll", "breadLoaf"]],
  ["emblem-wine", ["wine", "redWine", "whiteWine", "sparklingWine"]],
  ["emblem-cocktail", ["cocktail", "spritz", "alcohol", "whisky", "shots"]],
  ["emblem-coffee", ["coffee", "hotDrinks", "espresso"]],
  ["emblem-tea", ["tea"]],
  ["emblem-juice", ["juice", "smoothie"]],
  ["emblem-milkshake", ["milkshake"]],
  ["emblem-cold-drink", ["coldDrinks", "mocktail", "soda", "lemonade", "alcoholFree", "cola"]],
  ["emblem-beer", ["beer"]],
  ["emblem-water", ["water"]],
  ["emblem-sides", ["side", "starter", "fries", "nuggets"]],
  ["emblem-chicken", ["chicken", "wings"]],
  ["emblem-fish", ["fish", "seafood", "salmon", "shrimp"]],
  ["emblem-meat", ["steak", "meat", "grilled", "schnitzel", "beef", "ribs"]],
  ["emblem-vegan", ["vegan", "vegetarian"]],
  ["emblem-vegetable", ["vegetable"]],
  ["emblem-fruit", ["fruit"]],
  ["emblem-cheese", ["cheese"]],
  ["emblem-spicy", ["spicy"]],
];

/** An emblem of alcohol stands for no category without. */
const ALCOHOL: ReadonlySet<EmblemId> = new Set(["emblem-beer", "emblem-wine", "emblem-cocktail"]);

/** The emblem of a category by its title, or null if its title says nothing or something else in each language. */
export function emblemOf(title: LocalizedText): EmblemId | null {
  const found = new Set<EmblemId>();
  for (const language of Object.keys(title)) {
    const lexicon = new Lexicon(language.split("-")[0] ?? language);
    const { main, side } = readText(title[language] ?? "", lexicon);
    const emblem = emblemFor(new Set([...main.keys(), ...side.keys()]));
    if (emblem) found.add(emblem);
  }
  const [emblem] = found;
  return found.size === 1 && emblem ? emblem : null;
}

function emblemFor(said: ReadonlySet<Concept>): EmblemId | null {
  const isAlcoholFree = said.has("alcoholFree");
  for (const [emblem, concepts] of EMBLEMS) {
    if (isAlcoholFree && ALCOHOL.has(emblem)) continue;
    if (concepts.some((concept) => said.has(concept))) return emblem;
  }
  return null;
}
