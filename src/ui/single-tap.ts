import { useRef } from "react";

/** A trembling hand taps twice: the second tap within this time belongs to the first (quality A2). */
const SAME_TAP_MS = 500;

/** Wraps a handler so that a doubled tap is one action. */
export function useSingleTap<Args extends readonly unknown[]>(
  handler: ((...args: Args) => void) | undefined,
): (...args: Args) => void {
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  return (...args) => {
    const now = performance.now();
    if (now - lastTap.current < SAME_TAP_MS) return;
    lastTap.current = now;
    handler?.(...args);
  };
}
