import { useEffect } from "react";
import { useStable } from "../../ui/use-stable.ts";
import { HOLD_MS, isInCorner, type Page, type Taps, tapped } from "./gesture.ts";

const CONTROLS = "button, a, label, input, select, textarea, [role=button]";

/** Calls back at the hidden gesture anywhere on the page, or at Ctrl + Alt + S on a keyboard. */
export function useStaffGesture(onOpen: () => void): void {
  const open = useStable(onOpen);
  useEffect(() => listen(open), [open]);
}

/** The release of the finger is over by then: it must not close what has just opened. */
const AFTER_RELEASE_MS = 100;

/** @returns stops listening */
function listen(open: () => void): () => void {
  let taps: Taps = [];
  let heldSince: number | null = null;
  let opening: ReturnType<typeof setTimeout> | undefined;
  const openSoon = () => {
    clearTimeout(opening);
    opening = setTimeout(open, AFTER_RELEASE_MS);
  };
  const pressed = (event: PointerEvent) => {
    heldSince = isInCorner(pointOf(event), pageNow()) ? event.timeStamp : null;
  };
  const released = (event: PointerEvent) => {
    if (heldSince !== null && event.timeStamp - heldSince >= HOLD_MS) openSoon();
    heldSince = null;
  };
  // A click ends a tap: no event of it comes later.
  const clicked = (event: MouseEvent) => {
    const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    const counts = !isOnControl && isInCorner(pointOf(event), pageNow());
    const result = tapped(taps, event.timeStamp, counts);
    taps = result.taps;
    if (result.opens) openSoon();
  };
  const typed = (event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.altKey || event.code !== "KeyS") return;
    event.preventDefault();
    open();
  };
  const ending = new AbortController();
  const listening = { capture: true, passive: true, signal: ending.signal };
  window.addEventListener("pointerdown", pressed, listening);
  window.addEventListener("pointerup", released, listening);
  window.addEventListener("click", clicked, listening);
  window.addEventListener("keydown", typed, { capture: true, signal: ending.signal });
  return () => {
    clearTimeout(opening);
    ending.abort();
  };
}

function pointOf({ clientX: x, clientY: y }: MouseEvent) {
  return { x, y };
}

function pageNow(): Page {
  const root = document.documentElement;
  return {
    width: window.innerWidth,
    isRightToLeft: root.dir === "rtl",
    rem: Number.parseFloat(getComputedStyle(root).fontSize),
  };
}
