import { food, type GroupUse, type Item, text } from "./model.ts";

const FINISH: readonly GroupUse[] = [{ basedOn: "group-finish" }];

export const soups: readonly Item[] = [
  {
    id: "soup-roast-tomato",
    code: "1401",
    title: text(
      "Roast tomato soup",
      "Ofentomatensuppe",
      "Közlenmiş domates çorbası",
      "شوربة طماطم مشوية",
    ),
    note: text(
      "Basil cream, sourdough croutons",
      "Basilikumrahm, Sauerteig-Croûtons",
      "Fesleğenli krema, ekşi maya kruton",
      "كريمة الريحان، خبز محمص",
    ),
    allergens: ["gluten", "milk", "celery"],
    prices: food(6.8),
    category: "soups",
    groups: FINISH,
  },
  {
    id: "soup-red-lentil",
    code: "1402",
    title: text(
      "Red lentil soup",
      "Rote Linsensuppe",
      "Kırmızı mercimek çorbası",
      "شوربة العدس الأحمر",
    ),
    note: text(
      "Lemon, mint butter",
      "Zitrone, Minzbutter",
      "Limon, naneli tereyağı",
      "ليمون، زبدة بالنعناع",
    ),
    allergens: ["milk", "celery"],
    prices: food(6.4, 5.9),
    category: "soups",
    groups: FINISH,
  },
  {
    id: "soup-beet",
    code: "1403",
    title: text("Beet soup", "Rote-Bete-Suppe", "Pancar çorbası", "شوربة الشمندر"),
    note: text(
      "Slow-cooked beets, dill, sour cream",
      "Langsam gegarte Bete, Dill, Sauerrahm",
      "Ağır pişmiş pancar, dereotu, ekşi krema",
      "شمندر مطهو ببطء، شبت، كريمة حامضة",
    ),
    allergens: ["milk", "celery"],
    prices: food(6.9, 6.5),
    category: "soups",
    groups: FINISH,
  },
  {
    id: "soup-chicken-barley",
    code: "1404",
    title: text(
      "Chicken and barley soup",
      "Hühnersuppe mit Graupen",
      "Tavuklu arpa çorbası",
      "شوربة الدجاج والشعير",
    ),
    note: text(
      "Clear broth, carrots, parsley",
      "Klare Brühe, Karotten, Petersilie",
      "Berrak tavuk suyu, havuç, maydanoz",
      "مرق صافٍ، جزر، بقدونس",
    ),
    allergens: ["gluten", "celery"],
    prices: food(7.4),
    category: "soups",
    // A clear broth takes no cream: nothing is included, two finishes at most.
    groups: [{ basedOn: "group-finish", max: 2, free: 0 }],
  },
  {
    id: "soup-pumpkin",
    code: "1405",
    title: text("Pumpkin soup", "Kürbissuppe", "Bal kabağı çorbası", "شوربة اليقطين"),
    note: text(
      "Ginger, coconut, pumpkin seeds",
      "Ingwer, Kokos, Kürbiskerne",
      "Zencefil, hindistan cevizi, kabak çekirdeği",
      "زنجبيل، جوز الهند، بذور اليقطين",
    ),
    allergens: ["celery"],
    prices: food(6.6),
    category: "soups",
    groups: FINISH,
  },
];
