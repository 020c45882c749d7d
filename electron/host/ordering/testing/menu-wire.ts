import type { MenuEnvelope } from "../../../../contracts/ordering.ts";

type Wire = Record<string, unknown>;

/** A menu answer as it is received, with everything empty that a test does not give. */
export function menuWire(menu: Partial<MenuEnvelope["menu"]>): MenuEnvelope {
  return {
    requestId: "0b3c5bd4-6c1e-4a77-9d1a-3f1f6a0f5f01",
    menu: {
      categories: [],
      modifierGroups: [],
      modifiers: [],
      items: [],
      combos: [],
      revision: 1_790_000_000,
      ...menu,
    },
  };
}

export function wireRoot(id: string, more: Wire = {}): Wire {
  return { refId: `ref-${id}`, id, code: id, title: { en: id }, root: true, ...more };
}

export function wireSub(id: string, more: Wire = {}): Wire {
  return wireRoot(id, { root: false, ...more });
}

/** An item of 5.00 in the root category "food". */
export function wireItemOf(id: string, more: Wire = {}): Wire {
  return {
    refId: `ref-${id}`,
    id,
    code: `code-${id}`,
    title: { en: id },
    pricesByOrderingType: { EAT_IN: { value: 5 } },
    categories: [{ category: "ref-food" }],
    ...more,
  };
}

export function wireModifierOf(id: string, more: Wire = {}): Wire {
  return {
    refId: `ref-${id}`,
    id,
    code: `code-${id}`,
    title: { en: id },
    pricesByOrderingType: { EAT_IN: { value: 0.5 } },
    ...more,
  };
}
