import { useEffect } from "react";
import type { VisitEvent } from "./visit-events.ts";

const SIGNS_OF_LIFE = ["pointerdown", "keydown", "wheel"] as const;
/** A finger that scrolls sends many events; one in this time is enough to know that it is there. */
const AT_MOST_EVERY_MS = 500;

/** Tells the machine that somebody is there. */
export function useOutsideTouches(actor: { readonly send: (event: VisitEvent) => void }): void {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const touched = (event: Event) => {
      if (event.type !== "pointerdown" && event.timeStamp - last < AT_MOST_EVERY_MS) return;
      last = event.timeStamp;
      actor.send({ type: "TOUCHED" });
    };
    for (const type of SIGNS_OF_LIFE)
      window.addEventListener(type, touched, { passive: true, capture: true });
    return () => {
      for (const type of SIGNS_OF_LIFE)
        window.removeEventListener(type, touched, { capture: true });
    };
  }, [actor]);
}
