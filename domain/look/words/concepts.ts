import { AMERICAN_AFRICAN } from "./american-african.ts";
import { ASIAN_DISHES } from "./asian.ts";
import { BREAKFAST } from "./breakfast.ts";
import { BRITISH_AMERICAN } from "./british-american.ts";
import { BURGERS_AND_SANDWICHES } from "./burgers-and-sandwiches.ts";
import { CAUCASIAN } from "./caucasian.ts";
import { CENTRAL_EUROPEAN } from "./central-european.ts";
import { COOKING } from "./cooking.ts";
import { COURSES } from "./courses.ts";
import { DAIRY } from "./dairy.ts";
import { DRINKS } from "./drinks.ts";
import { EAST_ASIAN } from "./east-asian.ts";
import { EUROPEAN_DRINKS } from "./european-drinks.ts";
import { EUROPEAN_SWEETS } from "./european-sweets.ts";
import { EXTRAS } from "./extras.ts";
import type { Forms } from "./forms.ts";
import { FRUIT } from "./fruit.ts";
import { FURTHER_SCRIPTS } from "./further-scripts.ts";
import { HERBS } from "./herbs.ts";
import { ICE_CREAM } from "./ice-cream.ts";
import { ITALIAN_CLASSICS } from "./italian-classics.ts";
import { MAIN_DISHES } from "./mains.ts";
import { MANNER } from "./manner.ts";
import { MEAT } from "./meat.ts";
import { MIDDLE_EASTERN } from "./middle-eastern.ts";
import { ORIGINS } from "./origins.ts";
import { PASTRIES } from "./pastries.ts";
import { PIZZA_AND_PASTA } from "./pizza-and-pasta.ts";
import { PULSES_AND_GRAINS } from "./pulses-and-grains.ts";
import { REGIONAL } from "./regional.ts";
import { SALAD_VEGETABLES } from "./salad-vegetables.ts";
import { SALADS_AND_SOUPS } from "./salads-and-soups.ts";
import { SAUCES } from "./sauces.ts";
import { SERVING } from "./serving.ts";
import { SHORTENINGS } from "./shortenings.ts";
import { SIDE_DISHES } from "./sides.ts";
import { SOUTH_ASIAN } from "./south-asian.ts";
import { SOUTHERN_EUROPEAN } from "./southern-european.ts";
import { STREET_FOOD_DISHES } from "./street-food.ts";
import { SWEETS } from "./sweets.ts";
import { UNDRAWN } from "./undrawn.ts";
import { VEGETABLES } from "./vegetables.ts";

/** Every concept that the matcher knows, with its forms. */
export const CONCEPTS = {
  ...MEAT,
  ...VEGETABLES,
  ...SALAD_VEGETABLES,
  ...HERBS,
  ...FRUIT,
  ...PULSES_AND_GRAINS,
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
  ...CENTRAL_EUROPEAN,
  ...SOUTHERN_EUROPEAN,
  ...BRITISH_AMERICAN,
  ...MIDDLE_EASTERN,
  ...SOUTH_ASIAN,
  ...EAST_ASIAN,
  ...AMERICAN_AFRICAN,
  ...CAUCASIAN,
  ...ITALIAN_CLASSICS,
  ...EUROPEAN_DRINKS,
  ...EUROPEAN_SWEETS,
  ...BREAKFAST,
  ...SAUCES,
  ...EXTRAS,
  ...COURSES,
  ...SERVING,
  ...DRINKS,
  ...PASTRIES,
  ...SWEETS,
  ...ICE_CREAM,
  ...UNDRAWN,
};

export type Concept = keyof typeof CONCEPTS;

/** What a concept is a kind of: its words say both, and what a dish may have of the one it may have of the other. */
export const KIND_OF = {
  ketchup: "sauce",
  mayo: "sauce",
  aioli: "sauce",
  tzatziki: "sauce",
  hotSauce: "sauce",
  mustard: "sauce",
  soySauce: "sauce",
  currySauce: "sauce",
  burgerSauce: "sauce",
  sourCream: "sauce",
  gravy: "sauce",
  peanutSauce: "sauce",
  guacamole: "sauce",
  salsa: "sauce",
  cheddar: "cheese",
  cheeseSlice: "cheese",
  jalapeno: "chilli",
  friedOnion: "onion",
  redOnion: "onion",
  broccoli: "otherVegetable",
  cauliflower: "otherVegetable",
  asparagus: "otherVegetable",
  greenBean: "bean",
  bakedBeans: "bean",
  sauerkraut: "cabbage",
  redCabbage: "cabbage",
  kimchi: "cabbage",
  pickledVegetables: "pickle",
  wakame: "seaweed",
  breadRoll: "bread",
  meatloaf: "sausage",
  grilledChicken: "chicken",
  roastDuck: "duck",
  bratwurst: "sausage",
  salmonSteak: "salmon",
  breadDumpling: "knoedel",
  whiteSausage: "sausage",
  herring: "fish",
  mussels: "seafood",
  clams: "seafood",
  octopus: "seafood",
  lobster: "seafood",
  oysters: "seafood",
  curedHam: "ham",
  burrata: "mozzarella",
  focaccia: "bread",
  mushyPeas: "pea",
  stracciatella: "otherFlavour",
  blueIce: "otherFlavour",
  hazelnut: "nut",
  whippedCream: "cream",
  boiledPotatoes: "potato",
  tahini: "sauce",
  pomegranate: "otherFruit",
  peach: "otherFruit",
  watermelon: "otherFruit",
  sugarcane: "otherFruit",
  chamomile: "herbal",
} as const satisfies { readonly [C in Concept]?: Concept };

const KINDS = Object.entries(KIND_OF) as (readonly [keyof typeof KIND_OF, Concept])[];

/** By topic first, then by kind of word. */
const WRITTEN = [CONCEPTS, ORIGINS, SHORTENINGS, REGIONAL, FURTHER_SCRIPTS].flatMap(
  (forms) => Object.entries(forms) as (readonly [Concept, Forms])[],
);
const GENERAL: { readonly [C in Concept]?: Concept } = KIND_OF;

/** All forms of each concept; the words of a kind also stand for what it is a kind of. */
export const FORMS_BY_CONCEPT: ReadonlyArray<readonly [Concept, Forms]> = [
  ...WRITTEN,
  ...WRITTEN.flatMap(([concept, forms]) => {
    const general = GENERAL[concept];
    return general === undefined ? [] : [[general, forms] as const];
  }),
];

/** Concepts, and all kinds of them. */
export function withKinds(concepts: readonly Concept[]): readonly Concept[] {
  const kinds = KINDS.flatMap(([kind, general]) => (concepts.includes(general) ? [kind] : []));
  return kinds.length === 0 ? concepts : [...concepts, ...kinds];
}
