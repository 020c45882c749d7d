import { type DishRules, SWEET_SIDES } from "./rules.ts";

const SWEET = ["dessert", "cake", "cream", "sauce", "plate", "slice", "vanilla"] as const;

/** Pastries, cakes and desserts of European bakeries. */
export const EUROPEAN_SWEET_DISHES: readonly DishRules[] = (
  [
    {
      dish: "cannoli",
      also: [...SWEET, "pistachio", "nut", "cheese", "otherDessert"],
      isVaried: true,
      rows: [["cannoli", []]],
    },
    { dish: "rumBaba", also: [...SWEET, "alcohol"], rows: [["rum-baba", []]] },
    {
      dish: "milleFeuille",
      also: SWEET,
      isVaried: true,
      rows: [["mille-feuille", []]],
    },
    { dish: "napoleonCake", also: SWEET, rows: [["napoleon-cake", []]] },
    { dish: "honeyCake", also: [...SWEET, "honey", "nut"], rows: [["honey-cake", []]] },
    {
      dish: "custardTart",
      also: [...SWEET, "tart", "egg", "cinnamon"],
      rows: [["custard-tart", []]],
    },
    {
      dish: "creamDonut",
      also: [...SWEET, "jamDonut", "donut", "beignet"],
      rows: [["doughnut-cream", []]],
    },
    { dish: "palmier", also: SWEET, isVaried: true, rows: [["palmier", []]] },
    {
      dish: "cheeseBun",
      also: [...SWEET, "cheese", "breadRoll", "bread"],
      rows: [["yeast-bun-cheese", []]],
    },
    { dish: "creamPuff", also: SWEET, isVaried: true, rows: [["cream-puff", []]] },
    {
      dish: "appleTurnover",
      also: [...SWEET, "apple", "cinnamon", "danish"],
      rows: [["apple-turnover", []]],
    },
    { dish: "raisinSwirl", also: [...SWEET, "danish", "bread"], rows: [["raisin-swirl", []]] },
    {
      dish: "almondCroissant",
      also: [...SWEET, "croissant", "nut"],
      rows: [["croissant-almond", []]],
    },
    {
      dish: "hamCroissant",
      also: ["croissant", "ham", "cheese", "butter"],
      rows: [["croissant-ham-cheese", []]],
    },
    {
      dish: "floatingIsland",
      also: [...SWEET, "caramel", "nut", "pistachio"],
      rows: [["floating-island", []]],
    },
    {
      dish: "pavlova",
      also: [...SWEET, "berry", "fruit", "strawberry", "otherFruit", "red", "mixed"],
      rows: [["pavlova", []]],
    },
    {
      dish: "crumble",
      also: [...SWEET, "apple", "berry", "fruit", "otherFruit", "cinnamon", "red"],
      isVaried: true,
      rows: [["crumble", []]],
    },
    {
      dish: "stickyToffee",
      also: [...SWEET, "caramel", "otherFruit", "otherDessert"],
      rows: [["sticky-toffee-pudding", []]],
    },
    { dish: "beeSting", also: [...SWEET, "honey", "nut"], rows: [["bee-sting-cake", []]] },
    {
      dish: "crumbCake",
      also: [...SWEET, "otherFruit", "berry", "apple", "butter"],
      rows: [["crumb-cake", []]],
    },
    {
      dish: "briocheBun",
      also: ["butter", "bread"],
      beside: ["butter", "jam"],
      isVaried: true,
      rows: [["brioche", []]],
    },
    { dish: "poppyRoll", also: SWEET, rows: [["poppy-seed-roll", []]] },
    {
      dish: "victoriaSponge",
      also: [...SWEET, "jam", "strawberry"],
      rows: [["victoria-sponge", []]],
    },
  ] satisfies DishRules[]
).map((rules) => ({ beside: SWEET_SIDES, ...rules }));
