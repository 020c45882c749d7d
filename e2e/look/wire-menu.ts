import { menuResponse } from "../../contracts/ordering.ts";
import type { Combo, Dish, Group, Outlet, Text } from "./outlet.ts";

const REVISION = 1_790_000_000;
const REQUEST_ID = "3f1f2a66-8f0a-4a7d-9a3e-6b1a52a3c9d4";

const identity = ({ id, title }: { readonly id: string; readonly title: Text }) => ({
  refId: `r-${id}`,
  id,
  code: `c-${id}`,
  title,
});

/** The outlet's menu as its till publishes it (ordering.md §2.1). */
export function wireMenuOf(outlet: Outlet) {
  const priced = (value: number) => ({
    pricesByOrderingType: { EAT_IN: { value, taxes: [...outlet.taxes] } },
  });
  const described = ({ description }: Dish | Combo) => description && { description };
  const embedded = (dish: Dish, groupId: string, sortOrder: number) => ({
    ...identity(groupOf(outlet, groupId)),
    refId: `r-${dish.id}-${groupId}`,
    basedOn: `r-${groupId}`,
    sortOrder,
  });
  return menuResponse.parse({
    requestId: REQUEST_ID,
    menu: {
      categories: outlet.categories.map((category, index) => ({
        ...identity(category),
        root: true,
        rootSortOrder: index,
      })),
      modifierGroups: outlet.groups.map(wireGroup),
      modifiers: outlet.groups.flatMap(({ modifiers }) =>
        modifiers.map((modifier) => ({ ...identity(modifier), ...priced(modifier.price) })),
      ),
      items: outlet.categories.flatMap((category) =>
        category.dishes.map((dish, index) => ({
          ...identity(dish),
          ...described(dish),
          ...priced(dish.price),
          categories: [{ category: `r-${category.id}`, sortOrder: index + 1 }],
          ...(dish.groups && {
            modifierGroups: dish.groups.map((group, place) => embedded(dish, group, place)),
          }),
        })),
      ),
      combos: outlet.combos.map((combo) => ({
        ...identity(combo),
        ...described(combo),
        ...priced(combo.price),
        categories: [{ category: `r-${combo.category}`, sortOrder: 0 }],
        steps: combo.steps.map((step, index) => ({
          ...identity(step),
          min: 1,
          max: 1,
          sortOrder: index,
          items: step.dishes.map((id, place) => ({
            refId: `r-${id}`,
            id,
            selected: place === 0,
            sortOrder: place,
            ...priced(0),
          })),
        })),
      })),
      revision: REVISION,
    },
  });
}

function wireGroup({ min, max, free, modifiers, ...named }: Group) {
  return {
    ...identity(named),
    ...{ min, max, free },
    modifiers: modifiers.map(({ id }, index) => ({
      modifier: `r-${id}`,
      selected: false,
      sortOrder: index,
    })),
  };
}

function groupOf({ groups }: Outlet, id: string): Group {
  const group = groups.find((each) => each.id === id);
  if (!group) throw new Error(`no group ${id}`);
  return group;
}
