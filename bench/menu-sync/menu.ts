/** A menu as large as the contract's shape makes it: every item with texts, prices, a category and its groups. */
const CATEGORIES = 120;
/** One in so many roots has subcategories in place of items, the first of them a popup. */
const PARENTS_EVERY = 10;
const SUBCATEGORIES = 3;
const PROTOTYPES = 60;
const MODIFIERS = 400;
const MODIFIERS_IN_A_GROUP = 8;
/** Letters beyond ASCII, as in almost every menu, are a different way through V8. */
const WORDS = {
  en: "as it is called in English",
  de: "wie man es überall heißt",
  ar: "كما يسمى في كل مكان",
} as const;

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

function text(what: string, number: number): Record<string, string> {
  return Object.fromEntries(
    Object.entries(WORDS).map(([language, words]) => [language, `${what} no. ${number} ${words}`]),
  );
}

function identity(kind: string, number: number) {
  const id = `${kind}-${number}`;
  return { refId: `ref-${id}`, id, code: `c-${number}`, title: text(kind, number) };
}

const prices = (number: number, tax: readonly number[]) => ({
  EAT_IN: { value: 1 + (number % 1_500) / 100, taxes: tax },
  PICKUP: { value: 1 + (number % 1_490) / 100, taxes: tax },
});

const isParent = (category: number): boolean => category % PARENTS_EVERY === 3;
const subcategory = (category: number, place: number) =>
  `subcategory-${category * SUBCATEGORIES + place}`;

/** Roots, followed by the subcategories of some of them. */
function categories() {
  const roots = range(CATEGORIES).map((number) => ({
    ...identity("category", number),
    root: true,
    rootSortOrder: number + 1,
    ...(isParent(number) && {
      subCategories: range(SUBCATEGORIES).map((place) => ({
        subCategory: `ref-${subcategory(number, place)}`,
        sortOrder: place,
      })),
    }),
  }));
  const nested = range(CATEGORIES)
    .filter(isParent)
    .flatMap((number) =>
      range(SUBCATEGORIES).map((place) => ({
        ...identity("subcategory", number * SUBCATEGORIES + place),
        root: false,
        isPopup: place === 0,
      })),
    );
  return [...roots, ...nested];
}

/** The category of an item: items are distributed over the roots, and within a parent over its subcategories. */
function categoryOf(item: number): string {
  const root = item % CATEGORIES;
  if (!isParent(root)) return `ref-category-${root}`;
  return `ref-${subcategory(root, Math.floor(item / CATEGORIES) % SUBCATEGORIES)}`;
}

/** The vendor's answer to GET /rest/menu (ordering.md §2.1), as text. */
export function menuText({ items, revision }: { items: number; revision: number }): string {
  const modifierOf = (group: number, place: number) =>
    `ref-modifier-${(group * MODIFIERS_IN_A_GROUP + place) % MODIFIERS}`;
  return JSON.stringify({
    requestId: "0b3c5bd4-6c1e-4a77-9d1a-3f1f6a0f5f01",
    menu: {
      categories: categories(),
      modifierGroups: range(PROTOTYPES).map((number) => ({
        ...identity("group", number),
        min: 0,
        max: 3,
        free: 1,
        modifiers: range(MODIFIERS_IN_A_GROUP).map((place) => ({
          modifier: modifierOf(number, place),
          selected: place === 0,
          sortOrder: place,
        })),
      })),
      modifiers: range(MODIFIERS).map((number) => ({
        ...identity("modifier", number),
        pricesByOrderingType: prices(number, []),
      })),
      items: range(items).map((number) => ({
        ...identity("item", number),
        description: text("A dish that is described in a sentence, item", number),
        sortOrder: number,
        pricesByOrderingType: prices(number, [19]),
        categories: [{ category: categoryOf(number), sortOrder: number }],
        modifierGroups: range(number % 3).map((group) => ({
          basedOn: `ref-group-${(number + group) % PROTOTYPES}`,
        })),
      })),
      combos: [],
      revision,
    },
  });
}
