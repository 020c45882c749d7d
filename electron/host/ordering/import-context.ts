import type { z } from "zod";
import {
  isPrice,
  KIOSK_ORDER_TYPES,
  type MultilingualText,
  ORDER_TYPES,
  type OrderType,
} from "../../../contracts/ordering.ts";
import type { LocalizedText } from "../../../domain/localized-text.ts";
import type { Price, Prices } from "../../../domain/menu.ts";
import { type Decimal, decimalFromWire } from "../../../domain/money.ts";

/** Longest product id that an order of the kiosk can name. */
const MAX_ID_LENGTH = 200;
/** A number sign and as many digits as the longest list needs. */
const MOST_NUMBER_LENGTH = 10;

export type EntityKind = "category" | "modifier group" | "modifier" | "item" | "combo";

/** `skipped`: not in the menu at all; `changed`: in the menu, but not as it was sent. */
export type ImportWarning = {
  readonly effect: "skipped" | "changed";
  readonly kind: EntityKind;
  /** The entity, for example `item "Cheeseburger" (burger-7)`. */
  readonly subject: string;
  /** One sentence for staff: what is wrong and what was done about it. */
  readonly message: string;
};

/** Fields by which a warning identifies an entity. */
export type Named = {
  readonly id?: string | null | undefined;
  readonly code?: string | null | undefined;
  readonly refId?: string | null | undefined;
  readonly title?: MultilingualText | null | undefined;
};

/** What all parts of one import share. */
export type ImportContext = {
  readonly warnings: readonly ImportWarning[];
  skipped(kind: EntityKind, entity: Named, message: string): void;
  changed(kind: EntityKind, entity: Named, message: string): void;
  /** The exact decimal of a number from JSON; cached, since a menu has few different amounts. */
  decimal(value: number): Decimal;
  /**
   * Prices by order type (ordering.md §2.5), without those that no kiosk offers. A price that cannot be read, or is
   * negative if it must not be, makes the others unusable only if it is for an order type that is offered here.
   */
  prices(entity: PricedEntity, wire: WirePrices, sign?: "signed"): Prices | Unusable;
};

type PricedEntity = { readonly kind: EntityKind; readonly entity: Named };
type WirePrices = Readonly<Record<string, unknown>> | null | undefined;

/** Why there is no usable price; `isMissing` if none was sent at all. */
export type Unusable = { readonly unusable: string; readonly isMissing: boolean };

export function isUnusable(prices: Prices | Unusable): prices is Unusable {
  return "unusable" in prices;
}

