import { BESIDE, SERVED } from "./mains.ts";
import type { DishRules } from "./rules.ts";

/** Dishes of British and American kitchens, and snacks of cinemas and fairs. */
export const BRITISH_AMERICAN_DISHES: readonly DishRules[] = (
  [
    {
      dish: "meatPie",
      also: [...SERVED, "beef", "chicken", "mushroom", "meat", "steak", "beer", "curry"],
      rows: [["meat-pie", []]],
    },
    {
      dish: "pie",
      also: [
        ...SERVED,
        "mushroom",
        "otherVegetable",
        "vegetable",
        "beer",
        "darkBeer",
        "alcohol",
        "ham",
      ],
      isVaried: true,
      rows: [
        ["meat-pie", ["steak"], ["beef", "meat"]],
        ["meat-pie", ["beef"], ["meat"]],
        ["meat-pie", ["chicken"]],
        ["meat-pie", ["lamb"]],
        ["meat-pie", ["game"]],
        ["meat-pie", ["meat"]],
        ["apple-pie", ["apple"]],
      ],
    },
    {
      dish: "shepherdsPie",
      also: [...SERVED, "lamb", "beef", "meat"],
      isVaried: true,
      rows: [["shepherds-pie", []]],
    },
    {
      dish: "sausageRolls",
      also: ["sausage", "pork", "herb", "sauce", "bread", "breadRoll", "ketchup", "mustard"],
      isVaried: true,
      rows: [["sausage-rolls", []]],
    },
    { dish: "popcorn", also: ["caramel", "butter", "box", "corn"], rows: [["popcorn", []]] },
    { dish: "crisps", also: ["pepper", "potato", "spicy"], isVaried: true, rows: [["crisps", []]] },
    {
      dish: "fishCakes",
      also: [...SERVED, "fish", "whiteFish", "salmon"],
      isVaried: true,
      rows: [["fish-cakes", []]],
    },
    { dish: "roastBeef", also: [...SERVED, "beef", "roast"], rows: [["roast-beef", []]] },
    {
      dish: "lobster",
      also: [...SERVED, "seafood", "grilled"],
      isVaried: true,
      rows: [["lobster", []]],
    },
    {
      dish: "oysters",
      also: ["seafood", "lemon", "iced"],
      isVaried: true,
      rows: [["oysters", []]],
    },
    {
      dish: "clamChowder",
      also: [...SERVED, "soup", "seafood", "clams", "cream"],
      isVaried: true,
      rows: [["soup-clam-chowder", []]],
    },
    { dish: "cornbread", also: ["bread", "corn", "butter", "honey"], rows: [["cornbread", []]] },
    { dish: "cornDog", also: ["sausage", "hotDog", "corn"], rows: [["corn-dog", []]] },
    { dish: "mushyPeas", also: ["pea", "side", "mint"], rows: [["mushy-peas", []]] },
    {
      dish: "lobsterRoll",
      also: ["lobster", "roll", "bread", "fries", "butter", "lemon", "mayo"],
      rows: [["lobster-roll", []]],
    },
    {
      dish: "pumpkinPie",
      also: ["pumpkin", "pie", "cake", "cream", "cinnamon"],
      isVaried: true,
      rows: [["pumpkin-pie", []]],
    },
    {
      dish: "curlyFries",
      also: ["fries", "side", "sauce", "spicy"],
      isVaried: true,
      rows: [["curly-fries", []]],
    },
    {
      dish: "cobbSalad",
      also: ["salad", "chicken", "bacon", "egg", "boiledEgg", "avocado", "tomato"],
      isVaried: true,
      rows: [["salad-cobb", []]],
    },
    {
      dish: "pastaSalad",
      also: ["pasta", "salad", "tomato", "olive", "feta", "side", "vegetarian", "herb"],
      isVaried: true,
      rows: [["salad-pasta", []]],
    },
  ] satisfies DishRules[]
).map((rules) => ({ beside: BESIDE, ...rules }));
