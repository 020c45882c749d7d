import { food, type Modifier, text } from "./model.ts";

/** Toppings of bowls, soups, fries and sweets. */
export const toppings: readonly Modifier[] = [
  {
    id: "topping-feta",
    code: "5201",
    title: text("Feta", "Feta", "Beyaz peynir", "جبنة فيتا"),
    prices: food(1.4),
  },
  {
    id: "topping-chicken",
    code: "5202",
    title: text("Grilled chicken", "Gegrilltes Hähnchen", "Izgara tavuk", "دجاج مشوي"),
    prices: food(2.9, 2.7),
  },
  {
    id: "topping-falafel",
    code: "5203",
    title: text("Two falafel", "Zwei Falafel", "İki falafel", "قطعتا فلافل"),
    prices: food(1.9),
  },
  {
    id: "topping-egg",
    code: "5204",
    title: text("Soft egg", "Weiches Ei", "Rafadan yumurta", "بيض نصف مسلوق"),
    prices: food(1.3),
  },
  {
    id: "topping-seeds",
    code: "5205",
    title: text("Toasted seeds", "Geröstete Kerne", "Kavrulmuş çekirdek", "بذور محمصة"),
    prices: food(0.7),
  },
  {
    id: "soup-basil-cream",
    code: "5211",
    title: text("Basil cream", "Basilikumrahm", "Fesleğenli krema", "كريمة الريحان"),
    prices: food(0.5),
  },
  {
    id: "soup-croutons",
    code: "5212",
    title: text("Croutons", "Croûtons", "Kruton", "خبز محمص"),
    prices: food(0.5),
  },
  {
    id: "soup-chilli-oil",
    code: "5213",
    title: text("Chilli oil", "Chiliöl", "Acı biber yağı", "زيت الفلفل الحار"),
    prices: food(0.5),
  },
  {
    id: "sauce-ketchup",
    code: "5221",
    title: text("Tomato ketchup", "Tomatenketchup", "Ketçap", "كاتشب"),
    prices: food(0.5),
  },
  {
    id: "sauce-mayonnaise",
    code: "5222",
    title: text("Mayonnaise", "Mayonnaise", "Mayonez", "مايونيز"),
    prices: food(0.5),
  },
  {
    id: "sauce-curry",
    code: "5223",
    title: text("Curry sauce", "Currysauce", "Köri sos", "صلصة الكاري"),
    prices: food(0.7),
  },
  {
    id: "sauce-garlic",
    code: "5224",
    title: text("Garlic sauce", "Knoblauchsauce", "Sarımsaklı sos", "صلصة الثوم"),
    prices: food(0.7),
  },
  {
    id: "sweet-cream",
    code: "5231",
    title: text("Whipped cream", "Schlagsahne", "Krem şanti", "كريمة مخفوقة"),
    prices: food(0.8),
  },
  {
    id: "sweet-cherries",
    code: "5232",
    title: text("Sour cherries", "Sauerkirschen", "Vişne", "كرز حامض"),
    prices: food(0.8),
  },
  {
    id: "sweet-chocolate",
    code: "5233",
    title: text("Chocolate sauce", "Schokosauce", "Çikolata sosu", "صلصة الشوكولاتة"),
    prices: food(0.8),
  },
  {
    id: "sweet-nuts",
    code: "5234",
    title: text("Roasted hazelnuts", "Geröstete Haselnüsse", "Kavrulmuş fındık", "بندق محمص"),
    prices: food(1),
  },
];