/** `orderTypes`: those that this kiosk offers. */
export function createImportContext(orderTypes: readonly OrderType[]): ImportContext {
  const warnings: ImportWarning[] = [];
  const decimals = new Map<number, Decimal>();
  const unknownOrderTypes = new Set<string>();
  const said = new Set<string>();
  const warn = (effect: ImportWarning["effect"]) => {
    return (kind: EntityKind, entity: Named, message: string) => {
      const subject = `${kind} ${nameOf(entity)}`;
      // A defect of a shared prototype is reported once, not for every item that uses it.
      if (said.has(`${subject} ${message}`)) return;
      said.add(`${subject} ${message}`);
      warnings.push({ effect, kind, subject, message });
    };
  };
  const changed = warn("changed");

  function decimal(value: number): Decimal {
    const known = decimals.get(value);
    if (known !== undefined) return known;
    const converted = decimalFromWire(value);
    decimals.set(value, converted);
    return converted;
  }

  function taxes(kind: EntityKind, entity: Named, wire: readonly number[]): Decimal[] {
    const usable = wire.filter((percent) => percent >= 0);
    if (usable.length < wire.length) changed(kind, entity, "A negative tax rate was left out.");
    return usable.map(decimal);
  }

  function prices(
    { kind, entity }: PricedEntity,
    wire: WirePrices,
    sign: "signed" | "positive" = "positive",
  ): Prices | Unusable {
    const found: Partial<Record<OrderType, Price>> = {};
    const elsewhere: string[] = [];
    let bad: string | null = null;
    for (const name in wire) {
      const price = wire[name];
      if (price === undefined) continue;
      if (!isOrderType(name)) {
        if (!unknownOrderTypes.has(name)) {
          unknownOrderTypes.add(name);
          const message = `Prices for the unknown order type "${name}" are left out everywhere.`;
          changed(kind, entity, message);
        }
      } else if (!isKioskType(name)) {
        elsewhere.push(name);
      } else if (isPrice(price) && (sign === "signed" || price.value >= 0)) {
        found[name] = {
          value: decimal(price.value),
          taxes: price.taxes?.length ? taxes(kind, entity, price.taxes) : NO_TAXES,
        };
      } else if (orderTypes.includes(name)) {
        return { unusable: `its price for ${name} cannot be used`, isMissing: false };
      } else {
        bad = `its price for ${name} cannot be used`;
        changed(kind, entity, `Its price for ${name} cannot be used and was left out.`);
      }
    }
    for (const _name in found) return found;
    if (bad !== null) return { unusable: bad, isMissing: false };
    return elsewhere.length > 0
      ? { unusable: `it is sold for ${elsewhere.join(", ")} only`, isMissing: false }
      : { unusable: "it has no price", isMissing: true };
  }

  return { warnings, skipped: warn("skipped"), changed, decimal, prices };
}

const NO_TAXES: readonly Decimal[] = [];
const knownTypes: ReadonlySet<string> = new Set(ORDER_TYPES);
const kioskTypes: ReadonlySet<OrderType> = new Set(KIOSK_ORDER_TYPES);

function isOrderType(name: string): name is OrderType {
  return knownTypes.has(name);
}

/** Delivery and catering cannot be ordered at a kiosk, so their prices are ignored. */
function isKioskType(name: OrderType): boolean {
  return kioskTypes.has(name);
}

/**
 * Parses entities one by one (ordering.md §2.1): a broken one is skipped with a warning, the rest stays. Yields one at
 * a time, so that the parsed copies of a large menu are not all in memory at once. `accepts` is a faster check than the
 * schema, for very many entities.
 */
export function* readEntities<Entity>(
  kind: EntityKind,
  schema: z.ZodType<Entity>,
  wire: readonly unknown[],
  context: ImportContext,
  accepts: (raw: unknown) => raw is Entity = isNone,
): Generator<Entity> {
  for (const [index, raw] of wire.entries()) {
    if (accepts(raw)) {
      yield raw;
      continue;
    }
    const parsed = schema.safeParse(raw);
    if (parsed.success) {
      yield parsed.data;
    } else {
      const issue = parsed.error.issues[0];
      const field = issue?.path.map(String).join(".") || "entry";
      context.skipped(kind, nameOfBroken(raw, index), `Skipped: ${field}: ${issue?.message}.`);
    }
  }
}

function isNone(_raw: unknown): _raw is never {
  return false;
}

/** Indexes by refId (ordering.md §2.2, unique within one response): the first one wins. */
export function byRefId<Entity extends Named & { readonly refId: string }>(
  kind: EntityKind,
  entities: Iterable<Entity>,
  context: ImportContext,
): Map<string, Entity> {
  const index = new Map<string, Entity>();
  for (const entity of entities) {
    if (index.has(entity.refId)) {
      context.changed(kind, entity, `refId ${entity.refId} is used twice; it names the first one.`);
    } else {
      index.set(entity.refId, entity);
    }
  }
  return index;
}

/** The global id under which a product can be ordered, or null if there is none (ordering.md §2.2). */
export function usableId(entity: Named): string | null {
  const id = entity.id ?? "";
  return id.trim() === "" || id.length > MAX_ID_LENGTH ? null : id;
}

