import { useDeferredValue, useEffect, useMemo, useState } from "react";
import type { Menu, ProductRef } from "../../../domain/menu.ts";
import { findProducts } from "../../../domain/menu-search.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { type SearchIndex, searchIndex } from "../../outlet/search-index.ts";
import { usePinyin } from "../../ui/keyboard/use-pinyin.ts";

/** Time slice for building the index: no touch waits longer. */
const SLICE_MS = 6;

export type FoundProducts = {
  /** The menu that was searched. */
  readonly menu: Menu;
  /** The text that was searched: slightly behind what is typed, if that comes quickly. */
  readonly typed: string;
  readonly products: readonly ProductRef[];
};

/** The products that match what is typed; null while the index is being built. */
export function useMenuSearch(menu: Menu, typed: string): FoundProducts | null {
  const index = useIndex(menu);
  const wanted = useDeferredValue(typed);
  return useMemo(() => {
    if (!index?.entries) return null;
    return { menu: index.menu, typed: wanted, products: findProducts(index.entries, wanted) };
  }, [index, wanted]);
}

/** The newest complete index: after a change of the menu the previous one, until the next is ready. */
function useIndex(menu: Menu): SearchIndex | null {
  const { locale, outlet } = useVisit("locale", "outlet");
  const { locales } = outlet;
  const spell = usePinyin(new Intl.Locale(locale).language === "zh")?.spellPinyin;
  const index = useMemo(
    () => searchIndex(menu, { locale, locales, spell }),
    [menu, locale, locales, spell],
  );
  const [whole, setWhole] = useState(() => (index.entries ? index : null));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const work = () => {
      if (index.work(SLICE_MS)) setWhole(index);
      else timer = setTimeout(work);
    };
    work();
    return () => clearTimeout(timer);
  }, [index]);
  return whole;
}
