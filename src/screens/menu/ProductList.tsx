import { type ReactNode, useMemo, useRef } from "react";
import type { MenuEntry } from "../../outlet/menu-entries.ts";
import { useLocalize } from "../../outlet/use-outlet.ts";
import { Hyphenated } from "../../ui/Hyphenated.tsx";
import { isWide, ProductGrid } from "./ProductGrid.tsx";
import { useListWindow } from "./use-list-window.ts";

type ProductListProps = {
  /** Identifies the list, to restore its scroll position. */
  readonly listKey: string;
  readonly entries: readonly MenuEntry[];
  /** Scrolls with the list. */
  readonly heading?: ReactNode;
};

/** Products and popups by part, in a scrolling column. */
export function ProductList({ listKey, entries, heading }: ProductListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () =>
      entries.map((entry) => ({ key: entry.key, partId: entry.part.id, isWide: isWide(entry) })),
    [entries],
  );
  const { start, end, above, below } = useListWindow(listKey, rows, scroller);
  const parts = partsOf(entries.slice(start, end));
  return (
    <div className="product-list" ref={scroller}>
      {heading}
      <div data-above="" ref={above} />
      {parts.map((part) => {
        const [first] = part;
        if (!first) return null;
        const begins = entries[start - 1]?.part.id !== first.part.id;
        return (
          <section key={first.part.id} className="product-list__part">
            {begins && first.part.title && <PartHeading part={first.part} />}
            <ProductGrid entries={part} first={entries.indexOf(first) + 1} all={entries.length} />
          </section>
        );
      })}
      <div ref={below} />
    </div>
  );
}

function PartHeading({ part }: { readonly part: MenuEntry["part"] }) {
  const localize = useLocalize();
  const about = localize(part.description);
  return (
    <>
      <h3>
        <Hyphenated>{localize(part.title ?? undefined)}</Hyphenated>
      </h3>
      {about !== "" && (
        <p className="product-list__about">
          <Hyphenated>{about}</Hyphenated>
        </p>
      )}
    </>
  );
}

/** Entries that follow each other in one part. */
function partsOf(entries: readonly MenuEntry[]): MenuEntry[][] {
  const parts: MenuEntry[][] = [];
  for (const entry of entries) {
    const last = parts.at(-1);
    if (last?.[0]?.part.id === entry.part.id) last.push(entry);
    else parts.push([entry]);
  }
  return parts;
}
