import { useEffect, useState } from "react";
import type { Direction } from "./page-text.ts";
import type { Pdf } from "./pdf.ts";

/**
 * The text of every page, page after page: screen readers do not scroll. Undefined if a page has not been read yet; an
 * unreadable page has none.
 */
export function useParagraphs(
  pdf: Pdf,
  direction: Direction,
): readonly (readonly string[] | undefined)[] {
  const [texts, setTexts] = useState<readonly (readonly string[])[]>([]);
  useEffect(() => {
    let isGone = false;
    const readAll = async () => {
      for (let page = 1; page <= pdf.pageCount && !isGone; page += 1) {
        const text = await pdf.paragraphs(page, direction).catch(() => []);
        if (!isGone) setTexts((before) => [...before, text]);
      }
    };
    setTexts([]);
    void readAll();
    return () => {
      isGone = true;
    };
  }, [pdf, direction]);
  return texts;
}
