/** What is in the picture library. Whoever chooses a picture for a dish reads this list, not the drawings. */

/** What one picture shows. */
export interface Shown {
  /**
   * By the strictest diet that it suits: `vegetarian` may have milk, egg or honey, `vegan` has none. A picture of meat or
   * fish must not stand for a vegetarian dish.
   */
  readonly contains: "meat" | "fish" | "vegetarian" | "vegan";
  /** Pork is visible: bacon, ham, salami. */
  readonly hasPork?: true;
  /** For adults only (18+). */
  readonly isAlcohol?: true;
}

const MEAT: Shown = { contains: "meat" };
const PORK: Shown = { contains: "meat", hasPork: true };
const FISH: Shown = { contains: "fish" };
const VEGETARIAN: Shown = { contains: "vegetarian" };
const ALCOHOL: Shown = { contains: "vegan", isAlcohol: true };
const VEGAN: Shown = { contains: "vegan" };

/** The pictures by group, in the order of the index page; each is `library/ID.svg`. */
export const CATALOGUE = {
  burgers: {
    "burger-cheese": MEAT,
    "burger-classic": MEAT,
    "burger-double": MEAT,
    "burger-bacon": PORK,
    "burger-chicken": MEAT,
    "burger-fish": FISH,
    "burger-beet": VEGETARIAN,
    "burger-veggie": VEGETARIAN,
    "burger-vegan": VEGAN,
    "burger-halloumi": VEGETARIAN,
    "burger-mushroom": MEAT,
    "burger-mini": MEAT,
  },
  pizzas: {
    "pizza-margherita": VEGETARIAN,
    "pizza-salami": PORK,
    "pizza-funghi": VEGETARIAN,
    "pizza-prosciutto": PORK,
    "pizza-veggie": VEGETARIAN,
    "pizza-four-cheeses": VEGETARIAN,
    "pizza-tuna": FISH,
    "pizza-hawaii": PORK,
    "pizza-diavola": PORK,
    "pizza-slice": PORK,
  },
  pasta: {
    "pasta-spaghetti-tomato": VEGAN,
    "pasta-bolognese": MEAT,
    "pasta-meatballs": MEAT,
    "pasta-carbonara": PORK,
    "pasta-pesto": VEGETARIAN,
    "pasta-cream-salmon": FISH,
    "pasta-penne-arrabbiata": VEGAN,
    "pasta-lasagne": MEAT,
    "pasta-lasagne-vegetable": VEGETARIAN,
    "pasta-ravioli": VEGETARIAN,
    "pasta-gnocchi": VEGETARIAN,
    "pasta-mac-and-cheese": VEGETARIAN,
  },
  "cold-drinks": {
    "water-still": VEGAN,
    "water-sparkling": VEGAN,
    "soda-cola": VEGAN,
    "soda-orange": VEGAN,
    "soda-lemon": VEGAN,
    "soda-tonic": VEGAN,
    "soda-can": VEGAN,
    "energy-can": VEGAN,
    lemonade: VEGAN,
    "lemonade-berry": VEGAN,
    "iced-tea": VEGAN,
    "juice-orange": VEGAN,
    "juice-apple": VEGAN,
    "juice-carrot": VEGAN,
    "juice-berry": VEGAN,
    "smoothie-berry": VEGAN,
    "smoothie-green": VEGAN,
    "smoothie-mango": VEGAN,
    "milkshake-vanilla": VEGETARIAN,
    "milkshake-chocolate": VEGETARIAN,
    "milkshake-strawberry": VEGETARIAN,
    milk: VEGETARIAN,
    ayran: VEGETARIAN,
    "lassi-mango": VEGETARIAN,
    "bubble-tea": VEGETARIAN,
  },
  sushi: {
    "nigiri-salmon": FISH,
    "nigiri-tuna": FISH,
    "nigiri-shrimp": FISH,
    "nigiri-egg": VEGETARIAN,
    "maki-salmon": FISH,
    "maki-cucumber": VEGAN,
    "california-roll": FISH,
    sashimi: FISH,
    temaki: FISH,
    "sushi-set": FISH,
    "tempura-shrimp": FISH,
    edamame: VEGAN,
    "miso-soup": VEGAN,
  },
  "asian-bowls": {
    "curry-red": MEAT,
    "curry-green": MEAT,
    "curry-yellow": VEGAN,
    "curry-butter-chicken": MEAT,
    "curry-dal": VEGETARIAN,
    "curry-tofu": VEGAN,
    ramen: PORK,
    pho: MEAT,
    "pad-thai": FISH,
    "noodles-fried": VEGAN,
    "fried-rice": VEGETARIAN,
    "poke-bowl": FISH,
    "teriyaki-chicken": MEAT,
    bibimbap: MEAT,
    rice: VEGAN,
  },
  "hot-drinks": {
    "coffee-espresso": VEGAN,
    "coffee-americano": VEGAN,
    "coffee-cappuccino": VEGETARIAN,
    "coffee-flat-white": VEGETARIAN,
    "coffee-latte-macchiato": VEGETARIAN,
    "coffee-mocha": VEGETARIAN,
    "coffee-mug": VEGAN,
    "coffee-iced": VEGETARIAN,
    "coffee-to-go": VEGAN,
    "chai-latte": VEGETARIAN,
    "matcha-latte": VEGETARIAN,
    "hot-chocolate": VEGETARIAN,
    "tea-black": VEGAN,
    "tea-green": VEGAN,
    "tea-fruit": VEGAN,
    "tea-mint": VEGAN,
    "tea-lemon": VEGAN,
    "tea-turkish": VEGAN,
    "tea-pot": VEGAN,
  },
  bar: {
    "beer-lager": ALCOHOL,
    "beer-wheat": ALCOHOL,
    "beer-dark": ALCOHOL,
    "beer-radler": ALCOHOL,
    "beer-bottle": ALCOHOL,
    cider: ALCOHOL,
    "wine-red": ALCOHOL,
    "wine-white": ALCOHOL,
    "wine-rose": ALCOHOL,
    "wine-sparkling": ALCOHOL,
    "wine-bottle": ALCOHOL,
    "cocktail-spritz": ALCOHOL,
    "cocktail-gin-tonic": ALCOHOL,
    "cocktail-mojito": ALCOHOL,
    "cocktail-margarita": ALCOHOL,
    "cocktail-martini": ALCOHOL,
    "cocktail-pink": ALCOHOL,
    whisky: ALCOHOL,
    shots: ALCOHOL,
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Shown>>>>;

export type Group = keyof typeof CATALOGUE;
export type PictureId = { [G in Group]: keyof (typeof CATALOGUE)[G] }[Group];
