import { type Group, type GroupMember, text } from "./model.ts";

/** Members of a group in their order, with those in `preselected` chosen by default. */
function members(ids: readonly string[], preselected: readonly string[] = []): GroupMember[] {
  return ids.map((modifier) => ({ modifier, selected: preselected.includes(modifier) }));
}

const SALTS = ["salt-sea", "salt-paprika", "salt-parmesan"];
const EXTRAS = [
  "extra-pickles",
  "extra-cheddar",
  "extra-avocado",
  "extra-red-onion",
  "extra-chilli",
  "extra-fried-egg",
];

/** The group prototypes of the menu (ordering.md §2.4). */
export const groups: readonly Group[] = [
  {
    id: "group-bun",
    code: "6001",
    title: text("Bun", "Brötchen", "Ekmek", "الخبز"),
    min: 1,
    max: 1,
    free: 0,
    members: members(["bun-barley", "bun-brioche", "bun-lettuce"], ["bun-barley"]),
  },
  {
    id: "group-extras",
    code: "6002",
    title: text("Extras", "Extras", "Ekstralar", "إضافات"),
    min: 0,
    max: 5,
    free: 2,
    members: members(EXTRAS),
  },
  {
    id: "group-flatbread",
    code: "6003",
    title: text("Flatbread", "Fladenbrot", "Lavaş", "الخبز الرقيق"),
    min: 1,
    max: 1,
    free: 0,
    members: members(
      ["flatbread-wheat", "flatbread-spinach", "flatbread-gluten-free"],
      ["flatbread-wheat"],
    ),
  },
  {
    id: "group-base",
    code: "6004",
    title: text("Base", "Grundlage", "Taban", "القاعدة"),
    min: 1,
    max: 2,
    free: 0,
    members: members(["base-barley", "base-rice", "base-leaves"], ["base-barley"]),
  },
  {
    id: "group-dressing",
    code: "6005",
    title: text("Dressing", "Dressing", "Sos", "الصلصة"),
    min: 1,
    max: 1,
    free: 0,
    members: members(["dressing-lemon-tahini", "dressing-mustard", "dressing-yoghurt"]),
  },
  {
    id: "group-toppings",
    code: "6006",
    title: text("Toppings", "Toppings", "Üzerine", "إضافات الطبق"),
    min: 0,
    max: 4,
    free: 0,
    members: members([
      "topping-feta",
      "topping-chicken",
      "topping-falafel",
      "topping-egg",
      "topping-seeds",
    ]),
  },
  {
    id: "group-seasoning",
    code: "6007",
    title: text("Seasoning", "Gewürz", "Baharat", "التتبيلة"),
    min: 1,
    max: 1,
    free: 0,
    members: members(SALTS, ["salt-sea"]),
  },
  {
    id: "group-sauce",
    code: "6008",
    title: text("Sauce", "Sauce", "Sos", "صلصة"),
    min: 0,
    max: 3,
    free: 1,
    members: members(["sauce-ketchup", "sauce-mayonnaise", "sauce-curry", "sauce-garlic"]),
  },
  {
    id: "group-finish",
    code: "6009",
    title: text("To finish", "Zum Abrunden", "Son dokunuş", "اللمسة الأخيرة"),
    min: 0,
    max: 3,
    free: 2,
    members: members(
      ["soup-basil-cream", "soup-croutons", "soup-chilli-oil"],
      ["soup-basil-cream", "soup-croutons"],
    ),
  },
  {
    id: "group-sweet-toppings",
    code: "6010",
    title: text("On top", "Obendrauf", "Üstüne", "على الوجه"),
    min: 0,
    max: 3,
    free: 1,
    members: members(["sweet-cream", "sweet-cherries", "sweet-chocolate", "sweet-nuts"]),
  },
  {
    id: "group-milk",
    code: "6011",
    title: text("Milk", "Milch", "Süt", "الحليب"),
    min: 1,
    max: 1,
    free: 0,
    members: members(["milk-whole", "milk-oat", "milk-soy"], ["milk-whole"]),
  },
  {
    id: "group-coffee-extras",
    code: "6012",
    title: text("Coffee extras", "Kaffee-Extras", "Kahve ekstraları", "إضافات القهوة"),
    min: 0,
    max: 3,
    free: 0,
    members: members(["coffee-extra-shot", "coffee-vanilla", "coffee-cinnamon"]),
  },
];

/** A group of only one item, without a prototype. */
export const toastBread: Group = {
  id: "group-toast-bread",
  code: "6101",
  title: text("Bread", "Brot", "Ekmek", "نوع الخبز"),
  min: 1,
  max: 1,
  free: 0,
  members: members(["toast-sourdough", "toast-rye"], ["toast-sourdough"]),
};
