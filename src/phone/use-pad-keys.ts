import { type RefObject, useEffect, useRef } from "react";
import { keyOf, type PadKey } from "./digits.ts";

/**
 * Digits of a keyboard or a key pad reach the number while the focus is within `area`. Elsewhere they
 * are not ours: a scanner types too.
 */
export function usePadKeys(
  area: RefObject<HTMLElement | null>,
  onKey: (key: PadKey) => void,
): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const element = area.current;
    const typed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const key = keyOf(event.key);
      if (key) latest.current(key);
    };
    element?.addEventListener("keydown", typed);
    return () => element?.removeEventListener("keydown", typed);
  }, [area]);
}
