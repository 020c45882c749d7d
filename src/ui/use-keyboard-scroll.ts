import { type RefObject, useEffect } from "react";

/**
 * Lets a keyboard scroll the box around `content` if nothing in it can take the focus (requirement A6): the box is a
 * tab stop while it can scroll.
 */
export function useKeyboardScroll(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const inside = content.current;
    const box = inside && scrollBoxOf(inside);
    if (!inside || !box) return;
    const adjust = () => {
      if (box.scrollHeight > box.clientHeight) box.tabIndex = 0;
      else box.removeAttribute("tabindex");
    };
    adjust();
    const observer = new ResizeObserver(adjust);
    observer.observe(box);
    for (const part of inside.children) observer.observe(part);
    return () => observer.disconnect();
  });
}

function scrollBoxOf(element: HTMLElement): HTMLElement | null {
  const { overflowY } = getComputedStyle(element);
  if (overflowY === "auto" || overflowY === "scroll") return element;
  return element.parentElement && scrollBoxOf(element.parentElement);
}
