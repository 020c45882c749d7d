/** Matches the outlet's photos with its products by the names of their files. */
import { foldText } from "../folded-text.ts";
import type { LocalizedText } from "../localized-text.ts";
import type { Menu } from "../menu.ts";

/** A file with a photo; several files may have the same one. */
export type PhotoFile = {
  readonly photo: string;
  /** Without its folder, with its extension. */
  readonly name: string;
  /** UTC milliseconds. */
  readonly importedAt: number;
};

/** What a file was named after. */
export type PhotoMatch = {
  readonly photo: string;
  readonly by: "id" | "code" | "name";
};

type Product = { readonly id: string; readonly code: string; readonly title: LocalizedText };

/** A number or a remark at the end that cameras, browsers and desktops add to a name: "_2", " (1)", "-copy". */
const COUNTER = /[ _-]?(?:\(\d{1,3}\)|[ _-]\d{1,3}|[ _-](?:copy|kopie))$/i;
const MOST_COUNTERS = 3;
const EXTENSION = /\.[a-z]{3,4}$/i;
const SEPARATORS = /[^\p{L}\p{N}]+/gu;
/** How German letters are written where file names have none of them. */
const GERMAN: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

/**
 * The photo of each product that a file is named after: by its id, its code at the POS, or its title in any language,
 * whatever its case, accents and separators. A name that several products could have matches none of them. Of several
 * files of one product, an id goes before a code before a title, the name without a counter before the others, and
 * otherwise the file that was imported last.
 */
export function matchPhotos(
  menu: Menu,
  files: readonly PhotoFile[],
): ReadonlyMap<string, PhotoMatch> {
  // Reading the names of a large menu takes longer than anybody should wait who orders meanwhile.
  if (files.length === 0) return new Map();
  const names = productNames(menu);
  const found = new Map<string, PhotoMatch & { readonly rank: number }>();
  for (const file of files.toSorted(latestFirst)) {
    const match = names.find(file.name);
    if (!match) continue;
    const before = found.get(match.id);
    if (before && before.rank <= match.rank) continue;
    found.set(match.id, { photo: file.photo, by: match.by, rank: match.rank });
  }
  return new Map([...found].map(([id, { photo, by }]) => [id, { photo, by }]));
}

/** By name if they were imported at the same time, so that every kiosk has the same photo. */
function latestFirst(one: PhotoFile, other: PhotoFile): number {
  if (one.importedAt !== other.importedAt) return other.importedAt - one.importedAt;
  return one.name < other.name ? -1 : 1;
}

type Found = { readonly id: string; readonly by: PhotoMatch["by"]; readonly rank: number };

/** A product by each of its names; null: several products have it. */
type Index = Map<string, string | null>;

class ProductNames {
  readonly #kinds: readonly { readonly by: PhotoMatch["by"]; readonly index: Index }[];

  constructor(products: readonly Product[], modifiers: readonly Product[]) {
    this.#kinds = [
      { by: "id", index: indexOf([...products, ...modifiers], ({ id }) => [id.toLowerCase()]) },
      { by: "code", index: indexOf(products, ({ code }) => [code.toLowerCase()]) },
      { by: "name", index: indexOf(products, keysOfTitle) },
      // "Cheese.jpg" is the dish, if there is one.
      { by: "name", index: indexOf(modifiers, keysOfTitle) },
    ];
  }

  find(fileName: string): Found | null {
    const stems = stemsOf(fileName);
    for (const [place, { by, index }] of this.#kinds.entries()) {
      for (const [counted, name] of stems.entries()) {
        const key = by === "name" ? keyOf(name) : name.toLowerCase();
        const id = index.get(key);
        if (id === null) return null;
        if (id !== undefined) return { id, by, rank: (MOST_COUNTERS + 1) * place + counted };
      }
    }
    return null;
  }
}

/** The name without its extension, then without one counter after the other. */
function stemsOf(fileName: string): string[] {
  const stems = [fileName.normalize("NFC").replace(EXTENSION, "").trim()];
  for (let counters = 0; counters < MOST_COUNTERS; counters += 1) {
    stems.push((stems.at(-1) ?? "").replace(COUNTER, "").trim());
  }
  return stems;
}

function productNames({ items, combos }: Menu): ProductNames {
  const products = [...Object.values(items), ...Object.values(combos)];
  const modifiers = new Map<string, Product>();
  const groups = new Set(Object.values(items).flatMap(({ modifierGroups }) => modifierGroups));
  for (const group of groups) {
    for (const modifier of group.modifiers) modifiers.set(modifier.id, modifier);
  }
  for (const { id } of products) modifiers.delete(id);
  return new ProductNames(products, [...modifiers.values()]);
}

function indexOf(
  products: readonly Product[],
  keysOf: (product: Product) => readonly string[],
): Index {
  const index: Index = new Map();
  for (const product of products) {
    for (const key of new Set(keysOf(product))) {
      if (key === "") continue;
      const other = index.get(key);
      index.set(key, other === undefined || other === product.id ? product.id : null);
    }
  }
  return index;
}

function keysOfTitle({ title }: Product): string[] {
  return Object.values(title).flatMap((text) => [keyOf(text), keyOf(withoutUmlauts(text))]);
}

function withoutUmlauts(text: string): string {
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter);
}

/** "Cheese-Burger" and "cheeseburger" have the same key. */
function keyOf(text: string): string {
  return foldText(text).replaceAll(SEPARATORS, "");
}
