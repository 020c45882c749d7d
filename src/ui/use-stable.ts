import { useCallback, useLayoutEffect, useRef } from "react";

/** The same function for as long as a component lives, which does what `handler` of its last drawing does. */
export function useStable<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
