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
      ["nigiri-egg", ["egg"], ["vegetarian", "omelette"]],
    ],
  },
  {
    dish: "maki",
    also: ["sushi", "roll", "rice", "seaweed"],
    isVaried: true,
    rows: [
      ["maki-salmon", ["salmon"], ["fish"]],
      ["maki-cucumber", ["cucumber"], ["herb", "vegan", "vegetarian"]],
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
    also: ["sushi", "rice", "maki", "roll", "seafood", "avocado", "cucumber", "fish", "herb"],
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
    also: ["sushi", "fish", "roll", "seaweed"],
    rows: [
      ["temaki", ["salmon"], ["avocado", "cucumber"]],
      ["temaki", []],
    ],
  },
  {
    dish: "sushi",
    also: ["fish"],
    isVaried: true,
    rows: [
      ["nigiri-salmon", ["salmon"], ["nigiri"]],
      ["nigiri-tuna", ["tuna"], ["nigiri"]],
      ["nigiri-shrimp", ["shrimp"], ["nigiri"]],
      ["nigiri-egg", ["egg"], ["nigiri", "omelette"]],
      [
        "sushi-set",
        ["mixed"],
        ["salmon", "tuna", "roll", "sashimi", "set", "plate", "nigiri", "maki"],
      ],
      ["sushi-set", ["box"], ["salmon", "tuna", "roll", "nigiri", "maki"]],
      ["sushi-set", ["set"], ["salmon", "tuna", "roll", "sashimi", "plate", "nigiri", "maki"]],
      ["sushi-set", ["plate"], ["salmon", "tuna", "roll", "sashimi", "nigiri", "maki"]],
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
