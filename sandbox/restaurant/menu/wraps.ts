import { food, type GroupUse, type Item, text } from "./model.ts";

const FLATBREAD_AND_EXTRAS: readonly GroupUse[] = [
  { basedOn: "group-flatbread" },
  // A wrap holds less than a burger: three extras, the first one free.
  { basedOn: "group-extras", max: 3, free: 1 },
];

export const wraps: readonly Item[] = [
  {
    id: "wrap-falafel",
    code: "1101",
    title: text("Falafel wrap", "Falafel-Wrap", "Falafel dürüm", "لفافة فلافل"),
    note: text(
      "Tahini, tomato, soft herbs",
      "Tahini, Tomate, frische Kräuter",
      "Tahin, domates, taze otlar",
      "طحينة، طماطم، أعشاب",
    ),
    allergens: ["gluten", "sesame"],
    prices: food(9.4, 8.9),
    category: "wraps",
    groups: FLATBREAD_AND_EXTRAS,
  },
  {
    id: "wrap-chicken",
    code: "1102",
    title: text("Chicken wrap", "Hähnchen-Wrap", "Tavuk dürüm", "لفافة دجاج"),
    note: text(
      "Grilled chicken, romaine, parmesan dressing",
      "Gegrilltes Hähnchen, Romana, Parmesandressing",
      "Izgara tavuk, marul, parmesan sosu",
      "دجاج مشوي، خس روماني، صلصة البارميزان",
    ),
    allergens: ["gluten", "milk", "egg", "fish"],
    prices: food(9.9, 9.4),
    category: "wraps",
    groups: FLATBREAD_AND_EXTRAS,
  },
  {
    id: "wrap-beet",
    code: "1103",
    title: text(
      "Beet and feta wrap",
      "Wrap mit Rote Bete und Feta",
      "Pancarlı peynirli dürüm",
      "لفافة الشمندر والفيتا",
    ),
    note: text(
      "Roast beets, feta, walnuts, dill",
      "Ofen-Bete, Feta, Walnüsse, Dill",
      "Fırın pancar, beyaz peynir, ceviz, dereotu",
      "شمندر مشوي، فيتا، جوز، شبت",
    ),
    allergens: ["gluten", "milk", "nuts"],
    prices: food(9.2),
    category: "wraps",
    groups: FLATBREAD_AND_EXTRAS,
  },
  {
    id: "wrap-hummus",
    code: "1104",
    title: text("Hummus wrap", "Hummus-Wrap", "Humuslu dürüm", "لفافة حمص"),
    note: text(
      "Hummus, carrot, cucumber, mint",
      "Hummus, Karotte, Gurke, Minze",
      "Humus, havuç, salatalık, nane",
      "حمص، جزر، خيار، نعناع",
    ),
    allergens: ["gluten", "sesame"],
    prices: food(8.9, 8.5),
    category: "wraps",
    groups: FLATBREAD_AND_EXTRAS,
  },
  {
    id: "wrap-salmon",
    code: "1105",
    title: text(
      "Smoked salmon wrap",
      "Räucherlachs-Wrap",
      "Somon füme dürüm",
      "لفافة السلمون المدخن",
    ),
    note: text(
      "Cream cheese, dill, pickled cucumber",
      "Frischkäse, Dill, eingelegte Gurke",
      "Krem peynir, dereotu, salatalık turşusu",
      "جبن كريمي، شبت، خيار مخلل",
    ),
    allergens: ["gluten", "milk", "fish"],
    prices: food(11.4, 10.9),
    category: "wraps",
    groups: FLATBREAD_AND_EXTRAS,
  },
  {
    id: "wrap-egg",
    code: "1106",
    title: text(
      "Morning egg wrap",
      "Eier-Wrap am Morgen",
      "Yumurtalı sabah dürümü",
      "لفافة البيض الصباحية",
    ),
    note: text(
      "Scrambled egg, spinach, mountain cheese",
      "Rührei, Spinat, Bergkäse",
      "Çırpılmış yumurta, ıspanak, dağ peyniri",
      "بيض مخفوق، سبانخ، جبن جبلي",
    ),
    allergens: ["gluten", "milk", "egg"],
    prices: food(7.9, 7.4),
    category: "wraps",
    groups: FLATBREAD_AND_EXTRAS,
  },
];
