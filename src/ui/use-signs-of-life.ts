import { useEffect } from "react";

/** Events of somebody who is there. */
export const SIGNS_OF_LIFE = ["pointerdown", "keydown", "wheel"] as const;

/**
 * Calls `report` when somebody touches, types or scrolls, at most every `atMostEveryMs`: reading and typing make no call
 * of their own. `report` has to stay the same function between renders.
 */
export function useSignsOfLife(atMostEveryMs: number, report: () => void): void {
  useEffect(() => {
    let last = performance.now();
    const onSign = () => {
      const now = performance.now();
      if (now - last < atMostEveryMs) return;
      last = now;
      report();
    };
    const listening = { capture: true, passive: true };
    for (const type of SIGNS_OF_LIFE) window.addEventListener(type, onSign, listening);
    return () => {
      for (const type of SIGNS_OF_LIFE) window.removeEventListener(type, onSign, listening);
    };
  }, [atMostEveryMs, report]);
}
