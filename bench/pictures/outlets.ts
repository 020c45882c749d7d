/**
 * The held-out set: menus of fictitious outlets as people write them, each dish with the pictures that a manager would
 * accept for it. A file of `outlets/` is one outlet: `outlet:` and `language:`, then categories (`# Title`) with a line
 * for each dish: `Name | labels | description`, the description where the menu has one, `-` for no acceptable picture.
 *
 * Neither the matcher nor its vocabulary is written from these files: their figures would mean nothing.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import type { Category, Menu, MenuItem } from "../../domain/menu.ts";
import { acceptedBy } from "./labels.ts";

const FOLDER = join(import.meta.dirname, "outlets");
const NO_PICTURE = "-";

export type Dish = {
  /** The global product id, unique in the whole set. */
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly category: string;
  /** Ids of pictures or patterns of such ids (`acceptedBy`). */
  readonly labels: readonly string[];
};

export type Outlet = {
  /** The name of its file, without the ending. */
  readonly id: string;
  readonly name: string;
  readonly language: string;
  readonly dishes: readonly Dish[];
};

/** All outlets of a folder, the held-out set by default, by file name. Throws, with file and line, if one is unreadable. */
export function readOutlets(folder = FOLDER): readonly Outlet[] {
  const files = readdirSync(folder).sort();
  return files.map((file) =>
    readOutlet(basename(file, ".txt"), readFileSync(join(folder, file), "utf8")),
  );
}

function readOutlet(id: string, text: string): Outlet {
  const dishes: Dish[] = [];
  const header = new Map<string, string>();
  let category = "";
  for (const [index, line] of text.split("\n").entries()) {
    const [name = "", labels, description = ""] = line.split("|").map((cell) => cell.trim());
    const field = /^(outlet|language): (.+)$/.exec(line);
    if (line === "") continue;
    if (field?.[1] && field[2]) header.set(field[1], field[2]);
    else if (line.startsWith("# ")) category = line.slice(2);
    else if (labels) {
      const known = labels === NO_PICTURE ? [] : labels.split(/\s+/);
      dishes.push({ id: `${id}-${index + 1}`, name, description, category, labels: known });
    } else throw new Error(`${id}.txt:${index + 1}: no dish: ${line}`);
  }
  const name = header.get("outlet");
  const language = header.get("language");
  if (!name || !language) throw new Error(`${id}.txt: outlet or language is missing`);
  return { id, name, language, dishes };
}

/** The pictures that are right for a dish; for some there is none. */
export function acceptedFor({ labels }: Dish): ReadonlySet<string> {
  return new Set(labels.flatMap(acceptedBy));
}

/** The outlet's menu as the kiosk has it after a sync. */
export function menuOf({ language, dishes }: Outlet): Menu {
  const items = dishes.map((dish): [string, MenuItem] => [dish.id, itemOf(dish, language)]);
  const titles = [...new Set(dishes.map(({ category }) => category))];
  return {
    revision: 1,
    categories: titles.map((title, index): Category => {
      const products = dishes.filter(({ category }) => category === title);
      return {
        id: `category-${index + 1}`,
        title: { [language]: title },
        isPopup: false,
        subcategories: [],
        products: products.map(({ id }) => ({ kind: "item", id })),
      };
    }),
    items: Object.fromEntries(items),
    combos: {},
  };
}

function itemOf({ id, name, description }: Dish, language: string): MenuItem {
  return {
    id,
    code: id,
    title: { [language]: name },
    description: description === "" ? {} : { [language]: description },
    prices: { EAT_IN: { value: "5", taxes: [] } },
    modifierGroups: [],
  };
}
