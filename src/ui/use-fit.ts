import { type RefObject, useLayoutEffect } from "react";

/**
 * Gives up room, step by step, until nothing in `box` has to be scrolled to: `data-tight` names the steps that are taken,
 * "1", "1 2", "1 2 3" …, and the style sheet says what each of them gives up. What fits loses nothing.
 */
export function useFit(box: RefObject<HTMLElement | null>, steps: number): void {
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const adjust = () => {
      const taken: number[] = [];
      element.dataset.tight = "";
      while (element.scrollHeight > element.clientHeight && taken.length < steps) {
        taken.push(taken.length + 1);
        element.dataset.tight = taken.join(" ");
      }
    };
    adjust();
    // Pictures arrive, letters are exchanged, the customer turns to larger ones.
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    for (const part of element.children) observer.observe(part);
    return () => observer.disconnect();
  });
}
