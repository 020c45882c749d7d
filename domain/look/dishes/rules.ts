import type { PictureId } from "../../../pictures/catalogue.ts";
import { type Concept, withKinds } from "../words/concepts.ts";

/** A picture, what a name must say for it besides the dish, and what it may say besides what the dish may have. */
export type Row = readonly [
  picture: PictureId,
  needs: readonly Concept[],
  also?: readonly Concept[],
];

/** How pictures of a dish are chosen: the first row that explains everything a name says. */
export type DishRules = {
  /** The concept that names the dish. */
  readonly dish: Concept;
  /** What a name may say in every row without contradicting the picture. */
  readonly also: readonly Concept[];
  readonly rows: readonly Row[];
  /** Words that are not known leave the variety open ("Pizza Toscana"): a row that needs nothing does not apply. */
  readonly isVaried?: true;
  /** A category of this dish may list it by flavours that are dishes elsewhere: coffee under ice cream. */
  readonly hasFlavours?: true;
  /** What may be beside it after "with" instead of side dishes: ice cream beside a strudel, where "strudel ice cream" is ice cream. */
  readonly beside?: readonly Concept[];
};

/** What may lie on or beside almost anything without being the dish. */
export const GARNISH: readonly Concept[] = [
  "onion",
  "redOnion",
  "tomato",
  "lettuce",
  "pickle",
  "cucumber",
  "herb",
  "garlic",
  "pepper",
  "chilli",
  "spicy",
  "olive",
  "lemon",
  "honey",
  "butter",
  "cabbage",
  "bbq",
];

/** The same for a dish whose picture shows meat: with vegetables in its name it may have none. */
export const GARNISH_OF_MEAT: readonly Concept[] = GARNISH.filter(
  (one) => !["vegetable", "spinach", "cabbage", "carrot", "corn", "avocado"].includes(one),
);

/** What may be beside a savoury dish after "with". */
export const SIDES: readonly Concept[] = withKinds([
  ...GARNISH,
  "vegetable",
  "fries",
  "salad",
  "rice",
  "bread",
  "sauce",
  "potato",
  "mixed",
  "side",
  "green",
  "jam",
  "naan",
  "garlicBread",
  "slaw",
  "breadLoaf",
  "breadRoll",
  "breadBasket",
  "plainBaguette",
]);

/** What pancakes, waffles and cakes may be of or have on them. */
export const TOPPED: readonly Concept[] = [
  "cream",
  "chocolate",
  "whiteChocolate",
  "caramel",
  "nut",
  "pistachio",
  "honey",
  "syrup",
  "butter",
  "jam",
  "sauce",
  "strawberry",
  "berry",
  "fruit",
  "banana",
  "cinnamon",
  "vanilla",
  "apple",
];

/** What may be beside a sweet dish after "with". */
export const SWEET_SIDES: readonly Concept[] = withKinds([
  ...TOPPED,
  "hotChocolate",
  "iceCream",
  "iced",
  "iceWord",
  "sorbet",
  "oneScoop",
  "twoScoops",
  "otherFruit",
  "otherFlavour",
  "orange",
  "lemon",
  "mango",
  "mint",
  "yogurt",
]);

export const SOME_CHEESE: readonly Concept[] = ["cheese", "mozzarella", "parmesan", "gorgonzola"];
