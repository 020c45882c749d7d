import { food, type Item, text } from "./model.ts";

export const salads: readonly Item[] = [
  {
    id: "salad-green",
    code: "1321",
    title: text("Green salad", "Grüner Salat", "Yeşil salata", "سلطة خضراء"),
    note: text(
      "Leaves, herbs, apple vinaigrette",
      "Blattsalate, Kräuter, Apfelvinaigrette",
      "Yeşillik, otlar, elma sirkesi sosu",
      "أوراق خضراء، أعشاب، صلصة خل التفاح",
    ),
    allergens: ["mustard"],
    prices: food(4.4),
    category: "sides-salads",
  },
  {
    id: "salad-beet",
    code: "1322",
    title: text(
      "Beet and orange salad",
      "Rote-Bete-Orangen-Salat",
      "Pancar portakal salatası",
      "سلطة الشمندر والبرتقال",
    ),
    note: text(
      "Roast beets, orange, hazelnuts",
      "Ofen-Bete, Orange, Haselnüsse",
      "Fırın pancar, portakal, fındık",
      "شمندر مشوي، برتقال، بندق",
    ),
    allergens: ["nuts"],
    prices: food(5.4, 5.2),
    category: "sides-salads",
  },
  {
    id: "salad-slaw",
    code: "1323",
    title: text("Red slaw", "Rotkrautsalat", "Kırmızı lahana salatası", "سلطة الملفوف الأحمر"),
    note: text(
      "Red cabbage, apple, caraway",
      "Rotkohl, Apfel, Kümmel",
      "Kırmızı lahana, elma, Frenk kimyonu",
      "ملفوف أحمر، تفاح، كراوية",
    ),
    allergens: ["mustard", "egg"],
    prices: food(3.9),
    category: "sides-salads",
  },
  {
    id: "salad-cucumber",
    code: "1324",
    title: text("Cucumber salad", "Gurkensalat", "Salatalık salatası", "سلطة الخيار"),
    note: text(
      "Sour cream and dill",
      "Sauerrahm und Dill",
      "Ekşi krema ve dereotu",
      "كريمة حامضة وشبت",
    ),
    allergens: ["milk"],
    prices: food(4.1),
    category: "sides-salads",
  },
];

/** Offered in the popup subcategory of the sides. */
export const dips: readonly Item[] = [
  {
    id: "dip-aioli",
    code: "1341",
    title: text("Aioli", "Aioli", "Sarımsaklı mayonez", "أيولي"),
    note: text("Garlic and lemon", "Knoblauch und Zitrone", "Sarımsak ve limon", "ثوم وليمون"),
    allergens: ["egg", "mustard"],
    prices: food(1.2),
    category: "sides-dips",
  },
  {
    id: "dip-harissa",
    code: "1342",
    title: text(
      "Harissa mayonnaise",
      "Harissa-Mayonnaise",
      "Harissalı mayonez",
      "مايونيز بالهريسة",
    ),
    note: text("A little hot", "Leicht scharf", "Hafif acı", "حارة قليلاً"),
    allergens: ["egg", "mustard"],
    prices: food(1.2),
    category: "sides-dips",
  },
  {
    id: "dip-yoghurt",
    code: "1343",
    title: text("Mint yoghurt", "Minzjoghurt", "Naneli yoğurt", "لبن بالنعناع"),
    note: text("Cool and fresh", "Kühl und frisch", "Serin ve ferah", "بارد ومنعش"),
    allergens: ["milk"],
    prices: food(1.2),
    category: "sides-dips",
  },
  {
    id: "dip-beet-hummus",
    code: "1344",
    title: text("Beet hummus", "Rote-Bete-Hummus", "Pancarlı humus", "حمص بالشمندر"),
    note: text("With cumin", "Mit Kreuzkümmel", "Kimyonlu", "بالكمون"),
    allergens: ["sesame"],
    prices: food(1.9),
    category: "sides-dips",
  },
  {
    id: "dip-barbecue",
    code: "1345",
    title: text("Smoky barbecue", "Rauchiges Barbecue", "Füme barbekü", "باربكيو مدخن"),
    note: text(
      "Plum and smoked paprika",
      "Pflaume und Rauchpaprika",
      "Erik ve füme biber",
      "برقوق وبابريكا مدخنة",
    ),
    allergens: ["mustard", "celery"],
    prices: food(0.9),
    category: "sides-dips",
  },
];
