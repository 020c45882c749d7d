/** Messages of ordering.md §2.1 to §2.6, transcribed from its text. */
import type { Example } from "./example.ts";

const requestId = "5f7b3c1e-8f8e-4e0e-9a53-1f1c8f0f6f10";

const root = {
  refId: "c-1",
  id: "burgers",
  code: "C20",
  title: { en: "Burgers", de: "Burger" },
  root: true,
  rootSortOrder: 1,
};
const pickles = {
  refId: "m-1",
  id: "extra-pickles",
  code: "5101",
  title: { en: "Pickles" },
  pricesByOrderingType: { EAT_IN: { value: 0.9 } },
};
const extras = {
  refId: "g-1",
  id: "group-extras",
  code: "6002",
  title: { en: "Extras" },
  min: 0,
  max: 5,
  free: 2,
  modifiers: [{ modifier: "m-1", selected: false, sortOrder: 10 }],
};
const burger = {
  refId: "i-1",
  id: "burger-beet",
  code: "1002",
  title: { en: "Beet burger", ar: "برغر الشمندر" },
  description: { en: "Roast beet patty" },
  sortOrder: 1,
  pricesByOrderingType: {
    EAT_IN: { value: 12.9, taxes: [19] },
    PICKUP: { value: 12.125, taxes: [7] },
  },
  categories: [{ category: "c-1", sortOrder: 10 }],
  modifierGroups: [
    {
      refId: "e-1",
      id: "group-extras",
      code: "6002",
      title: { en: "Extras" },
      basedOn: "g-1",
      max: 3,
      free: 1,
    },
  ],
};
const stepItem = {
  refId: "i-1",
  id: "burger-beet",
  code: "1002",
  selected: true,
  forbiddenModifiers: ["m-1"],
  sortOrder: 10,
  pricesByOrderingType: { EAT_IN: { value: 0 } },
};
const step = {
  refId: "s-1",
  id: "tray-burger",
  code: "3001-1",
  title: { en: "Your burger" },
  min: 1,
  max: 1,
  sortOrder: 1,
  items: [stepItem],
};
const combo = {
  refId: "k-1",
  id: "tray",
  code: "3001",
  title: { en: "Lunch tray" },
  pricesByOrderingType: { EAT_IN: { value: 17.9, taxes: [19] } },
  categories: [{ category: "c-1" }],
  steps: [step],
};
const menu = {
  categories: [root],
  modifierGroups: [extras],
  modifiers: [pickles],
  items: [burger],
  combos: [combo],
  revision: 1793793600,
};
const response = (changes: object) => ({ requestId, menu: { ...menu, ...changes } });

const envelope: readonly Example[] = [
  {
    section: "§2.1",
    what: "a menu with one of each",
    schema: "menuResponse",
    valid: true,
    message: { requestId, menu },
  },
  {
    section: "§2.1",
    what: "top-level collections may be empty arrays",
    schema: "menuResponse",
    valid: true,
    message: response({ categories: [], modifierGroups: [], modifiers: [], items: [], combos: [] }),
  },
  {
    section: "§2.1",
    what: "requestId is a UUID",
    schema: "menuResponse",
    valid: false,
    message: { requestId: "1", menu },
  },
  {
    section: "§2.1",
    what: "revision is epoch seconds, a Long",
    schema: "menuResponse",
    valid: false,
    message: response({ revision: "2026-11-04T12:00:00Z" }),
  },
  {
    section: "§2.2",
    what: "every published item has a global id",
    schema: "menuResponse",
    valid: false,
    message: response({ items: [{ ...burger, id: undefined }], combos: [] }),
  },
  {
    section: "§2.2",
    what: "and a code of the outlet, equal to the id if there is only one",
    schema: "menuResponse",
    valid: false,
    message: response({ items: [{ ...burger, code: undefined }], combos: [] }),
  },
  {
    section: "§2.2",
    what: "and a title in at least one language",
    schema: "menuResponse",
    valid: false,
    message: response({ items: [{ ...burger, title: {} }], combos: [] }),
  },
  {
    section: "§2.5",
    what: "and at least one price",
    schema: "menuResponse",
    valid: false,
    message: response({ items: [{ ...burger, pricesByOrderingType: {} }], combos: [] }),
  },
  {
    section: "§2.6",
    what: "and every step item its surcharge",
    schema: "menuResponse",
    valid: false,
    message: response({
      combos: [
        {
          ...combo,
          steps: [{ ...step, items: [{ ...stepItem, pricesByOrderingType: undefined }] }],
        },
      ],
    }),
  },
  {
    section: "§2.1",
    what: "one bad item does not spoil the envelope: it is skipped, the rest syncs",
    schema: "menuEnvelope",
    valid: true,
    message: response({ items: [burger, null, { refId: 7 }] }),
  },
  {
    section: "§2.1",
    what: "a menu without its revision cannot be stored",
    schema: "menuEnvelope",
    valid: false,
    message: response({ revision: undefined }),
  },
  {
    section: "§4",
    what: "the revision endpoint",
    schema: "revisionResponse",
    valid: true,
    message: { revision: 1793793600 },
  },
  {
    section: "§4",
    what: "a revision is not negative",
    schema: "revisionResponse",
    valid: false,
    message: { revision: -1 },
  },
];

