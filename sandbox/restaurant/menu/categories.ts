import { type Category, text } from "./model.ts";

/** A root has either subcategories or items, never both; two levels at most (ordering.md §2.3). */
export const categories: readonly Category[] = [
  {
    id: "favourites",
    code: "C10",
    title: text("Favourites", "Lieblinge", "Favoriler", "المفضلة"),
    rootSortOrder: 1,
  },
  {
    id: "burgers",
    code: "C20",
    title: text("Burgers", "Burger", "Burgerler", "برغر"),
    rootSortOrder: 2,
  },
  {
    id: "wraps",
    code: "C30",
    title: text("Wraps", "Wraps", "Dürümler", "لفائف"),
    rootSortOrder: 3,
  },
  { id: "bowls", code: "C40", title: text("Bowls", "Bowls", "Kâseler", "سلطات"), rootSortOrder: 4 },
  {
    id: "sides",
    code: "C50",
    title: text("Sides", "Beilagen", "Yan lezzetler", "مقبلات"),
    rootSortOrder: 5,
    subCategories: ["sides-bites", "sides-salads", "sides-dips"],
  },
  {
    id: "sides-bites",
    code: "C51",
    title: text("Fries and bites", "Pommes und Snacks", "Patates ve atıştırmalık", "بطاطس ولقيمات"),
  },
  {
    id: "sides-salads",
    code: "C52",
    title: text("Small salads", "Kleine Salate", "Küçük salatalar", "سلطات صغيرة"),
  },
  {
    id: "sides-dips",
    code: "C53",
    title: text("Dips", "Dips", "Soslar", "تغميسات"),
    isPopup: true,
  },
  {
    id: "soups",
    code: "C60",
    title: text("Soups", "Suppen", "Çorbalar", "شوربات"),
    rootSortOrder: 6,
  },
  {
    id: "sweets",
    code: "C70",
    title: text("Sweets", "Süßes", "Tatlılar", "حلويات"),
    rootSortOrder: 7,
  },
  {
    id: "drinks",
    code: "C80",
    title: text("Drinks", "Getränke", "İçecekler", "مشروبات"),
    rootSortOrder: 8,
    subCategories: ["drinks-cold", "drinks-hot"],
  },
  { id: "drinks-cold", code: "C81", title: text("Cold", "Kalt", "Soğuk", "باردة") },
  { id: "drinks-hot", code: "C82", title: text("Hot", "Heiß", "Sıcak", "ساخنة") },
];

/** The first category repeats what sells best; the order is the counter's own. */
export const favourites: readonly string[] = [
  "combo-lunch-tray",
  "burger-beet",
  "soup-roast-tomato",
  "wrap-falafel",
  "quiche-leek-gruyere",
  "bowl-garden",
  "cake-chocolate",
  "fries-skin-on",
  "lemonade-mint",
];
