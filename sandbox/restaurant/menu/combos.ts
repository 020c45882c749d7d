import { type Combo, food, type StepItem, text } from "./model.ts";

/** Choices of a step by item id; the number is the surcharge in euros on top of the combo. */
function choices(surcharges: Readonly<Record<string, number>>, selected?: string): StepItem[] {
  return Object.entries(surcharges).map(([item, surcharge]) => ({
    item,
    surcharge: food(surcharge),
    ...(item === selected ? { selected: true } : {}),
  }));
}

const DRINKS = {
  "lemonade-mint": 0,
  "water-still": 0,
  "apple-spritzer": 0,
  "juice-orange": 0.8,
  "coffee-flat-white": 0.4,
};

const lunchTray: Combo = {
  id: "combo-lunch-tray",
  code: "3001",
  title: text("Lunch tray", "Mittagstablett", "Öğle tepsisi", "صينية الغداء"),
  note: text(
    "A burger, a side and a drink",
    "Ein Burger, eine Beilage und ein Getränk",
    "Bir burger, bir yan lezzet ve bir içecek",
    "برغر وطبق جانبي ومشروب",
  ),
  prices: food(17.9, 16.9),
  category: "burgers",
  steps: [
    {
      id: "combo-lunch-tray-burger",
      code: "3001-1",
      title: text("Your burger", "Ihr Burger", "Burgeriniz", "البرغر"),
      min: 1,
      max: 1,
      items: [
        { item: "burger-barley", surcharge: food(0), selected: true },
        { item: "burger-beet", surcharge: food(1, 0.9) },
        // These fillings need a bun on a tray.
        { item: "burger-chicken", surcharge: food(0.5), forbiddenModifiers: ["bun-lettuce"] },
        {
          item: "burger-double",
          surcharge: food(3.5),
          forbiddenModifiers: ["extra-fried-egg", "bun-lettuce"],
        },
      ],
    },
    {
      id: "combo-lunch-tray-side",
      code: "3001-2",
      title: text("Your side", "Ihre Beilage", "Yan lezzetiniz", "الطبق الجانبي"),
      min: 1,
      max: 1,
      items: choices(
        { "fries-skin-on": 0, "fries-sweet-potato": 0.6, "salad-green": 0 },
        "fries-skin-on",
      ),
    },
    {
      id: "combo-lunch-tray-drink",
      code: "3001-3",
      title: text("Your drink", "Ihr Getränk", "İçeceğiniz", "المشروب"),
      min: 1,
      max: 1,
      items: choices(DRINKS),
    },
  ],
};

const littleTray: Combo = {
  id: "combo-little-tray",
  code: "3002",
  title: text("Little tray", "Kindertablett", "Çocuk tepsisi", "صينية الصغار"),
  note: text(
    "For small guests, with a sweet if you like",
    "Für kleine Gäste, auf Wunsch mit etwas Süßem",
    "Küçük misafirlere, isterseniz tatlıyla",
    "للضيوف الصغار، مع حلوى إن أحببت",
  ),
  prices: food(9.9, 9.4),
  category: "burgers",
  steps: [
    {
      id: "combo-little-tray-main",
      code: "3002-1",
      title: text("Main", "Hauptgericht", "Ana yemek", "الطبق الرئيسي"),
      min: 1,
      max: 1,
      items: choices({ "burger-little": 0, "toast-cheese": 0 }, "burger-little"),
    },
    {
      id: "combo-little-tray-side",
      code: "3002-2",
      title: text("Side", "Beilage", "Yan lezzet", "طبق جانبي"),
      min: 1,
      max: 1,
      items: choices({ "fries-little": 0, "salad-cucumber": 0.5 }, "fries-little"),
    },
    {
      id: "combo-little-tray-drink",
      code: "3002-3",
      title: text("Drink", "Getränk", "İçecek", "مشروب"),
      min: 1,
      max: 1,
      items: choices({ "juice-little": 0, "water-still": 0, ayran: 0 }, "juice-little"),
    },
    {
      id: "combo-little-tray-sweet",
      code: "3002-4",
      title: text("Something sweet", "Etwas Süßes", "Tatlı bir şey", "شيء حلو"),
      min: 0,
      max: 1,
      items: choices({ cookie: 1.5, "rice-pudding": 2.2 }),
    },
  ],
};

const soupAndToast: Combo = {
  id: "combo-soup-and-toast",
  code: "3003",
  title: text("Soup and toast", "Suppe und Toast", "Çorba ve tost", "شوربة وتوست"),
  note: text(
    "Any soup with cheese toast or quiche",
    "Eine Suppe nach Wahl mit Käsetoast oder Quiche",
    "Dilediğin çorba, peynirli tost veya kişle",
    "أي شوربة مع توست بالجبن أو كيش",
  ),
  prices: food(11.9, 11.4),
  category: "soups",
  steps: [
    {
      id: "combo-soup-and-toast-soup",
      code: "3003-1",
      title: text("Soup", "Suppe", "Çorba", "الشوربة"),
      min: 1,
      max: 1,
      items: choices({
        "soup-roast-tomato": 0,
        "soup-red-lentil": 0,
        "soup-beet": 0,
        "soup-chicken-barley": 0.6,
        "soup-pumpkin": 0,
      }),
    },
    {
      id: "combo-soup-and-toast-toast",
      code: "3003-2",
      title: text("With it", "Dazu", "Yanında", "معها"),
      min: 1,
      max: 1,
      items: choices({ "toast-cheese": 0, "quiche-leek-gruyere": 0.5 }, "toast-cheese"),
    },
  ],
};

const sharingFries: Combo = {
  id: "combo-sharing-fries",
  code: "3004",
  title: text("Fries to share", "Pommes zum Teilen", "Paylaşmalık patates", "بطاطس للمشاركة"),
  note: text(
    "Two portions of fries and two or three dips",
    "Zwei Portionen Pommes und zwei oder drei Dips",
    "İki porsiyon patates, iki veya üç sos",
    "حصتا بطاطس مع تغميستين أو ثلاث",
  ),
  prices: food(10.9),
  category: "sides-bites",
  steps: [
    {
      id: "combo-sharing-fries-fries",
      code: "3004-1",
      title: text("Two portions", "Zwei Portionen", "İki porsiyon", "حصتان"),
      min: 2,
      max: 2,
      items: choices({ "fries-skin-on": 0, "fries-sweet-potato": 0.6, wedges: 0.2 }),
    },
    {
      id: "combo-sharing-fries-dips",
      code: "3004-2",
      title: text("Dips", "Dips", "Soslar", "التغميسات"),
      min: 2,
      max: 3,
      items: choices({
        "dip-aioli": 0,
        "dip-harissa": 0,
        "dip-yoghurt": 0,
        "dip-beet-hummus": 0.7,
        "dip-barbecue": 0,
      }),
    },
  ],
};

/** Bundles assembled through steps (ordering.md §2.6). */
export const combos: readonly Combo[] = [lunchTray, littleTray, soupAndToast, sharingFries];
