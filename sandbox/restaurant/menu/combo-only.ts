import { drink, food, type Item, text } from "./model.ts";

/** Small portions that exist inside combos only: no category shows them (ordering.md §2.6). */
export const comboOnly: readonly Item[] = [
  {
    id: "burger-little",
    code: "1901",
    title: text("Little burger", "Kleiner Burger", "Küçük burger", "برغر صغير"),
    note: text(
      "Small beef patty, cheddar",
      "Kleines Rindfleisch-Patty, Cheddar",
      "Küçük dana köfte, çedar",
      "قرص لحم صغير، شيدر",
    ),
    allergens: ["gluten", "milk", "sesame"],
    prices: food(6.9),
    category: null,
    groups: [{ basedOn: "group-extras", max: 2, free: 1 }],
  },
  {
    id: "fries-little",
    code: "1902",
    title: text("Little fries", "Kleine Pommes", "Küçük patates", "بطاطس صغيرة"),
    note: text("A small cone", "Eine kleine Tüte", "Küçük bir külah", "قمع صغير"),
    allergens: [],
    prices: food(2.9),
    category: null,
    groups: [{ basedOn: "group-sauce", max: 1 }],
  },
  {
    id: "juice-little",
    code: "1903",
    title: text("Little apple juice", "Kleiner Apfelsaft", "Küçük elma suyu", "عصير تفاح صغير"),
    note: text("20 cl, cloudy", "0,2 l, naturtrüb", "20 cl, bulanık", "20 سنتيلتر، طبيعي"),
    allergens: [],
    prices: drink(2.2),
    category: null,
  },
];
