import type { Menu } from "../../domain/menu.ts";
import { type SearchEntry, type SearchLanguage, searchEntries } from "../../domain/menu-search.ts";

/** The search entries of a menu in one language; built incrementally, in idle time. */
export class SearchIndex {
  readonly menu: Menu;
  readonly #entries: SearchEntry[] = [];
  readonly #rest: Iterator<SearchEntry, void>;
  #isWhole = false;

  constructor(menu: Menu, language: SearchLanguage) {
    this.menu = menu;
    this.#rest = searchEntries(menu, language);
  }

  /** All entries; null until the index is complete. */
  get entries(): readonly SearchEntry[] | null {
    return this.#isWhole ? this.#entries : null;
  }

  /** Continues for so many milliseconds of `clock`, or to the end; returns whether it is complete. */
  work(milliseconds: number, clock: () => number = () => performance.now()): boolean {
    const until = clock() + milliseconds;
    while (!this.#isWhole && clock() < until) {
      const next = this.#rest.next();
      if (next.done) this.#isWhole = true;
      else this.#entries.push(next.value);
    }
    return this.#isWhole;
  }
}

const indexes = new WeakMap<Menu, Map<string, SearchIndex>>();

/** The index of a menu in a language: cached as long as the menu is referenced. */
export function searchIndex(menu: Menu, language: SearchLanguage): SearchIndex {
  const { locale, locales, spell } = language;
  const name = [locale, locales.fallback, locales.default, spell ? "spelled" : ""].join(" ");
  const known = indexes.get(menu) ?? new Map<string, SearchIndex>();
  indexes.set(menu, known);
  const index = known.get(name) ?? new SearchIndex(menu, language);
  known.set(name, index);
  return index;
}
