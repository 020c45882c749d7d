import { BESIDE, SERVED } from "./mains.ts";
import { type DishRules, SIDES, SWEET_SIDES } from "./rules.ts";

/** What soups and stews may have in them or with them. */
const IN_SOUP = [
  ...SIDES,
  "soup",
  "egg",
  "boiledEgg",
  "sausage",
  "bratwurst",
  "whiteSausage",
  "meat",
  "beef",
  "pork",
  "ham",
  "bacon",
  "cream",
  "sourCream",
  "lentil",
  "mushroom",
  "olive",
  "lemon",
  "knoedel",
  "spaetzle",
] as const;

/** Dishes of German, Austrian, Polish and Ukrainian kitchens. */
export const CENTRAL_EUROPEAN_DISHES: readonly DishRules[] = (
  [
    {
      dish: "cabbageRolls",
      also: [...SERVED, "meat", "pork", "beef", "rice", "tomato", "cream", "sourCream"],
      beside: [
        ...(["rice", "potato", "tomato", "sauce", "sourCream", "cream", "meat", "pork"] as const),
        ...(["beef", "grain", "buckwheat"] as const),
      ],
      isVaried: true,
      rows: [["cabbage-rolls", []]],
    },
    {
      dish: "porkKnuckle",
      also: [...SERVED, "pork", "roast", "knoedel", "beer", "darkBeer", "mustard"],
      rows: [["pork-knuckle", []]],
    },
    {
      dish: "cordonBleu",
      also: [...SERVED, "schnitzel", "pork", "veal", "chicken", "turkey", "ham", "cheese", "lemon"],
      rows: [["cordon-bleu", []]],
    },
    {
      dish: "chickenKyiv",
      also: [...SERVED, "chicken", "mashedPotato"],
      rows: [["chicken-kyiv", []]],
    },
    {
      dish: "beefRoast",
      also: [...SERVED, "beef", "meat", "roast", "knoedel", "redWine", "wine"],
      rows: [["beef-roast", []]],
    },
    {
      dish: "beefRoulade",
      also: [...SERVED, "beef", "veal", "meat", "knoedel", "bacon", "pork", "ham"],
      rows: [["beef-roulade", []]],
    },
    {
      dish: "whiteSausage",
      also: [...SERVED, "sausage", "pretzel", "pork", "mustard"],
      rows: [["sausage-white", []]],
    },
    {
      dish: "obatzda",
      also: [...SERVED, "pretzel", "cheese"],
      rows: [["obatzda", []]],
    },
    {
      dish: "sausageSalad",
      also: [...SERVED, "sausage", "salad", "cheese"],
      isVaried: true,
      rows: [["salad-sausage", []]],
    },
    { dish: "pancakeStripSoup", also: IN_SOUP, rows: [["soup-pancake-strips", []]] },
    { dish: "liverDumplingSoup", also: IN_SOUP, rows: [["soup-liver-dumpling", []]] },
    {
      dish: "lentilStew",
      also: IN_SOUP,
      isVaried: true,
      rows: [
        ["soup-lentil-sausage", ["sausage"]],
        ["soup-lentil-sausage", ["chorizo"]],
      ],
    },
    { dish: "lentilsAndSausage", also: IN_SOUP, rows: [["soup-lentil-sausage", []]] },
    { dish: "zurek", also: IN_SOUP, isVaried: true, rows: [["soup-zurek", []]] },
    { dish: "solyanka", also: IN_SOUP, isVaried: true, rows: [["soup-solyanka", []]] },
    { dish: "bigos", also: [...IN_SOUP, "cabbage"], isVaried: true, rows: [["bigos", []]] },
    {
      dish: "potatoPancakeGoulash",
      also: [...SERVED, "goulash", "potato", "meat", "beef", "pork", "rosti"],
      rows: [["potato-pancake-goulash", []]],
    },
    {
      dish: "zapiekanka",
      also: ["mushroom", "cheese", "ketchup", "vegetarian", "herb", "onion", "baguette"],
      isVaried: true,
      rows: [
        ["zapiekanka", ["mushroom"]],
        ["zapiekanka", ["vegetarian"]],
        ["zapiekanka", []],
      ],
    },
    {
      dish: "breadDumpling",
      also: ["knoedel", "bread", "breadRoll", "butter", "side"],
      rows: [["bread-dumplings", []]],
    },
    {
      dish: "yeastDumpling",
      also: ["dessert", "cream", "sauce"],
      beside: [...SWEET_SIDES, "otherFruit"],
      isVaried: true,
      rows: [["yeast-dumpling", []]],
    },
    {
      dish: "cherryPierogi",
      also: [
        "pierogi",
        "otherFruit",
        "berry",
        "strawberry",
        "fruit",
        "cream",
        "sourCream",
        "dessert",
        "blueberry",
      ],
      rows: [["pierogi-cherry", []]],
    },
    {
      dish: "buckwheat",
      also: ["grain", "side", "butter", "porridge"],
      rows: [["buckwheat", []]],
    },
    { dish: "salo", also: [...SERVED, "pork", "bacon"], rows: [["salo", []]] },
    {
      dish: "olivierSalad",
      also: ["salad", "vegetable", "potato", "egg", "mayo", "side", "plate", "starter"],
      isVaried: true,
      rows: [["salad-olivier", []]],
    },
    {
      dish: "beetSalad",
      also: ["salad", "beet", "nut", "garlic", "side", "onion", "herb"],
      isVaried: true,
      rows: [["salad-beet", []]],
    },
    {
      dish: "farmersBreakfast",
      also: [...SERVED, "breakfast", "potato", "bacon", "egg", "friedEgg", "ham", "beef"],
      rows: [["farmers-breakfast", []]],
    },
    {
      dish: "creamSchnitzel",
      also: [...SERVED, "schnitzel", "mushroom", "cream", "pork", "veal", "chicken", "turkey"],
      rows: [["schnitzel-mushroom-sauce", []]],
    },
    {
      dish: "herring",
      also: [...SERVED, "fish", "onion", "potato", "apple", "cream", "filletFish"],
      isVaried: true,
      rows: [
        ["fish-roll", ["breadRoll"]],
        ["fish-roll", ["bread"]],
        ["herring", []],
      ],
    },
    {
      dish: "meatPatty",
      also: [...SERVED, "beef", "pork", "meat", "beet", "mustard", "chicken"],
      isVaried: true,
      rows: [["meat-patties", []]],
    },
    {
      dish: "syrnyky",
      also: ["cheese", "sourCream", "jam", "pancake", "dessert", "breakfast"],
      beside: [...SWEET_SIDES, "sourCream", "otherFruit"],
      rows: [["syrnyky", []]],
    },
  ] satisfies DishRules[]
).map((rules) => ({ beside: [...BESIDE, "knoedel", "pretzel", "sausage"] as const, ...rules }));
