/**
 * A small menu for the preview: some dishes, one with choices, one combo. The outlet's own is not needed to check its
 * texts.
 */
import type { LocalizedText } from "../../../../domain/localized-text.ts";
import type {
  Combo,
  GroupModifier,
  Menu,
  MenuItem,
  ModifierGroup,
} from "../../../../domain/menu.ts";
import type { SceneMenu } from "./scene.ts";

const says = (en: string, de: string, tr: string, ar: string): LocalizedText => ({
  en,
  de,
  tr,
  ar,
});
const costs = (value: string) => ({ EAT_IN: { value, taxes: [] } });

const extra = (id: string, title: LocalizedText, price: string): GroupModifier => ({
  id,
  code: id,
  title,
  prices: costs(price),
  preselected: false,
});

const EXTRAS: ModifierGroup = {
  id: "extras",
  title: says("On top", "Dazu", "Üzerine", "إضافات"),
  min: 0,
  max: 3,
  free: 1,
  modifiers: [
    extra("croutons", says("Croutons", "Croûtons", "Kruton", "خبز محمص"), "0.80"),
    extra("herbs", says("Fresh herbs", "Frische Kräuter", "Taze otlar", "أعشاب طازجة"), "0.50"),
    extra("cheese", says("Goat cheese", "Ziegenkäse", "Keçi peyniri", "جبن الماعز"), "1.60"),
  ],
};

const dish = (
  id: string,
  title: LocalizedText,
  description: LocalizedText,
  price: string,
  modifierGroups: readonly ModifierGroup[] = [],
): MenuItem => ({ id, code: id, title, description, prices: costs(price), modifierGroups });

const SOUP = dish(
  "soup",
  says("Tomato soup", "Tomatensuppe", "Domates çorbası", "شوربة طماطم"),
  says("With basil", "Mit Basilikum", "Fesleğenli", "بالريحان"),
  "6.40",
  [EXTRAS],
);
const SALAD = dish(
  "salad",
  says("Green salad", "Grüner Salat", "Yeşil salata", "سلطة خضراء"),
  says("Leaves of the day", "Blätter vom Tag", "Günün yeşillikleri", "أوراق اليوم"),
  "5.90",
);
const BOWL = dish(
  "bowl",
  says("Grain bowl", "Getreideschale", "Tahıl kâsesi", "طبق حبوب"),
  says(
    "Barley, beans, lemon",
    "Gerste, Bohnen, Zitrone",
    "Arpa, fasulye, limon",
    "شعير وفول وليمون",
  ),
  "11.50",
  [EXTRAS],
);
const LEMONADE = dish(
  "lemonade",
  says("Lemonade", "Limonade", "Limonata", "ليموناضة"),
  says("0.4 l", "0,4 l", "0,4 l", "٠٫٤ لتر"),
  "3.90",
);
const TEA = dish(
  "tea",
  says("Mint tea", "Minztee", "Nane çayı", "شاي بالنعناع"),
  says("A pot", "Eine Kanne", "Bir demlik", "إبريق"),
  "3.20",
);

const pick = (item: MenuItem, surcharge: string) => ({
  itemId: item.id,
  id: item.id,
  code: item.code,
  surcharges: costs(surcharge),
  preselected: false,
  forbiddenModifiers: [],
});

const LUNCH: Combo = {
  id: "lunch",
  code: "lunch",
  title: says("Lunch for one", "Mittagstisch", "Öğle menüsü", "وجبة غداء"),
  description: says(
    "A dish and a drink",
    "Ein Gericht und ein Getränk",
    "Bir yemek ve bir içecek",
    "طبق ومشروب",
  ),
  prices: costs("9.80"),
  steps: [
    {
      id: "dish",
      title: says("The dish", "Das Gericht", "Yemek", "الطبق"),
      min: 1,
      max: 1,
      items: [pick(SOUP, "0"), pick(SALAD, "0"), pick(BOWL, "2.50")],
    },
    {
      id: "drink",
      title: says("The drink", "Das Getränk", "İçecek", "المشروب"),
      min: 1,
      max: 1,
      items: [pick(LEMONADE, "0"), pick(TEA, "0")],
    },
  ],
};

const category = (
  id: string,
  title: LocalizedText,
  products: Menu["categories"][0]["products"],
) => ({
  id,
  title,
  isPopup: false,
  subcategories: [],
  products,
});
const item = ({ id }: MenuItem) => ({ kind: "item" as const, id });

const MENU: Menu = {
  revision: 1,
  categories: [
    category("dishes", says("Dishes", "Gerichte", "Yemekler", "أطباق"), [
      item(SOUP),
      item(SALAD),
      item(BOWL),
      { kind: "combo", id: LUNCH.id },
    ]),
    category("drinks", says("Drinks", "Getränke", "İçecekler", "مشروبات"), [
      item(LEMONADE),
      item(TEA),
    ]),
  ],
  items: Object.fromEntries([SOUP, SALAD, BOWL, LEMONADE, TEA].map((one) => [one.id, one])),
  combos: { [LUNCH.id]: LUNCH },
};

export const SAMPLE_MENU: SceneMenu = {
  pictured: { menu: MENU, pictures: {} },
  lines: [
    {
      kind: "item",
      lineId: "preview-soup",
      itemId: SOUP.id,
      count: 2,
      choices: [{ groupId: EXTRAS.id, modifierId: "croutons", count: 1 }],
    },
    { kind: "item", lineId: "preview-bowl", itemId: BOWL.id, count: 1, choices: [] },
  ],
  item: SOUP.id,
  combo: LUNCH.id,
};

/** The dish that a reward brings for nothing. */
export const REWARD_DISH = LEMONADE;
