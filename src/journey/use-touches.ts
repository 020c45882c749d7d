import { useEffect } from "react";
import type { VisitEvent } from "./visit-events.ts";

const SIGNS_OF_LIFE = ["pointerdown", "click", "keydown", "wheel"] as const;
/** A finger that scrolls sends many events; one in this time is enough to know that it is there. */
const AT_MOST_EVERY_MS = 500;

/** Keys that move and press within a question. */
const ANSWERING_KEYS = ["Tab", "Shift", "Enter", " "];

/**
 * Whether this is only the beginning of an answer to "are you still there?". Taken at its word, the question
 * would be gone before its button was pressed, and the finger would come down on what lies behind it.
 */
function beginsAnswer(event: Event): boolean {
  if (!(event.target instanceof Element) || !event.target.closest("[data-question]")) return false;
  if (event instanceof KeyboardEvent) return ANSWERING_KEYS.includes(event.key);
  // A finished touch beside the buttons is an answer too.
  return event.type === "pointerdown" || event.target.closest("button") !== null;
}

/** Tells the machine that somebody is there. */
export function useOutsideTouches(actor: { readonly send: (event: VisitEvent) => void }): void {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const touched = (event: Event) => {
      if (beginsAnswer(event)) return;
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
