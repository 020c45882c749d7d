import { BESIDE, SERVED } from "./mains.ts";
import { type DishRules, GARNISH, GARNISH_OF_MEAT } from "./rules.ts";

const CURRIED = [
  ...GARNISH_OF_MEAT,
  "curry",
  "rice",
  "naan",
  "bread",
  "sauce",
  "bowl",
  "nut",
  "plantMilk",
] as const;
const IN_SOUP = [...GARNISH_OF_MEAT, "soup", "noodle", "rice", "plantMilk", "egg", "tofu"] as const;

/** Dishes of Indian, Thai, Vietnamese and Indonesian kitchens. */
export const SOUTH_ASIAN_DISHES: readonly DishRules[] = (
  [
    {
      dish: "biryani",
      also: [...CURRIED, "yogurt"],
      isVaried: true,
      rows: [
        ["biryani", ["chicken"]],
        ["biryani", []],
      ],
    },
    {
      dish: "dosa",
      also: [...CURRIED, "potato", "crepe"],
      isVaried: true,
      rows: [["dosa", []]],
    },
    {
      dish: "thali",
      also: [...CURRIED, "plate", "vegetable", "vegetarian", "lentil"],
      isVaried: true,
      rows: [
        ["thali", ["vegetarian"]],
        ["thali", ["vegetable"]],
        ["thali", []],
      ],
    },
    {
      dish: "tandooriChicken",
      also: [...SERVED, "chicken", "grilledChicken", "curry", "yogurt"],
      rows: [["tandoori-chicken", []]],
    },
    {
      dish: "pakora",
      also: [...GARNISH, "vegetable", "sauce", "starter", "fried", "otherVegetable", "cauliflower"],
      isVaried: true,
      rows: [["pakora", []]],
    },
    {
      dish: "tikkaMasala",
      also: [...CURRIED, "chicken", "cream"],
      isVaried: true,
      rows: [["curry-tikka-masala", []]],
    },
    {
      dish: "korma",
      also: [...CURRIED, "chicken", "cream"],
      isVaried: true,
      rows: [["curry-korma", []]],
    },
    {
      dish: "lambCurry",
      also: [...CURRIED, "lamb", "beef", "meat"],
      rows: [["curry-lamb", []]],
    },
    {
      dish: "palakPaneer",
      also: [...CURRIED, "cheese", "spinach"],
      rows: [["curry-palak-paneer", []]],
    },
    {
      dish: "chanaMasala",
      also: [...CURRIED, "bean", "hummus"],
      rows: [["curry-chickpea", []]],
    },
    {
      dish: "gulabJamun",
      also: ["iceCream", "syrup", "otherDessert"],
      rows: [["gulab-jamun", []]],
    },
    { dish: "plainLassi", also: ["lassi", "yogurt", "iced"], rows: [["lassi", []]] },
    {
      dish: "nasiGoreng",
      also: [...GARNISH_OF_MEAT, "rice", "friedRice", "egg", "friedEgg", "fried", "satay"],
      isVaried: true,
      rows: [
        ["nasi-goreng", ["chicken"]],
        ["nasi-goreng", []],
      ],
    },
    {
      dish: "laksa",
      also: [...IN_SOUP, "curry", "shrimp", "seafood", "fish"],
      isVaried: true,
      rows: [["laksa", []]],
    },
    {
      dish: "boBun",
      also: [...GARNISH_OF_MEAT, "noodle", "rice", "beef", "springRoll", "nut", "bowl", "salad"],
      isVaried: true,
      rows: [["bo-bun", []]],
    },
    {
      dish: "bunCha",
      also: [...GARNISH_OF_MEAT, "noodle", "rice", "pork", "meat", "springRoll"],
      rows: [["bun-cha", []]],
    },
    {
      dish: "banhMi",
      also: [
        ...GARNISH_OF_MEAT,
        "pork",
        "beef",
        "chicken",
        "meat",
        "baguette",
        "sandwich",
        "bread",
        "pickle",
      ],
      isVaried: true,
      rows: [
        ["banh-mi", ["chicken"]],
        ["banh-mi", ["pork"]],
        ["banh-mi", ["beef"]],
        ["banh-mi", []],
      ],
    },
    {
      dish: "papayaSalad",
      also: [...GARNISH, "salad", "green", "shrimp", "nut", "otherFruit", "starter"],
      isVaried: true,
      rows: [["salad-papaya", []]],
    },
    {
      dish: "tomKha",
      also: [...IN_SOUP, "chicken", "mushroom", "otherFruit"],
      rows: [["soup-tom-kha", []]],
    },
    {
      dish: "prawnCrackers",
      also: ["shrimp", "crisps", "starter", "sauce", "chilli"],
      rows: [["prawn-crackers", []]],
    },
    {
      dish: "idli",
      also: [...CURRIED, "starter", "plate"],
      isVaried: true,
      rows: [["idli", []]],
    },
    {
      dish: "vada",
      also: [...CURRIED, "starter", "yogurt", "plate"],
      isVaried: true,
      rows: [["vada", []]],
    },
    {
      dish: "chaat",
      also: [...CURRIED, "samosa", "potato", "yogurt", "starter"],
      isVaried: true,
      rows: [["chaat", []]],
    },
    {
      dish: "momo",
      also: [...GARNISH_OF_MEAT, "gyoza", "starter", "sauce", "soup"],
      isVaried: true,
      rows: [
        ["momo", ["chicken"]],
        ["momo", ["pork"]],
        ["momo", ["beef"]],
        ["momo", ["lamb"]],
        ["momo", []],
      ],
    },
    {
      dish: "chickenTikka",
      also: [...CURRIED, "chicken", "grilled", "starter", "plate", "shish"],
      rows: [["chicken-tikka", []]],
    },
    {
      dish: "paratha",
      also: ["bread", "butter", "side", "potato", "garlic"],
      isVaried: true,
      rows: [["paratha", []]],
    },
  ] satisfies DishRules[]
).map((rules) => ({ beside: BESIDE, ...rules }));
