import type { DishRules } from "./rules.ts";

export const SUSHI: readonly DishRules[] = [
  {
    dish: "nigiri",
    also: ["sushi", "fish", "rice"],
    isVaried: true,
    rows: [
      ["nigiri-salmon", ["salmon"]],
      ["nigiri-tuna", ["tuna"]],
      ["nigiri-shrimp", ["shrimp"]],
      ["nigiri-egg", ["egg"], ["vegetarian"]],
    ],
  },
  {
    dish: "maki",
    also: ["sushi", "roll", "rice", "seaweed"],
    isVaried: true,
    rows: [
      ["maki-salmon", ["salmon"], ["fish"]],
      ["maki-cucumber", ["cucumber"], ["herb"]],
    ],
  },
  {
    dish: "roll",
    also: ["sushi", "rice", "maki"],
    isVaried: true,
    rows: [["california-roll", ["california"], ["seafood", "avocado", "cucumber", "fish"]]],
  },
  {
    dish: "california",
    also: ["sushi", "rice", "maki", "roll", "seafood", "avocado", "cucumber"],
    isVaried: true,
    rows: [["california-roll", []]],
  },
  {
    dish: "sashimi",
    also: ["salmon", "tuna", "fish", "mixed", "set", "plate"],
    rows: [["sashimi", []]],
  },
  {
    dish: "temaki",
    also: ["salmon", "avocado", "cucumber", "sushi", "fish"],
    rows: [["temaki", []]],
  },
  {
    dish: "sushi",
    also: ["fish", "salmon", "tuna"],
    isVaried: true,
    rows: [
      ["sushi-set", ["mixed"], ["set", "plate", "nigiri", "maki"]],
      ["sushi-set", ["set"], ["plate", "nigiri", "maki"]],
      ["sushi-set", ["plate"], ["nigiri", "maki"]],
      ["sushi-set", []],
    ],
  },
  { dish: "tempura", also: ["fried"], isVaried: true, rows: [["tempura-shrimp", ["shrimp"]]] },
  { dish: "edamame", also: ["bean", "spicy", "garlic", "chilli"], rows: [["edamame", []]] },
  {
    dish: "miso",
    also: ["soup", "tofu", "seaweed", "herb"],
    rows: [
      ["miso-soup", ["soup"]],
      ["miso-soup", ["tofu"]],
    ],
  },
  {
    dish: "onigiri",
    also: [
      "rice",
      "salmon",
      "tuna",
      "chicken",
      "shrimp",
      "fish",
      "mayo",
      "herb",
      "seaweed",
      "otherFruit",
      "tofu",
      "vegetable",
      "spicy",
      "avocado",
      "teriyaki",
    ],
    rows: [["onigiri", []]],
  },
];
