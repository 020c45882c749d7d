/** Assembles a menu that arrives in parts. */
import { HYPHEN } from "./hyphenation.ts";
import { type DishPicture, type DishPictures, pictureKey } from "./look/dish-picture.ts";
import type { Category, Combo, GroupModifier, MenuItem, ModifierGroup } from "./menu.ts";
import type { MenuPart, NumberedGroup, NumberedItem, PicturedMenu } from "./menu-parts.ts";

/** The parts so far; groups and modifiers by their numbers. */
type Arrived = {
  readonly revision: number | null;
  readonly modifiers: GroupModifier[];
  readonly groups: ModifierGroup[];
  readonly items: Record<string, MenuItem>;
  readonly combos: Record<string, Combo>;
  readonly categories: Category[];
  readonly hyphenation: Record<string, Record<string, string>>;
  readonly pictures: Record<string, DishPicture>;
};

function nothing(revision: number | null): Arrived {
  return {
    revision,
    modifiers: [],
    groups: [],
    // Ids come from the POS: none may be confused with a member of a plain object.
    items: Object.create(null),
    combos: Object.create(null),
    categories: [],
    hyphenation: Object.create(null),
    pictures: Object.create(null),
  };
}

/** Takes parts in the order in which `menuParts` makes them. */
export class MenuAssembly {
  #arrived = nothing(null);
  /** Those of the last complete menu. */
  #earlier: DishPictures = {};

  /**
   * Takes the next part: returns the whole menu with its last one, else null. An incomplete menu is dropped when
   * another starts.
   */
  take(part: MenuPart): PicturedMenu | null {
    const { modifiers, groups, items, combos, categories, hyphenation, pictures } = this.#arrived;
    switch (part.part) {
      case "start":
        this.#arrived = nothing(part.revision);
        return null;
      case "modifiers":
        modifiers.push(...part.modifiers);
        return null;
      case "groups":
        groups.push(...part.groups.map((group) => withModifiers(group, modifiers)));
        return null;
      case "items":
        for (const item of part.items) items[item.id] = withGroups(item, groups);
        return null;
      case "combos":
        for (const combo of part.combos) combos[combo.id] = combo;
        return null;
      case "categories":
        categories.push(...part.categories);
        return null;
      case "words":
        addWords(hyphenation, part);
        return null;
      case "pictures":
        for (const [id, picture] of part.pictures) {
          pictures[id] = sameOr(picture, this.#earlier[id]);
        }
        return null;
      case "end":
        this.#earlier = pictures;
        return whole(this.#arrived);
    }
  }
}

/** The earlier object if it is equal: a card whose picture is the same object is not rendered again. */
function sameOr(picture: DishPicture, earlier: DishPicture | undefined): DishPicture {
  return earlier && pictureKey(earlier) === pictureKey(picture) ? earlier : picture;
}

function addWords(
  hyphenation: Arrived["hyphenation"],
  { language, words }: Extract<MenuPart, { part: "words" }>,
): void {
  hyphenation[language] ??= Object.create(null) as Record<string, string>;
  for (const word of words) hyphenation[language][word.replaceAll(HYPHEN, "")] = word;
}

function withModifiers(group: NumberedGroup, modifiers: readonly GroupModifier[]): ModifierGroup {
  return { ...group, modifiers: named(group.modifiers, modifiers) };
}

function withGroups(item: NumberedItem, groups: readonly ModifierGroup[]): MenuItem {
  return { ...item, modifierGroups: named(item.modifierGroups, groups) };
}

function named<Entry>(numbers: readonly number[], entries: readonly Entry[]): readonly Entry[] {
  return numbers.flatMap((number) => entries[number] ?? []);
}

function whole({ revision, pictures, ...arrived }: Arrived): PicturedMenu {
  const { items, combos, categories, hyphenation } = arrived;
  const hasWords = Object.keys(hyphenation).length > 0;
  const menu =
    revision === null
      ? null
      : { revision, items, combos, categories, ...(hasWords && { hyphenation }) };
  return { menu, pictures };
}

/** The complete menus of a stream of parts, one after the other. */
export async function* wholeMenus(
  parts: AsyncIterable<MenuPart>,
): AsyncGenerator<PicturedMenu, void, void> {
  const assembly = new MenuAssembly();
  for await (const part of parts) {
    const menu = assembly.take(part);
    if (menu) yield menu;
  }
}
