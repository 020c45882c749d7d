import { type RefObject, useEffect } from "react";
import { useStable } from "./use-stable.ts";

/**
 * Passes keys of a keyboard or a key pad to an entry while the focus is within `area`. Elsewhere they are ignored: a
 * scanner types too.
 * @param keyOf the entry's key for a key's name; null if there is none
 */
export function useTypedKeys<Key>(
  area: RefObject<HTMLElement | null>,
  keyOf: (name: string) => Key | null,
  onKey: (key: Key) => void,
): void {
  const type = useStable(onKey);
  useEffect(() => {
    const element = area.current;
    const typed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const key = keyOf(event.key);
      if (key !== null) type(key);
    };
    element?.addEventListener("keydown", typed);
    return () => element?.removeEventListener("keydown", typed);
  }, [area, keyOf, type]);
}
