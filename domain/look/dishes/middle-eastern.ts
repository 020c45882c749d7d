import { withKinds } from "../words/concepts.ts";
import { BESIDE, SERVED } from "./mains.ts";
import { type DishRules, GARNISH, GARNISH_OF_MEAT } from "./rules.ts";

const IN_SALAD = [...GARNISH, "salad", "lemon", "starter", "bread", "pita", "mint"] as const;
const DIPPED = [...GARNISH, "sauce", "bread", "pita", "starter", "plate", "nut", "yogurt"] as const;
const MEAT_DIPPED = DIPPED.filter((one) => !["vegetable", "spinach", "nut"].includes(one));
const MEATS = ["meat", "lamb", "beef", "veal"] as const;
const ON_RICE = [...SERVED, "rice", "yogurt", "nut"] as const;
/** What is in them or strewn on them; chocolate or fruit on them would be seen. */
const SWEET = withKinds([
  "cheese",
  "nut",
  "pistachio",
  "cream",
  "honey",
  "syrup",
  "butter",
  "iceCream",
  "iceWord",
  "otherDessert",
  "plate",
]);

/** Dishes of the Levant, Turkey, Israel, the Gulf and North Africa. */
export const MIDDLE_EASTERN_DISHES: readonly DishRules[] = (
  [
    { dish: "fattoush", also: IN_SALAD, isVaried: true, rows: [["salad-fattoush", []]] },
    {
      dish: "tabbouleh",
      also: [...IN_SALAD, "grain"],
      isVaried: true,
      rows: [["salad-tabbouleh", []]],
    },
    { dish: "choppedSalad", also: IN_SALAD, isVaried: true, rows: [["salad-chopped", []]] },
    {
      dish: "babaGhanoush",
      also: [...DIPPED, "aubergine", "tahini"],
      rows: [["baba-ghanoush", []]],
    },
    {
      dish: "labneh",
      also: [...DIPPED, "cheese", "gorgonzola", "mint"],
      isVaried: true,
      rows: [["labneh", []]],
    },
    { dish: "muhammara", also: DIPPED, rows: [["muhammara", []]] },
    {
      dish: "ful",
      also: [...DIPPED, "bean", "tahini"],
      isVaried: true,
      rows: [["ful-medames", []]],
    },
    {
      dish: "manakish",
      also: ["bread", "pita", "tomato", "olive", "cucumber"],
      isVaried: true,
      rows: [
        ["manakish-cheese", ["cheese"]],
        ["manakish-zaatar", ["herb"]],
        ["manakish-zaatar", []],
      ],
    },
    {
      dish: "fatayer",
      also: ["starter", "plate", "lemon", "onion"],
      isVaried: true,
      rows: [["fatayer", ["spinach"]]],
    },
    { dish: "simit", also: ["bread", "herb"], isVaried: true, rows: [["simit", []]] },
    {
      dish: "gozleme",
      also: ["bread", "spinach", "herb", "potato", "feta", "plate"],
      isVaried: true,
      rows: [
        ["gozleme", ["cheese"]],
        ["gozleme", ["spinach"], ["cheese"]],
        ["gozleme", ["potato"], ["cheese"]],
        ["gozleme", []],
      ],
    },
    {
      dish: "cheeseRolls",
      also: ["cheese", "feta", "borek", "starter", "roll", "herb", "plate"],
      rows: [["cheese-rolls", []]],
    },
    {
      dish: "sabich",
      also: [...GARNISH, "pita", "bread", "egg", "aubergine", "tahini", "sauce"],
      isVaried: true,
      rows: [["sabich", []]],
    },
    {
      dish: "malawach",
      also: ["bread", "egg", "boiledEgg", "tomato", "sauce", "tahini"],
      isVaried: true,
      rows: [["malawach", []]],
    },
    {
      dish: "jachnun",
      also: ["bread", "egg", "boiledEgg", "tomato", "sauce", "tahini"],
      rows: [["jachnun", []]],
    },
    {
      dish: "kumpir",
      also: [...GARNISH, "potato", "bakedPotato", "cheese", "mixed", "butter", "sauce"],
      isVaried: true,
      rows: [["kumpir", []]],
    },
    {
      dish: "mujaddara",
      also: ["rice", "lentil", "onion", "friedOnion", "yogurt", "salad", "side", "plate"],
      rows: [["mujaddara", []]],
    },
    {
      dish: "kibbeh",
      also: [...MEAT_DIPPED, ...MEATS, "kebab", "grain"],
      isVaried: true,
      rows: [["kibbeh", []]],
    },
    {
      dish: "mixedGrill",
      also: [...SERVED, ...MEATS, "chicken", "kebab", "shish", "adana", "mixed", "menuWord"],
      isVaried: true,
      rows: [["mixed-grill", []]],
    },
    {
      dish: "arayes",
      also: [...MEAT_DIPPED, ...MEATS, "adana", "tahini"],
      isVaried: true,
      rows: [["arayes", []]],
    },
    {
      dish: "iskender",
      also: [...SERVED, ...MEATS, "kebab", "doner", "yogurt", "pita", "bread"],
      isVaried: true,
      rows: [["iskender", []]],
    },
    {
      dish: "koshari",
      also: ["rice", "lentil", "pasta", "bean", "tomato", "onion", "black"],
      isVaried: true,
      rows: [["koshari", []]],
    },
    {
      dish: "kabsa",
      also: [...ON_RICE, "mixed"],
      isVaried: true,
      rows: [
        ["kabsa-chicken", ["chicken"]],
        ["mandi-lamb", ["lamb"], MEATS],
        ["mandi-lamb", ["meat"]],
        ["kabsa-chicken", []],
      ],
    },
    {
      dish: "mandi",
      also: [...ON_RICE, "kabsa"],
      isVaried: true,
      rows: [
        ["kabsa-chicken", ["chicken"]],
        ["mandi-lamb", ["lamb"], MEATS],
        ["mandi-lamb", ["meat"]],
        ["mandi-lamb", []],
      ],
    },
    { dish: "mansaf", also: [...ON_RICE, ...MEATS], rows: [["mansaf", []]] },
    {
      dish: "maqluba",
      also: [...ON_RICE, "chicken", "aubergine"],
      isVaried: true,
      rows: [["maqluba", []]],
    },
    {
      dish: "manti",
      also: [...MEAT_DIPPED, ...MEATS],
      isVaried: true,
      rows: [["manti", []]],
    },
    {
      dish: "menemen",
      also: [...DIPPED, "egg", "cheese", "breakfast"],
      rows: [["menemen", []]],
    },
    {
      dish: "tagine",
      also: [...SERVED, "couscous", "otherFruit", "nut", "olive", "honey"],
      isVaried: true,
      rows: [
        ["tagine", ["lamb"], MEATS],
        ["tagine", ["beef"], MEATS],
        ["tagine", ["veal"], MEATS],
        ["tagine", ["meat"]],
      ],
    },
    {
      dish: "couscousRoyal",
      also: [...SERVED, ...MEATS, "couscous", "chicken", "sausage", "special", "vegetable"],
      rows: [["couscous-royal", []]],
    },
    {
      dish: "karniyarik",
      also: [...SERVED, ...MEATS, "aubergine", "rice"],
      rows: [["stuffed-aubergine", []]],
    },
    {
      // Without a word for meat, it may be filled with vegetables.
      dish: "stuffedAubergine",
      also: [...SERVED, ...MEATS, "aubergine"],
      beside: ["rice", "yogurt", "tomato", "sauce", "salad", "bread", ...MEATS],
      isVaried: true,
      rows: [
        ["stuffed-aubergine", ["meat"]],
        ["stuffed-aubergine", ["beef"]],
        ["stuffed-aubergine", ["lamb"]],
      ],
    },
    {
      dish: "molokhia",
      also: [...ON_RICE, "chicken", "soup"],
      isVaried: true,
      rows: [
        ["molokhia", ["chicken"]],
        ["molokhia", []],
      ],
    },
    {
      dish: "harira",
      also: [...GARNISH_OF_MEAT, ...MEATS, "soup", "lentil", "bean", "bread"],
      rows: [["soup-harira", []]],
    },
    {
      dish: "tahini",
      also: [...DIPPED, "green", "salad", "side"],
      isVaried: true,
      rows: [["sauce-tahini", []]],
    },
    { dish: "kunafa", also: SWEET, isVaried: true, rows: [["kunafa", []]] },
    { dish: "basbousa", also: [...SWEET, "cake"], isVaried: true, rows: [["basbousa", []]] },
    { dish: "luqaimat", also: SWEET, isVaried: true, rows: [["luqaimat", []]] },
    {
      dish: "muhallebi",
      also: [...SWEET, "milk", "pistachio"],
      isVaried: true,
      rows: [["muhallebi", []]],
    },
    { dish: "ummAli", also: SWEET, isVaried: true, rows: [["umm-ali", []]] },
    {
      dish: "lokum",
      also: [...SWEET, "fruit", "orange", "lemon"],
      isVaried: true,
      rows: [["lokum", []]],
    },
    {
      dish: "halva",
      also: [...SWEET, "pistachio", "sauce"],
      isVaried: true,
      rows: [["halva", []]],
    },
    { dish: "trilece", also: [...SWEET, "cake", "milk", "caramel"], rows: [["trilece", []]] },
    {
      dish: "tresLeches",
      also: [...SWEET, "cake", "milk"],
      isVaried: true,
      rows: [["tres-leches", []]],
    },
    {
      dish: "turkishCoffee",
      also: ["coffee", "double", "hotDrinks"],
      rows: [["coffee-turkish", []]],
    },
    {
      dish: "arabicCoffee",
      also: ["coffee", "turkishCoffee", "hotDrinks"],
      rows: [["coffee-arabic", []]],
    },
    {
      dish: "hotMilkTea",
      also: ["tea", "milk", "milkTea", "black", "herbal", "chai", "hotDrinks"],
      rows: [["tea-milk", []]],
    },
    {
      dish: "sahlab",
      also: ["milk", "cinnamon", "nut", "pistachio", "hotDrinks", "hotChocolate"],
      rows: [["sahlab", []]],
    },
    {
      dish: "sugarcane",
      also: ["juice", "iced", "lemon", "ginger", "otherFruit", "drink"],
      rows: [["juice-sugarcane", []]],
    },
    { dish: "salgam", also: ["juice", "water", "spicy", "carrot"], rows: [["salgam", []]] },
    {
      dish: "hibiscusDrink",
      also: ["juice", "iced", "water", "icedTea", "tea", "fruit"],
      rows: [["hibiscus-drink", []]],
    },
    {
      dish: "bastilla",
      also: [...DIPPED, "chicken", "meat", "pie"],
      isVaried: true,
      rows: [["bastilla", []]],
    },
    {
      dish: "brik",
      also: [...DIPPED, "egg", "tuna", "potato", "cheese", "fried"],
      isVaried: true,
      rows: [["brik", []]],
    },
    {
      dish: "jallab",
      also: ["juice", "iced", "nut", "coldDrinks"],
      isVaried: true,
      rows: [["jallab", []]],
    },
  ] satisfies DishRules[]
).map((rules) => ({ beside: BESIDE, ...rules }));
