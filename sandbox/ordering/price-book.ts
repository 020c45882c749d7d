import {
  KIOSK_ORDER_TYPES,
  type MenuResponse,
  ORDER_TYPES,
  type OrderType,
  type PricesByOrderingType,
} from "../../contracts/ordering.ts";

type Menu = MenuResponse["menu"];

/** How an order identifies a product: by global id, or by code under `sendPosCode` (ordering.md §2.7). */
export type OrderKey = "id" | "code";

export interface BookGroup {
  readonly title: string;
  readonly min: number;
  readonly max: number;
  readonly free: number;
  /** Prices of its modifiers by order key. */
  readonly modifiers: ReadonlyMap<string, PricesByOrderingType>;
  /** How many of them are on offer in a combo that forbids some. */
  readonly offered?: number;
}

export interface BookItem {
  readonly key: string;
  readonly prices: PricesByOrderingType;
  readonly groups: readonly BookGroup[];
}

export interface BookStep {
  readonly title: string;
  readonly min: number;
  readonly max: number;
  /** The options, by the key that orders echo (ordering.md §2.6). */
  readonly choices: ReadonlyMap<string, BookChoice>;
}

export interface BookChoice {
  readonly item: BookItem;
  readonly surcharge: PricesByOrderingType;
  /** Order keys of modifiers. */
  readonly forbidden: ReadonlySet<string>;
}

export interface BookCombo {
  readonly key: string;
  readonly prices: PricesByOrderingType;
  readonly steps: readonly BookStep[];
}

/** The published menu as the till charges it: by order key, with references resolved. */
export interface PriceBook {
  readonly items: ReadonlyMap<string, BookItem>;
  readonly combos: ReadonlyMap<string, BookCombo>;
  readonly modifiers: ReadonlySet<string>;
}

/**
 * The price for an order type: its own, else that of EAT_IN, else that of the first type that has one (ordering.md
 * §2.5).
 */
export function priceFor(prices: PricesByOrderingType, type: OrderType) {
  const wanted = [type, ...KIOSK_ORDER_TYPES, ...ORDER_TYPES];
  const [price = { value: 0, taxes: [] }] = wanted.flatMap((each) => prices[each] ?? []);
  return price;
}

type WireGroup = NonNullable<Menu["items"][number]["modifierGroups"]>[number];
type WireStep = NonNullable<Menu["combos"][number]["steps"]>[number];

/** Looks up entities of one menu by refId while the price book is built. */
class Resolver {
  readonly #key: OrderKey;
  readonly #modifiers: ReadonlyMap<string, Menu["modifiers"][number]>;
  readonly #prototypes: ReadonlyMap<string, Menu["modifierGroups"][number]>;

  constructor(menu: Menu, key: OrderKey) {
    this.#key = key;
    this.#modifiers = new Map(menu.modifiers.map((modifier) => [modifier.refId, modifier]));
    this.#prototypes = new Map(menu.modifierGroups.map((group) => [group.refId, group]));
  }

  keyOf(entity: { id?: string | null | undefined; code?: string | null | undefined }): string {
    return entity[this.#key] ?? "";
  }

  modifierKey(refId: string): string {
    return this.keyOf(this.#modifiers.get(refId) ?? {});
  }

  /** An embedded group: its own bounds, else those of the prototype it is based on (ordering.md §2.4). */
  group(embedded: WireGroup): BookGroup {
    const prototype = this.#prototypes.get(embedded.basedOn ?? "");
    const members = embedded.modifiers ?? prototype?.modifiers ?? [];
    const entries = members.flatMap(({ modifier }): [string, PricesByOrderingType][] => {
      const found = this.#modifiers.get(modifier);
      return found ? [[this.keyOf(found), found.pricesByOrderingType ?? {}]] : [];
    });
    return {
      title: embedded.title?.en ?? prototype?.title?.en ?? "",
      min: embedded.min ?? prototype?.min ?? 0,
      max: embedded.max ?? prototype?.max ?? Number.POSITIVE_INFINITY,
      free: embedded.free ?? prototype?.free ?? 0,
      modifiers: new Map(entries),
    };
  }

  step(step: WireStep, items: ReadonlyMap<string, BookItem>): BookStep {
    const choices = (step.items ?? []).flatMap((choice): [string, BookChoice][] => {
      const item = items.get(choice.refId);
      if (!item) return [];
      const forbidden = new Set(
        (choice.forbiddenModifiers ?? []).map((ref) => this.modifierKey(ref)),
      );
      const surcharge = choice.pricesByOrderingType ?? {};
      return [[this.keyOf(choice) || item.key, { item, surcharge, forbidden }]];
    });
    return {
      title: step.title?.en ?? "",
      min: step.min,
      max: step.max,
      choices: new Map(choices),
    };
  }
}

/** Builds the price book of a menu, for orders that identify products by `key`. */
export function readPriceBook(menu: Menu, key: OrderKey): PriceBook {
  const resolver = new Resolver(menu, key);
  const byRef = new Map<string, BookItem>(
    menu.items.map((item) => [
      item.refId,
      {
        key: resolver.keyOf(item),
        prices: item.pricesByOrderingType ?? {},
        groups: (item.modifierGroups ?? []).map((group) => resolver.group(group)),
      },
    ]),
  );
  const combos = menu.combos.map(
    (combo): BookCombo => ({
      key: resolver.keyOf(combo),
      prices: combo.pricesByOrderingType ?? {},
      steps: (combo.steps ?? []).map((step) => resolver.step(step, byRef)),
    }),
  );
  return {
    items: new Map([...byRef.values()].map((item) => [item.key, item])),
    combos: new Map(combos.map((combo) => [combo.key, combo])),
    modifiers: new Set(menu.modifiers.map((modifier) => resolver.keyOf(modifier))),
  };
}
