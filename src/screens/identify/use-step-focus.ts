import { type RefObject, useEffect, useRef } from "react";
import { afterPaint } from "../../ui/after-paint.ts";

/**
 * Moves the focus to the heading of a new step on the same screen: the pressed control is gone, and screen readers have
 * to announce the step. The first step leaves it to the screen's own title.
 */
export function useStepFocus(area: RefObject<HTMLElement | null>, step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    area.current?.closest(".screen__content")?.scrollTo(0, 0);
    return afterPaint(() => area.current?.querySelector("h2")?.focus({ preventScroll: true }));
  }, [area, step]);
}
