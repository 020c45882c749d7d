import { food, type GroupUse, type Item, text } from "./model.ts";

const BUILD_A_BOWL: readonly GroupUse[] = [
  { basedOn: "group-base" },
  { basedOn: "group-dressing" },
  { basedOn: "group-toppings" },
];

export const bowls: readonly Item[] = [
  {
    id: "bowl-garden",
    code: "1201",
    title: text("Garden bowl", "Garten-Bowl", "Bahçe kâsesi", "سلطة البستان"),
    note: text(
      "Cucumber, beets, chickpeas, soft egg",
      "Gurke, Rote Bete, Kichererbsen, weiches Ei",
      "Salatalık, pancar, nohut, rafadan yumurta",
      "خيار، شمندر، حمص حب، بيض نصف مسلوق",
    ),
    allergens: ["gluten", "egg", "mustard"],
    prices: food(10.9, 10.4),
    category: "bowls",
    groups: BUILD_A_BOWL,
  },
  {
    id: "bowl-chicken",
    code: "1202",
    title: text(
      "Chicken barley bowl",
      "Hähnchen-Graupen-Bowl",
      "Tavuklu arpa kâsesi",
      "سلطة الدجاج والشعير",
    ),
    note: text(
      "Grilled chicken, sweetcorn, avocado",
      "Gegrilltes Hähnchen, Mais, Avocado",
      "Izgara tavuk, mısır, avokado",
      "دجاج مشوي، ذرة، أفوكادو",
    ),
    allergens: ["gluten"],
    prices: food(12.4, 11.9),
    category: "bowls",
    groups: BUILD_A_BOWL,
  },
  {
    id: "bowl-salmon",
    code: "1203",
    title: text("Salmon bowl", "Lachs-Bowl", "Somon kâsesi", "سلطة السلمون"),
    note: text(
      "Baked salmon, edamame, radish, sesame",
      "Ofenlachs, Edamame, Radieschen, Sesam",
      "Fırın somon, edamame, turp, susam",
      "سلمون مشوي، إدامامي، فجل، سمسم",
    ),
    allergens: ["fish", "soy", "sesame"],
    prices: food(13.4),
    category: "bowls",
    groups: BUILD_A_BOWL,
  },
  {
    id: "bowl-lentil",
    code: "1204",
    title: text("Lentil bowl", "Linsen-Bowl", "Mercimek kâsesi", "سلطة العدس"),
    note: text(
      "Black lentils, pumpkin, pomegranate",
      "Belugalinsen, Kürbis, Granatapfel",
      "Siyah mercimek, bal kabağı, nar",
      "عدس أسود، يقطين، رمان",
    ),
    allergens: ["celery"],
    prices: food(11.2, 10.8),
    category: "bowls",
    groups: BUILD_A_BOWL,
  },
  {
    id: "bowl-mezze",
    code: "1205",
    title: text("Mezze bowl", "Mezze-Bowl", "Meze kâsesi", "سلطة المازة"),
    note: text(
      "Falafel, hummus, tabbouleh, olives",
      "Falafel, Hummus, Taboulé, Oliven",
      "Falafel, humus, kısır, zeytin",
      "فلافل، حمص، تبولة، زيتون",
    ),
    allergens: ["gluten", "sesame"],
    prices: food(11.9),
    category: "bowls",
    groups: BUILD_A_BOWL,
  },
  {
    id: "bowl-caesar",
    code: "1206",
    title: text("Caesar bowl", "Caesar-Bowl", "Sezar kâsesi", "سلطة سيزر"),
    note: text(
      "Romaine, parmesan, sourdough croutons",
      "Romana, Parmesan, Sauerteig-Croûtons",
      "Marul, parmesan, ekşi maya kruton",
      "خس روماني، بارميزان، خبز محمص",
    ),
    allergens: ["gluten", "milk", "egg", "fish"],
    prices: food(10.4, 9.9),
    category: "bowls",
    // Its dressing is part of the dish, and it is all leaves.
    groups: [{ basedOn: "group-toppings", max: 2 }],
  },
];