const entities: readonly Example[] = [
  {
    section: "§2.3",
    what: "a root category with subcategories",
    schema: "wireCategory",
    valid: true,
    message: {
      ...root,
      subCategories: [{ subCategory: "c-2", sortOrder: 1 }, { subCategory: "c-3" }],
    },
  },
  {
    section: "§2.3",
    what: "a popup",
    schema: "wireCategory",
    valid: true,
    message: {
      refId: "c-2",
      id: "dips",
      code: "C53",
      title: { en: "Dips" },
      root: false,
      isPopup: true,
    },
  },
  {
    section: "§2.3",
    what: "isPopup on a root is read; importing ignores it with a warning",
    schema: "wireCategory",
    valid: true,
    message: { ...root, isPopup: true },
  },
  {
    section: "§2.3",
    what: "root is always serialized",
    schema: "wireCategory",
    valid: false,
    message: { ...root, root: undefined },
  },
  {
    section: "§2.2",
    what: "an item with an empty title is read; importing skips it",
    schema: "wireItem",
    valid: true,
    message: { ...burger, title: { en: "" } },
  },
  {
    section: "§2.1",
    what: "empty sub-objects are omitted",
    schema: "wireItem",
    valid: true,
    message: {
      refId: "i-2",
      id: "cookie",
      code: "1503",
      title: { en: "Cookie" },
      pricesByOrderingType: { EAT_IN: { value: 2.6 } },
    },
  },
  {
    section: "§2.5",
    what: "a price is a decimal",
    schema: "menuResponse",
    valid: false,
    message: response({
      items: [{ ...burger, pricesByOrderingType: { EAT_IN: { value: "12.90" } } }],
      combos: [],
    }),
  },
  {
    section: "§2.5",
    what: "a bad price is read; importing it costs no other ordering type",
    schema: "wireItem",
    valid: true,
    message: { ...burger, pricesByOrderingType: { DELIVERY: { value: "12.90" } } },
  },
  {
    section: "§2.6",
    what: "an item that a combo's step makes cheaper has a negative surcharge",
    schema: "wireComboStepItem",
    valid: true,
    message: { ...stepItem, pricesByOrderingType: { EAT_IN: { value: -0.5 } } },
  },
  {
    section: "§2.4",
    what: "a prototype has integer bounds",
    schema: "wireModifierGroup",
    valid: false,
    message: { ...extras, free: 1.5 },
  },
  {
    section: "§2.4",
    what: "a group of the item alone has no basedOn and lists its modifiers",
    schema: "wireEmbeddedGroup",
    valid: true,
    message: {
      refId: "e-2",
      id: "bread",
      code: "6101",
      title: { en: "Bread" },
      min: 1,
      max: 1,
      free: 0,
      modifiers: [{ modifier: "m-1", selected: true }],
    },
  },
  {
    section: "§2.6",
    what: "id and code of a step item are optional",
    schema: "wireComboStepItem",
    valid: true,
    message: { refId: "i-1", pricesByOrderingType: { EAT_IN: { value: 0 } } },
  },
  {
    section: "§2.6",
    what: "a step's sortOrder is required",
    schema: "wireComboStep",
    valid: false,
    message: { ...step, sortOrder: undefined },
  },
  {
    section: "§2.2",
    what: "fields that the contract does not name are passed over",
    schema: "wireItem",
    valid: true,
    message: { ...burger, kitchenStation: "grill" },
  },
];

export const menuExamples: readonly Example[] = [...envelope, ...entities];
