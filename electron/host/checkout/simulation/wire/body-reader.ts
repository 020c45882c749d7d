import { add, compare, multiply } from "../../../../../domain/money.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Amounts are in a currency with two decimals; scientific notation is no amount. */
const AMOUNT = /^-?\d+(\.\d{1,2})?$/;

/**
 * Reads a JSON object of a request field by field, as its contract describes it. Complains about what is missing, of
 * another type, or not in the contract. Written without the schemas of `contracts/`, which the kiosk uses itself.
 */
export class BodyReader {
  readonly #fields: Fields;
  readonly #where: string;
  readonly #complain: (what: string) => void;
  readonly #read = new Set<string>();

  /** `where` names the object in a complaint. */
  constructor(value: unknown, where: string, complain: (what: string) => void) {
    this.#where = where;
    this.#complain = complain;
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    if (!isObject) complain(`${where} is no object`);
    this.#fields = isObject ? { ...value } : {};
  }

  has(name: string): boolean {
    return name in this.#fields;
  }

  /** A text that is not empty. */
  text(name: string): string {
    const value = this.#take(name);
    if (typeof value === "string" && value !== "") return value;
    this.wrong(name);
    return "";
  }

  optionalText(name: string): string | null {
    return this.has(name) ? this.text(name) : null;
  }

  oneOf<Text extends string>(name: string, texts: readonly Text[]): Text | null {
    const value = this.text(name);
    const found = texts.find((text) => text === value) ?? null;
    if (found === null) this.wrong(name);
    return found;
  }

  integer(name: string): number {
    const value = this.#take(name);
    if (typeof value === "number" && Number.isSafeInteger(value)) return value;
    this.wrong(name);
    return 0;
  }

  flag(name: string): boolean {
    const value = this.#take(name);
    if (typeof value !== "boolean") this.wrong(name);
    return value === true;
  }

  /** A decimal number, as its digits. */
  amount(name: string): string {
    const value = this.#take(name);
    const digits = typeof value === "number" ? String(value) : "";
    if (AMOUNT.test(digits)) return digits;
    this.wrong(name);
    return "0";
  }

  optionalAmount(name: string): string {
    return this.has(name) ? this.amount(name) : "0";
  }

  object(name: string): BodyReader {
    return new BodyReader(this.#take(name), `${this.#where}.${name}`, this.#complain);
  }

  list(name: string): readonly BodyReader[] {
    const value = this.#take(name);
    if (!Array.isArray(value)) this.wrong(name);
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    return entries.map((entry) => new BodyReader(entry, `${this.#where}.${name}`, this.#complain));
  }

  optionalList(name: string): readonly BodyReader[] {
    return this.has(name) ? this.list(name) : [];
  }

  /** Complains about fields that the contract does not have; to be called when all others are read. */
  end(): void {
    for (const name of Object.keys(this.#fields)) if (!this.#read.has(name)) this.wrong(name);
  }

  wrong(name: string): void {
    const value = JSON.stringify(this.#fields[name]);
    this.#complain(`${this.#where}.${name} is not allowed to be ${value}`);
  }

  #take(name: string): unknown {
    this.#read.add(name);
    return this.#fields[name];
  }
}

/** Complains unless two amounts are equal. */
export function requireEqual(
  what: string,
  { found, expected }: { readonly found: string; readonly expected: string },
  complain: (what: string) => void,
): void {
  if (compare(found, expected) !== 0) complain(`${what} is ${found}, not ${expected}`);
}

/** The price of `count` units, each with its modifiers. */
export function priceOf(
  unit: string,
  count: number,
  modifiers: readonly { readonly price: string; readonly count: number }[],
): string {
  const each = add(unit, ...modifiers.map(({ price, count }) => multiply(price, count)));
  return multiply(each, count);
}
