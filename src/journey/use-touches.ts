import { useEffect } from "react";
import { type KeypadAction, type KeypadKeys, keypadActionOf } from "../../domain/keypad.ts";
import type { VisitEvent } from "./visit-events.ts";

const SIGNS_OF_LIFE = ["pointerdown", "click", "keydown", "wheel"] as const;
/** Scrolling sends many events; one in this interval is enough. */
const AT_MOST_EVERY_MS = 500;

/** Keys that move and press within a dialog, and the one that closes it. */
const ANSWERING_KEYS = ["Tab", "Shift", "Enter", " "];
const ANSWERING_ACTIONS: readonly KeypadAction[] = ["next", "previous", "select", "back"];

/**
 * Whether this only begins an answer to "are you still there?". If it counted as activity, the dialog would close
 * before its button was pressed, and the touch would land on what lies behind it.
 */
function beginsAnswer(event: Event, keys: KeypadKeys | null): boolean {
  if (!(event.target instanceof Element) || !event.target.closest("[data-question]")) return false;
  if (event instanceof KeyboardEvent) {
    const action = keypadActionOf(keys, event);
    return (
      ANSWERING_KEYS.includes(event.key) || (action !== null && ANSWERING_ACTIONS.includes(action))
    );
  }
  // A completed touch beside the buttons is an answer too.
  return event.type === "pointerdown" || event.target.closest("button") !== null;
}

/** Reports activity to the machine. */
export function useOutsideTouches(
  actor: { readonly send: (event: VisitEvent) => void },
  keys: KeypadKeys | null,
): void {
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    const touched = (event: Event) => {
      if (beginsAnswer(event, keys)) return;
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
  }, [actor, keys]);
}
