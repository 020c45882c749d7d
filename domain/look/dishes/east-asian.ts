import { BESIDE, SERVED } from "./mains.ts";
import { type DishRules, GARNISH, GARNISH_OF_MEAT } from "./rules.ts";

const IN_SOUP = [
  ...GARNISH_OF_MEAT,
  "soup",
  "noodle",
  "egg",
  "tofu",
  "seaweed",
  "miso",
  "mushroom",
] as const;
const ON_RICE = [...GARNISH_OF_MEAT, "rice", "bowl", "sauce", "fried"] as const;
const IN_STEAMER = ["gyoza", "starter", "soup", "shrimp", "pork", "meat", "bread"] as const;
const IN_ROLL = ["sushi", "maki", "roll", "california", "salmon", "cheese", "avocado"] as const;

/** Dishes of Japanese, Korean and Chinese kitchens. */
export const EAST_ASIAN_DISHES: readonly DishRules[] = (
  [
    {
      dish: "udon",
      also: [...IN_SOUP, "tempura", "shrimp"],
      isVaried: true,
      rows: [["udon-soup", []]],
    },
    {
      dish: "katsuCurry",
      also: [...ON_RICE, "curry", "chicken", "pork", "schnitzel"],
      isVaried: true,
      rows: [["katsu-curry", []]],
    },
    {
      dish: "donburi",
      also: [...ON_RICE, "beef", "meat", "onion"],
      isVaried: true,
      rows: [["donburi-beef", []]],
    },
    { dish: "unagi", also: [...ON_RICE, "fish", "seafood", "grilled"], rows: [["unagi-don", []]] },
    {
      dish: "okonomiyaki",
      also: [...GARNISH_OF_MEAT, "pork", "bacon", "egg", "sauce", "mayo"],
      isVaried: true,
      rows: [["okonomiyaki", []]],
    },
    {
      dish: "takoyaki",
      also: ["octopus", "seafood", "sauce", "mayo", "starter"],
      rows: [["takoyaki", []]],
    },
    {
      dish: "yakitori",
      also: [...GARNISH_OF_MEAT, "chicken", "shish", "grilled", "starter", "sauce", "rice"],
      isVaried: true,
      rows: [["yakitori", []]],
    },
    {
      dish: "philadelphiaRoll",
      also: [...IN_ROLL, "cucumber", "gorgonzola", "fish"],
      isVaried: true,
      rows: [["philadelphia-roll", []]],
    },
    {
      dish: "dragonRoll",
      also: [...IN_ROLL, "green", "shrimp", "tempura", "fish", "seafood", "special"],
      isVaried: true,
      rows: [["dragon-roll", []]],
    },
    {
      dish: "gunkan",
      also: [...IN_ROLL, "seafood", "seaweed"],
      isVaried: true,
      rows: [["gunkan", []]],
    },
    {
      dish: "bulgogi",
      also: [...ON_RICE, "beef", "meat", "grilled"],
      isVaried: true,
      rows: [["bulgogi", []]],
    },
    {
      dish: "tteokbokki",
      also: [...GARNISH_OF_MEAT, "rice", "fish", "egg", "cheese", "spicy", "sauce"],
      isVaried: true,
      rows: [["tteokbokki", []]],
    },
    {
      dish: "kimbap",
      also: [...GARNISH, "rice", "roll", "seaweed", "egg", "vegetable", "vegetarian"],
      isVaried: true,
      rows: [["kimbap", []]],
    },
    {
      dish: "koreanFriedChicken",
      also: [...SERVED, "chicken", "friedChicken", "wings", "spicy", "starter"],
      isVaried: true,
      rows: [["korean-fried-chicken", []]],
    },
    {
      dish: "kimchiStew",
      also: [...IN_SOUP, "kimchi", "pork", "rice", "meat"],
      isVaried: true,
      rows: [["stew-kimchi", []]],
    },
    {
      dish: "koreanPancake",
      also: [...GARNISH_OF_MEAT, "seafood", "pancake", "shrimp", "sauce"],
      isVaried: true,
      rows: [["korean-pancake", []]],
    },
    { dish: "xiaolongbao", also: IN_STEAMER, isVaried: true, rows: [["xiaolongbao", []]] },
    { dish: "harGow", also: IN_STEAMER, rows: [["har-gow", []]] },
    { dish: "siuMai", also: IN_STEAMER, isVaried: true, rows: [["siu-mai", []]] },
    {
      dish: "cheungFun",
      also: ["shrimp", "noodle", "rice", "sauce", "starter"],
      isVaried: true,
      rows: [["cheung-fun", []]],
    },
    {
      dish: "turnipCake",
      also: ["cake", "starter", "otherVegetable", "fried", "sausage"],
      isVaried: true,
      rows: [["turnip-cake", []]],
    },
    {
      dish: "wontonSoup",
      // With noodles it looks otherwise.
      also: [...GARNISH_OF_MEAT, "soup", "pork", "shrimp", "meat", "egg"],
      isVaried: true,
      rows: [["soup-wonton", []]],
    },
    {
      dish: "hotSourSoup",
      also: [...IN_SOUP, "chicken", "pork", "meat", "spicy"],
      isVaried: true,
      rows: [["soup-hot-sour", []]],
    },
    {
      dish: "eggDropSoup",
      also: ["soup", "egg", "seaweed", "tofu", "onion"],
      isVaried: true,
      rows: [["soup-egg-drop", []]],
    },
    {
      dish: "beefNoodleSoup",
      also: [...IN_SOUP, "beef", "meat", "spicy"],
      isVaried: true,
      rows: [["beef-noodle-soup", []]],
    },
    {
      dish: "danDan",
      also: [...GARNISH_OF_MEAT, "noodle", "pork", "meat", "nut", "spicy", "sauce"],
      isVaried: true,
      rows: [["noodles-dan-dan", []]],
    },
    {
      dish: "chowFun",
      also: [...GARNISH_OF_MEAT, "noodle", "beef", "fried", "rice"],
      rows: [["chow-fun-beef", []]],
    },
    {
      dish: "charSiu",
      also: [...ON_RICE, "pork", "meat", "honey", "bbq"],
      isVaried: true,
      rows: [["char-siu-rice", []]],
    },
    {
      dish: "pekingDuck",
      also: [...SERVED, "duck", "roastDuck", "pancake", "crepe", "sauce"],
      isVaried: true,
      rows: [["peking-duck", []]],
    },
    {
      dish: "mapoTofu",
      also: [...ON_RICE, "tofu", "pork", "meat", "spicy"],
      isVaried: true,
      rows: [["mapo-tofu", []]],
    },
    {
      dish: "kungPao",
      also: [...ON_RICE, "chicken", "nut", "spicy"],
      isVaried: true,
      rows: [["kung-pao-chicken", []]],
    },
    {
      dish: "sweetSour",
      also: [...ON_RICE, "chicken", "pork", "meat", "pineapple", "otherFruit"],
      rows: [["sweet-sour", []]],
    },
    {
      dish: "redBraisedPork",
      also: [...ON_RICE, "pork", "meat"],
      isVaried: true,
      rows: [["red-braised-pork", []]],
    },
    {
      dish: "fishChilliOil",
      also: [...ON_RICE, "fish", "spicy"],
      rows: [["fish-chilli-oil", []]],
    },
    {
      dish: "tomatoEgg",
      also: [...ON_RICE, "tomato"],
      isVaried: true,
      rows: [["tomato-egg", []]],
    },
    {
      dish: "friedGreens",
      also: [...GARNISH, "vegetable", "otherVegetable", "sauce", "side", "mushroom"],
      rows: [["greens-fried", []]],
    },
    {
      dish: "smashedCucumber",
      also: [...GARNISH, "salad", "starter", "side"],
      rows: [["cucumber-smashed", []]],
    },
    {
      dish: "scallionPancake",
      also: ["onion", "pancake", "bread", "starter", "sauce"],
      isVaried: true,
      rows: [["scallion-pancake", []]],
    },
    {
      dish: "congee",
      also: [...GARNISH_OF_MEAT, "porridge", "rice", "pork", "meat", "egg"],
      isVaried: true,
      rows: [["congee", []]],
    },
    {
      dish: "hotPot",
      also: [...IN_SOUP, "beef", "meat", "spicy"],
      isVaried: true,
      rows: [["hot-pot", []]],
    },
    {
      dish: "hainanChicken",
      also: [...ON_RICE, "chicken"],
      rows: [["chicken-rice-hainan", []]],
    },
    {
      dish: "pineappleBun",
      also: ["butter", "pineapple", "bread", "breadRoll"],
      rows: [["pineapple-bun", []]],
    },
    {
      dish: "mangoSago",
      also: ["mango", "otherFruit", "plantMilk", "otherDessert"],
      rows: [["mango-sago", []]],
    },
    {
      dish: "zongzi",
      also: [...GARNISH_OF_MEAT, "rice", "pork", "meat", "egg", "starter"],
      isVaried: true,
      rows: [["zongzi", []]],
    },
    {
      dish: "loMaiGai",
      also: [...IN_STEAMER, "chicken", "rice", "mushroom"],
      rows: [["lo-mai-gai", []]],
    },
    {
      dish: "gua",
      also: [...GARNISH_OF_MEAT, "bao", "bread", "pork", "meat", "nut"],
      isVaried: true,
      rows: [["bao-pork", []]],
    },
    {
      dish: "soba",
      also: ["noodle", "iced", "sauce", "seaweed", "chilli", "spicy", "onion"],
      isVaried: true,
      rows: [["soba", []]],
    },
    {
      dish: "japchae",
      also: ["noodle", "fried", "vegetable", "vegetarian", "mushroom", "egg", "sauce", "spicy"],
      isVaried: true,
      rows: [["japchae", []]],
    },
    { dish: "youtiao", also: ["fried", "starter"], isVaried: true, rows: [["youtiao", []]] },
    {
      dish: "tangyuan",
      also: ["rice", "nut", "soup", "black"],
      isVaried: true,
      rows: [["tangyuan", []]],
    },
  ] satisfies DishRules[]
).map((rules) => ({ beside: BESIDE, ...rules }));
