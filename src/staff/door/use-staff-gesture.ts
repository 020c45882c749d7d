import { useEffect, useRef } from "react";
import { HOLD_MS, isInCorner, type Page, type Taps, tapped } from "./gesture.ts";

const CONTROLS = "button, a, label, input, select, textarea, [role=button]";

/** Calls back at the hidden gesture, or at Ctrl + Alt + S on a keyboard, wherever on the page it is made. */
export function useStaffGesture(onOpen: () => void): void {
  const latest = useRef(onOpen);
  useEffect(() => {
    latest.current = onOpen;
  });
  useEffect(() => listen(() => latest.current()), []);
}

/** @returns stops listening */
function listen(open: () => void): () => void {
  let taps: Taps = [];
  let hold: ReturnType<typeof setTimeout> | undefined;
  const letGo = () => clearTimeout(hold);
  const pressed = (event: PointerEvent) => {
    letGo();
    const isInside = isInCorner({ x: event.clientX, y: event.clientY }, pageNow());
    const isOnControl = event.target instanceof Element && event.target.closest(CONTROLS) !== null;
    const result = tapped(taps, event.timeStamp, isInside && !isOnControl);
    taps = result.taps;
    if (result.opens) return open();
    if (isInside) hold = setTimeout(open, HOLD_MS);
  };
  const typed = (event: KeyboardEvent) => {
    if (!event.ctrlKey || !event.altKey || event.code !== "KeyS") return;
    event.preventDefault();
    open();
  };
  const listening = { capture: true, passive: true };
  window.addEventListener("pointerdown", pressed, listening);
  window.addEventListener("pointerup", letGo, listening);
  window.addEventListener("pointercancel", letGo, listening);
  window.addEventListener("keydown", typed, { capture: true });
  return () => {
    letGo();
    window.removeEventListener("pointerdown", pressed, listening);
    window.removeEventListener("pointerup", letGo, listening);
    window.removeEventListener("pointercancel", letGo, listening);
    window.removeEventListener("keydown", typed, { capture: true });
  };
}

function pageNow(): Page {
  const root = document.documentElement;
  return {
    width: window.innerWidth,
    isRightToLeft: root.dir === "rtl",
    rem: Number.parseFloat(getComputedStyle(root).fontSize),
  };
}
