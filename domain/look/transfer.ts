/** A look that moves to another kiosk: the products and photos that it names may have other ids there. Pure. */
import type { Menu } from "../menu.ts";
import type { Look, PictureChoice } from "./look.ts";

/** Codes at the POS by product id, as far as the kiosk that exported the look knew them. */
type ProductCodes = Readonly<Record<string, string>>;

/** Ids of all products that a look names, each once. */
export function productsOfLook({ pictures, stage }: Look): readonly string[] {
  const { dishes, newProducts } = stage;
  const chosen = dishes.kind === "chosen" ? dishes.products : [];
  return [...new Set([...Object.keys(pictures), ...chosen, ...newProducts])];
}

/** Ids of all photos that a look names, each once. */
export function photosOfLook({ brand, pictures, stage }: Look): readonly string[] {
  const chosen = Object.values(pictures).flatMap((one) => (one.kind === "photo" ? one.photo : []));
  return [...new Set([...(brand.logo === null ? [] : [brand.logo]), ...chosen, ...stage.slides])];
}

/** The codes of products of a menu, modifiers included; those that are not on it have none. */
export function codesOf(menu: Menu | null, products: readonly string[]): ProductCodes {
  const codes = allCodes(menu);
  return Object.fromEntries(
    products.flatMap((id) => {
      const code = codes.get(id);
      return code === undefined ? [] : [[id, code]];
    }),
  );
}

type Adopted = {
  readonly look: Look;
  /** Products with a picture that this menu does not have; they are kept. */
  readonly unknownProducts: number;
};

/**
 * The look for another menu. A product that the menu does not have becomes the one with the same code, if there is exactly
 * one that the look does not name itself.
 */
export function adoptedLook(look: Look, menu: Menu | null, codes: ProductCodes): Adopted {
  const known = allCodes(menu);
  const named = new Set(productsOfLook(look));
  const byCode = uniqueByCode(known);
  const idHere = (id: string): string => {
    if (known.has(id)) return id;
    const code = Object.hasOwn(codes, id) ? codes[id] : undefined;
    const other = code === undefined ? undefined : byCode.get(code);
    return other === undefined || other === null || named.has(other) ? id : other;
  };
  const adopted = withProducts(look, idHere);
  const unknown = Object.keys(adopted.pictures).filter((id) => !known.has(id));
  return { look: adopted, unknownProducts: unknown.length };
}

/** The look with other ids of photos; null: the photo is missing, and what shows it is the kiosk's own choice. */
export function withPhotos(look: Look, idHere: (photo: string) => string | null): Look {
  const { brand, pictures, focalPoints, stage } = look;
  const choiceHere = (choice: PictureChoice): PictureChoice | null => {
    if (choice.kind !== "photo") return choice;
    const photo = idHere(choice.photo);
    return photo === null ? null : { kind: "photo", photo };
  };
  return {
    brand: { ...brand, logo: brand.logo === null ? null : idHere(brand.logo) },
    pictures: mappedEntries(pictures, (id) => id, choiceHere),
    focalPoints: mappedEntries(focalPoints, idHere, (point) => point),
    stage: { ...stage, slides: stage.slides.flatMap((photo) => idHere(photo) ?? []) },
  };
}

function withProducts(look: Look, idHere: (product: string) => string): Look {
  const { pictures, stage } = look;
  const { dishes, newProducts } = stage;
  return {
    ...look,
    pictures: mappedEntries(pictures, idHere, (choice) => choice),
    stage: {
      ...stage,
      dishes:
        dishes.kind === "chosen" ? { ...dishes, products: dishes.products.map(idHere) } : dishes,
      newProducts: newProducts.map(idHere),
    },
  };
}

function mappedEntries<Entry>(
  entries: Readonly<Record<string, Entry>>,
  keyOf: (key: string) => string | null,
  entryOf: (entry: Entry) => Entry | null,
): Readonly<Record<string, Entry>> {
  return Object.fromEntries(
    Object.entries(entries).flatMap(([id, entry]): [string, Entry][] => {
      const [key, value] = [keyOf(id), entryOf(entry)];
      return key === null || value === null ? [] : [[key, value]];
    }),
  );
}

/** By id: items, combos and modifiers. */
function allCodes(menu: Menu | null): ReadonlyMap<string, string> {
  if (menu === null) return new Map();
  const items = Object.values(menu.items);
  const modifiers = items.flatMap(({ modifierGroups }) =>
    modifierGroups.flatMap((group) => group.modifiers),
  );
  const products = [...modifiers, ...items, ...Object.values(menu.combos)];
  return new Map(products.map(({ id, code }) => [id, code]));
}

/** The product of each code; null if several have it. */
function uniqueByCode(codes: ReadonlyMap<string, string>): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  for (const [id, code] of codes) found.set(code, found.has(code) ? null : id);
  return found;
}
