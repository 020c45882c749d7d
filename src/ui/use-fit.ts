import { type RefObject, useLayoutEffect } from "react";

/**
 * Shrinks the content step by step until nothing in `box` has to be scrolled to: `data-tight` lists the steps in
 * effect, "1", "1 2", "1 2 3" …, and the style sheet defines each of them. Content that fits is not changed.
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
    // Pictures load, fonts are swapped, the customer changes the text size.
    const observer = new ResizeObserver(adjust);
    observer.observe(element);
    for (const part of element.children) observer.observe(part);
    return () => observer.disconnect();
  });
}
