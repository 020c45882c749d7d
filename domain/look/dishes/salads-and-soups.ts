import type { DishRules } from "./rules.ts";

const IN_SALADS = [
  "tomato",
  "onion",
  "redOnion",
  "cucumber",
  "lettuce",
  "rocket",
  "herb",
  "olive",
  "pepper",
  "corn",
  "carrot",
  "lemon",
  "avocado",
  "garlic",
  "bowl",
  "side",
  "spinach",
] as const;
const IN_SOUPS = [
  "herb",
  "cream",
  "garlic",
  "onion",
  "bread",
  "ginger",
  "carrot",
  "spicy",
  "chilli",
  "plantMilk",
  "lemon",
  "potato",
  "butter",
] as const;

export const SALADS: readonly DishRules[] = [
  {
    dish: "salad",
    also: ["bowl", "side", "lemon", "herb", "starter"],
    isVaried: true,
    rows: [
      [
        "salad-caesar",
        ["caesar", "chicken"],
        [
          "parmesan",
          "cheese",
          "egg",
          ...IN_SALADS,
          "bacon",
          "friedChicken",
          "roastChicken",
          "strips",
        ],
      ],
      ["salad-caesar", ["caesar"], ["parmesan", "cheese", "egg", ...IN_SALADS]],
      ["salad-greek", ["greek"], ["feta", "vegetarian", ...IN_SALADS, "cheese"]],
      ["salad-greek", ["feta", "olive"], ["vegetarian", ...IN_SALADS]],
      ["salad-caprese", ["caprese"], ["mozzarella", "vegetarian", ...IN_SALADS]],
      ["salad-caprese", ["tomato", "mozzarella"], ["vegetarian", ...IN_SALADS]],
      ["salad-tuna", ["tuna"], ["egg", "fish", "mixed", "bean", ...IN_SALADS]],
      [
        "salad-goat-cheese",
        ["goatCheese", "beet"],
        ["cheese", "honey", "nut", "vegetarian", "mixed", ...IN_SALADS],
      ],
      [
        "salad-goat-cheese",
        ["goatCheese"],
        [
          "beet",
          "honey",
          "nut",
          "vegetarian",
          "mixed",
          ...IN_SALADS,
          "cheese",
          "berry",
          "otherFruit",
        ],
      ],
      ["salad-potato", ["potato"], ["egg", "pickle", ...IN_SALADS]],
      ["salad-couscous", ["couscous"], ["vegetable", "vegan", "vegetarian", "bean", ...IN_SALADS]],
      ["salad-fruit", ["fruit"], ["berry", "strawberry", "banana", "apple", "mixed", "vegan"]],
      ["salad-green", ["green"], ["vegan", "vegetarian", ...IN_SALADS]],
      ["seaweed-salad", ["seaweed"]],
      ["salad-barley-bowl", ["barley"], ["vegetable", "beet", ...IN_SALADS]],
      ["salad-green", ["rocket"], ["lettuce", "parmesan", "vegan"]],
      ["salad-green", ["lettuce"], ["rocket", "vegan"]],
      ["salad-mixed", ["mixed"], ["vegan", "vegetarian", "vegetable", "green", ...IN_SALADS]],
      ["salad-mixed", ["vegetable"], ["vegan", "vegetarian", ...IN_SALADS]],
      ["salad-mixed", ["tomato", "cucumber"], ["vegan", "vegetarian", ...IN_SALADS]],
      ["salad-mixed", []],
    ],
  },
  { dish: "caprese", also: [...IN_SALADS, "mozzarella"], rows: [["salad-caprese", []]] },
  { dish: "coleslaw", also: [...IN_SALADS, "salad", "cabbage"], rows: [["salad-coleslaw", []]] },
  {
    dish: "bowl",
    also: IN_SALADS,
    isVaried: true,
    rows: [
      ["poke-bowl", ["salmon"], ["rice", "mango", "edamame", "seaweed", "fish"]],
      ["salad-barley-bowl", ["barley"], ["vegetable", "vegan", "vegetarian", "beet", "bean"]],
      ["salad-barley-bowl", ["vegetable"], ["vegan", "vegetarian", "beet"]],
      ["salad-barley-bowl", ["vegan"], ["beet", "vegetable"]],
    ],
  },
];

export const FURTHER_SALADS: readonly DishRules[] = [
  {
    dish: "fruitSalad",
    also: ["fruit", "berry", "strawberry", "banana", "apple", "otherFruit", "mixed", "salad"],
    rows: [["salad-fruit", []]],
  },
  {
    dish: "barley",
    also: IN_SALADS,
    isVaried: true,
    rows: [
      ["salad-barley-bowl", ["vegetable"], ["iced"]],
      ["salad-barley-bowl", ["beet"]],
    ],
  },
  {
    dish: "couscous",
    also: [...IN_SALADS, "mint", "bean", "otherVegetable", "grain"],
    isVaried: true,
    rows: [
      // Without a word for it, couscous is a hot dish in most countries.
      ["salad-couscous", ["salad"], ["vegetable"]],
    ],
  },
];

export const SOUPS: readonly DishRules[] = [
  {
    dish: "soup",
    also: IN_SOUPS,
    isVaried: true,
    rows: [
      ["soup-tom-yum", ["tomYum"], ["shrimp", "seafood"]],
      ["soup-onion", ["onion"], ["cheese"]],
      ["soup-tomato", ["tomato"], ["vegetarian", "cheese", "noodle", "pasta", "rice"]],
      ["soup-pumpkin", ["pumpkin"], ["vegetarian", "sweetPotato"]],
      ["soup-lentil", ["lentil"], ["red", "vegan", "vegetarian", "tomato"]],
      ["soup-mushroom", ["mushroom"], ["vegetarian"]],
      ["soup-chicken-noodle", ["chicken"], ["noodle", "pasta", "vegetable"]],
      ["soup-goulash", ["goulash"], ["beef", "meat"]],
      ["soup-pea", ["pea"], ["vegetarian", "green", "mint"]],
      ["soup-borscht", ["borscht"], ["beet", "red", "vegetarian"]],
      ["soup-borscht", ["beet"], ["vegetarian", "red"]],
      ["soup-vegetable", ["vegetable"], ["vegan", "vegetarian", "tomato"]],
    ],
  },
  {
    dish: "goulash",
    also: [...IN_SOUPS, "beef", "meat"],
    beside: ["spaetzle", "pasta", "noodle", "rice", "grain", "breadRoll"],
    isVaried: true,
    rows: [
      ["soup-goulash", ["soup"]],
      ["beef-stew", []],
    ],
  },
  {
    dish: "borscht",
    also: [...IN_SOUPS, "soup", "beet", "red", "beef", "vegetarian"],
    rows: [["soup-borscht", []]],
  },
  { dish: "onionSoup", also: [...IN_SOUPS, "cheese", "soup"], rows: [["soup-onion", []]] },
  {
    dish: "tomYum",
    also: [...IN_SOUPS, "soup", "shrimp", "seafood", "mushroom"],
    rows: [["soup-tom-yum", []]],
  },
];
