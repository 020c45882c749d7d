import { type RefObject, useEffect } from "react";
import { useStable } from "./use-stable.ts";

/**
 * Keys of a keyboard or a key pad reach an entry of ours while the focus is within `area`. Elsewhere they are not ours:
 * a scanner types too.
 * @param keyOf what a key, by its name, means to the entry; null if nothing
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
