/** A menu as large as the contract's shape makes it: every item with texts, prices, a category and its groups. */
const CATEGORIES = 120;
const PROTOTYPES = 60;
const MODIFIERS = 400;
const MODIFIERS_IN_A_GROUP = 8;
const LANGUAGES = ["en", "de", "ar"] as const;

const range = (length: number): number[] => Array.from({ length }, (_, index) => index);

function text(what: string, number: number): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, `${what} no. ${number} as it is called in ${language}`]),
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

/** The vendor's answer to GET /rest/menu (ordering.md §2.1), as text. */
export function menuText({ items, revision }: { items: number; revision: number }): string {
  const modifierOf = (group: number, place: number) =>
    `ref-modifier-${(group * MODIFIERS_IN_A_GROUP + place) % MODIFIERS}`;
  return JSON.stringify({
    requestId: "0b3c5bd4-6c1e-4a77-9d1a-3f1f6a0f5f01",
    menu: {
      categories: range(CATEGORIES).map((number) => ({
        ...identity("category", number),
        root: true,
        rootSortOrder: number + 1,
      })),
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
        categories: [{ category: `ref-category-${number % CATEGORIES}`, sortOrder: number }],
        modifierGroups: range(number % 3).map((group) => ({
          basedOn: `ref-group-${(number + group) % PROTOTYPES}`,
        })),
      })),
      combos: [],
      revision,
    },
  });
}
