import { type DishRules, GARNISH } from "./rules.ts";

export const ASIAN: readonly DishRules[] = [
  {
    dish: "curry",
    also: [
      "rice",
      "vegetable",
      "herb",
      "spicy",
      "sauce",
      "pepper",
      "plantMilk",
      "otherFruit",
      "nut",
      "bowl",
    ],
    isVaried: true,
    rows: [
      ["curry-tofu", ["tofu"], ["red", "vegan", "vegetarian"]],
      ["curry-dal", ["lentil"], ["yellow", "vegetarian"]],
      ["curry-red", ["red", "chicken"]],
      ["curry-green", ["green", "chicken"]],
      ["curry-red", ["red"]],
      ["curry-green", ["green"]],
      ["curry-yellow", ["yellow"], ["vegan", "vegetarian", "potato"]],
      ["curry-yellow", ["vegetable"], ["vegan", "vegetarian", "potato", "bean"]],
      ["curry-yellow", ["vegetarian"], ["potato", "bean"]],
      ["curry-yellow", ["vegan"], ["potato", "bean"]],
    ],
  },
  {
    dish: "butterChicken",
    also: ["curry", "rice", "bread", "chicken", "spicy", "bowl"],
    rows: [["curry-butter-chicken", []]],
  },
  {
    dish: "dal",
    also: ["lentil", "curry", "rice", "soup", "spinach", "tomato"],
    rows: [["curry-dal", []]],
  },
  {
    dish: "ramen",
    also: ["soup", "noodle", "egg", "bowl", "herb", "corn", "spicy", "seaweed", "miso"],
    isVaried: true,
    rows: [
      ["ramen", ["tonkotsu"], ["pork"]],
      ["ramen", ["pork"]],
    ],
  },
  { dish: "pho", also: ["soup", "noodle", "beef", "herb", "meat", "rice"], rows: [["pho", []]] },
  { dish: "padThai", also: ["shrimp", "noodle", "nut", "egg", "rice"], rows: [["pad-thai", []]] },
  {
    dish: "noodle",
    also: [...GARNISH, "pasta", "bowl", "sauce", "broccoli", "nut"],
    isVaried: true,
    rows: [
      ["noodles-fried", ["fried", "vegetable"], ["vegan", "vegetarian"]],
      ["noodles-fried", ["fried"]],
      ["noodles-fried", ["vegetable"]],
    ],
  },
  {
    dish: "friedRice",
    also: [...GARNISH, "egg", "pea", "rice", "fried"],
    isVaried: true,
    rows: [
      ["fried-rice", ["egg"]],
      ["fried-rice", ["vegetable"]],
      ["fried-rice", []],
    ],
  },
  {
    dish: "poke",
    also: [
      "bowl",
      "salmon",
      "avocado",
      "rice",
      "pineapple",
      "cucumber",
      "seaweed",
      "mango",
      "fish",
    ],
    isVaried: true,
    rows: [
      ["poke-bowl", ["salmon"]],
      ["poke-bowl", []],
    ],
  },
  {
    dish: "teriyaki",
    also: ["rice", "bowl", "sauce", "vegetable", "herb", "chilli"],
    isVaried: true,
    rows: [["teriyaki-chicken", ["chicken"]]],
  },
  {
    dish: "bibimbap",
    also: ["beef", "egg", "rice", "vegetable", "bowl", "meat"],
    rows: [["bibimbap", []]],
  },
  { dish: "rice", also: ["bowl", "side", "herb", "butter"], isVaried: true, rows: [["rice", []]] },
];
