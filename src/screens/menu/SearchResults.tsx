import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { productEntries } from "../../outlet/menu-entries.ts";
import { ProductList } from "./ProductList.tsx";
import { useEntries } from "./use-entries.ts";
import type { FoundProducts } from "./use-menu-search.ts";

type SearchResultsProps = {
  readonly typed: string;
  /** Null while the index is being built. */
  readonly found: FoundProducts | null;
  /** Takes the focus when the field is left. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
};

/** The number of dishes found, and the dishes. */
export function SearchResults({ typed, found, heading }: SearchResultsProps) {
  const { t } = useTranslation(["search", "common"]);
  const count = found?.products.length ?? 0;
  const isAsked = typed.trim() !== "";
  const isFound = isAsked && found !== null && count > 0;
  return (
    <div className="search__results">
      <h2 ref={heading} tabIndex={-1}>
        <span role="status">
          {!isAsked && t("ask")}
          {isAsked && !found && t("searching")}
          {isAsked && found && count > 0 && t("found", { count })}
          {isAsked && found && count === 0 && t("common:search.none", { word: typed.trim() })}
        </span>
      </h2>
      {!isFound && <p>{t(isAsked && found ? "noneHint" : "hint")}</p>}
      {isFound && <FoundDishes found={found} />}
    </div>
  );
}

function FoundDishes({ found }: { readonly found: FoundProducts }) {
  const { menu, products, typed } = found;
  const entries = useEntries(typed, menu, () =>
    productEntries(menu, products, { id: "found", title: null }),
  );
  return <ProductList key={typed} listKey={`search ${typed}`} entries={entries} />;
}
