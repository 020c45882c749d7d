import { BESIDE, SERVED } from "./mains.ts";
import { type DishRules, GARNISH, SWEET_SIDES } from "./rules.ts";

const IN_SOUP = [...GARNISH, "soup", "bread", "sausage", "potato", "cream", "iced"] as const;
const SEA = [...SERVED, "seafood", "fish", "grilled", "whiteWine", "wine", "cream"] as const;

/** Dishes of Spanish, Portuguese, Italian and French kitchens. */
export const SOUTHERN_EUROPEAN_DISHES: readonly DishRules[] = (
  [
    {
      dish: "potatoTortilla",
      also: [...SERVED, "egg", "potato", "omelette"],
      rows: [["tortilla-espanola", []]],
    },
    {
      dish: "bravas",
      also: [...SERVED, "potato", "fries", "aioli", "spicy"],
      rows: [["patatas-bravas", []]],
    },
    { dish: "curedHam", also: ["ham", "plate", "starter"], rows: [["ham-cured", []]] },
    {
      dish: "gazpacho",
      also: IN_SOUP,
      isVaried: true,
      rows: [["gazpacho", []]],
    },
    { dish: "octopus", also: SEA, isVaried: true, rows: [["octopus", []]] },
    { dish: "garlicShrimps", also: [...SEA, "shrimp"], rows: [["shrimps-garlic", []]] },
    { dish: "padronPeppers", also: [...SERVED, "pepper"], rows: [["padron-peppers", []]] },
    { dish: "clams", also: SEA, isVaried: true, rows: [["clams", []]] },
    {
      dish: "mussels",
      also: SEA,
      isVaried: true,
      rows: [
        ["mussels-fries", ["fries"]],
        ["mussels", []],
      ],
    },
    { dish: "musselsFries", also: [...SEA, "mussels"], rows: [["mussels-fries", []]] },
    { dish: "whiteAnchovies", also: [...SERVED, "anchovy"], rows: [["anchovies-vinegar", []]] },
    {
      dish: "brokenEggs",
      also: [...SERVED, "egg", "friedEgg", "ham", "curedHam", "potato"],
      isVaried: true,
      rows: [
        ["eggs-fries-ham", ["ham"]],
        ["eggs-fries-ham", []],
      ],
    },
    {
      dish: "francesinha",
      also: [...SERVED, "steak", "beef", "sausage", "chorizo", "ham", "cheese", "pork", "sandwich"],
      isVaried: true,
      rows: [["francesinha", []]],
    },
    {
      dish: "bacalhauBras",
      also: [...SERVED, "fish", "whiteFish", "egg", "fries"],
      rows: [["bacalhau-bras", []]],
    },
    { dish: "caldoVerde", also: [...IN_SOUP, "chorizo"], rows: [["soup-caldo-verde", []]] },
    {
      dish: "feijoada",
      also: [...SERVED, "bean", "pork", "meat", "beef", "sausage", "chorizo"],
      isVaried: true,
      rows: [["feijoada", []]],
    },
    { dish: "coxinha", also: ["chicken"], isVaried: true, rows: [["coxinha", []]] },
    {
      dish: "codFritters",
      also: [...SERVED, "fish", "whiteFish"],
      rows: [["cod-fritters", []]],
    },
    {
      dish: "porkRoll",
      also: ["pork", "meat", "bread", "breadRoll", "mustard"],
      rows: [["roll-pork", []]],
    },
    {
      dish: "hamBaguette",
      also: ["ham", "butter", "bread", "baguette", "tomato", "salad", "lettuce"],
      rows: [
        ["baguette-ham-cheese", ["cheese"]],
        ["baguette-ham", []],
      ],
    },
    {
      dish: "calamariBaguette",
      also: ["squid", "bread", "baguette", "aioli", "mayo", "lemon"],
      rows: [["baguette-calamari", []]],
    },
    {
      dish: "arancini",
      also: ["rice", "cheese", "mozzarella", "sauce", "meat", "beef", "tomato", "bolognese", "pea"],
      isVaried: true,
      rows: [["arancini", []]],
    },
    { dish: "friedOlives", also: ["olive", "fried", "meat"], rows: [["olives-fried", []]] },
    {
      dish: "carpaccio",
      also: [...SERVED, "beef", "parmesan", "rocket"],
      isVaried: true,
      rows: [["carpaccio", []]],
    },
    {
      dish: "tartare",
      also: [...SERVED, "beef", "steak", "egg", "fries", "crisps", "toast", "mustard"],
      isVaried: true,
      rows: [["tartare", []]],
    },
    {
      dish: "burrata",
      also: ["mozzarella", "tomato", "cheese", "herb", "starter", "salad", "pesto"],
      isVaried: true,
      rows: [["burrata", []]],
    },
    {
      dish: "vitelloTonnato",
      also: ["veal", "tuna", "plate", "starter"],
      rows: [["vitello-tonnato", []]],
    },
    {
      dish: "saltimbocca",
      also: [...SERVED, "veal", "ham", "curedHam", "herb"],
      isVaried: true,
      rows: [["saltimbocca", []]],
    },
    {
      dish: "focaccia",
      also: ["bread", "herb", "plate"],
      isVaried: true,
      rows: [["focaccia", []]],
    },
    {
      dish: "charcuterieBoard",
      also: [...SERVED, "cheese", "ham", "curedHam", "salami", "sausage", "mixed", "olive"],
      isVaried: true,
      rows: [["charcuterie-board", []]],
    },
    { dish: "steakFries", also: [...SERVED, "steak", "beef"], rows: [["steak-fries", []]] },
    {
      dish: "galetteComplete",
      also: ["crepe", "egg", "friedEgg", "ham", "cheese", "plate"],
      rows: [["galette-complete", []]],
    },
    {
      dish: "nicoise",
      also: [...GARNISH, "salad", "tuna", "fish", "egg", "potato", "bean", "anchovy"],
      rows: [["salad-nicoise", []]],
    },
    { dish: "snails", also: ["garlic", "butter", "herb"], isVaried: true, rows: [["snails", []]] },
    {
      dish: "cheeseFondue",
      also: ["cheese", "bread"],
      isVaried: true,
      rows: [["cheese-fondue", []]],
    },
    {
      dish: "croqueMadame",
      also: ["croque", "ham", "cheese", "toast", "bread", "sandwich", "egg", "friedEgg"],
      isVaried: true,
      rows: [["croque-madame", []]],
    },
    {
      dish: "terrine",
      also: ["pork", "meat", "bread", "starter", "pickle", "herb", "nut"],
      isVaried: true,
      rows: [["terrine", []]],
    },
    {
      dish: "grilledSardines",
      also: ["fish", "grilled", "lemon", "herb", "garlic", "potato", "salad"],
      rows: [["sardines-grilled", []]],
    },
    {
      dish: "polentaDish",
      also: ["mushroom", "cheese", "cream", "parmesan", "herb", "vegetarian"],
      isVaried: true,
      rows: [["polenta", []]],
    },
    {
      dish: "ossobuco",
      also: [...SERVED, "veal", "beef", "risotto", "meat"],
      isVaried: true,
      rows: [["ossobuco", []]],
    },
    {
      dish: "cannelloni",
      also: ["pasta", "spinach", "cheese", "tomato", "vegetarian", "sauce"],
      isVaried: true,
      rows: [["cannelloni", []]],
    },
    {
      dish: "redBerryCompote",
      also: ["berry", "fruit", "vanilla", "cream", "sauce", "red", "otherDessert"],
      beside: SWEET_SIDES,
      isVaried: true,
      rows: [["red-berry-compote", []]],
    },
  ] satisfies DishRules[]
).map((rules) => ({ beside: BESIDE, ...rules }));
