import { type RefObject, useEffect, useRef } from "react";
import { type CodeKey, codeKeyOf } from "./short-code.ts";

/** Digits and letters of a keyboard reach the code while the focus is within `area`. */
export function useCodeKeys(
  area: RefObject<HTMLElement | null>,
  onKey: (key: CodeKey) => void,
): void {
  const latest = useRef(onKey);
  useEffect(() => {
    latest.current = onKey;
  });
  useEffect(() => {
    const element = area.current;
    const typed = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const key = codeKeyOf(event.key);
      if (key) latest.current(key);
    };
    element?.addEventListener("keydown", typed);
    return () => element?.removeEventListener("keydown", typed);
  }, [area]);
}