/** The languages in which a text is not empty, without soft hyphens: nothing but the screen may have any (decision 0172). */
export function textOf(wire: MultilingualText | null | undefined): LocalizedText {
  if (!wire) return {};
  return isClean(wire) ? wire : cleaned(wire);
}

const SOFT_HYPHEN = "\u00ad";

/** Most texts are used as they are, without a copy. */
function isClean(wire: MultilingualText): wire is Record<string, string> {
  for (const language in wire) {
    const text = wire[language] ?? "";
    if (text.includes(SOFT_HYPHEN) || text.trim() === "") return false;
  }
  return true;
}

function cleaned(wire: MultilingualText): LocalizedText {
  const entries = Object.entries(wire).map(
    ([language, text]) => [language, (text ?? "").replaceAll(SOFT_HYPHEN, "")] as const,
  );
  return Object.fromEntries(entries.filter(([, text]) => text.trim() !== ""));
}

/** The description, if there is one, to be spread into an entity. */
export function descriptionOf({
  description,
}: {
  readonly description?: MultilingualText | null | undefined;
}): { readonly description?: LocalizedText } {
  const text = textOf(description);
  return isEmptyText(text) ? {} : { description: text };
}

/** Whether a title is empty in every language, or missing. */
export function isEmptyText(text: LocalizedText): boolean {
  for (const _language in text) return false;
  return true;
}

/** The title or, if there is none, the code or id as text of no particular language, with a warning. */
export function titleOf(kind: EntityKind, entity: Named, context: ImportContext): LocalizedText {
  const title = textOf(entity.title);
  if (!isEmptyText(title)) return title;
  const substitute = entity.code || entity.id;
  context.changed(
    kind,
    entity,
    substitute ? `Has no title; shown as "${substitute}".` : "Has no title; shown without one.",
  );
  return substitute ? { und: substitute } : {};
}

/** Sorts by an optional number, lower first, missing last, otherwise stable (ordering.md §2.2). */
export function inSortOrder<Entry>(
  entries: readonly Entry[],
  orderOf: (entry: Entry) => number | null | undefined,
): Entry[] {
  if (entries.length < 2) return [...entries];
  const rank = (entry: Entry) => orderOf(entry) ?? Number.POSITIVE_INFINITY;
  return [...entries].sort((left, right) => {
    const first = rank(left);
    const second = rank(right);
    // Infinity minus Infinity is NaN.
    return first === second ? 0 : first - second;
  });
}

/** A record without a prototype, and so without `constructor`: ids come from outside. */
export function emptyRecord<Value>(): Record<string, Value> {
  return Object.create(null);
}

/** Names in use, each with how often it was requested. */
export type TakenNames = Map<string, number>;

/** `wanted`, or with a number appended if it is in use; remembers the result. A name too long for an order is cut. */
export function uniqueName(wanted: string, taken: TakenNames): string {
  const short = wanted.slice(0, MAX_ID_LENGTH - MOST_NUMBER_LENGTH);
  let times = taken.get(short) ?? 0;
  let name = short;
  // Continues from the last number: a thousand equal names take a thousand steps.
  while (taken.has(name)) {
    times += 1;
    name = `${short}#${times}`;
  }
  taken.set(short, Math.max(times, 1));
  if (name !== short) taken.set(name, 1);
  return name;
}

function nameOf({ id, code, refId, title }: Named): string {
  const [shown] = Object.values(textOf(title));
  const key = id || code || refId || "no id";
  return shown === undefined ? `(${key})` : `"${shown}" (${key})`;
}

/** The name of a broken entity, as far as it can be read; else its position. */
function nameOfBroken(raw: unknown, index: number): Named {
  const text = (key: string) => {
    if (typeof raw !== "object" || raw === null) return null;
    const value: unknown = Reflect.get(raw, key);
    return typeof value === "string" && value !== "" ? value.slice(0, MAX_ID_LENGTH) : null;
  };
  return { id: text("id") ?? text("refId") ?? `number ${index + 1} of the list` };
}
