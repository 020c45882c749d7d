import { useCallback, useLayoutEffect, useRef } from "react";

/** A function with a stable identity that calls the latest `handler`. */
export function useStable<Args extends readonly unknown[], Result>(
  handler: (...args: Args) => Result,
): (...args: Args) => Result {
  const latest = useRef(handler);
  useLayoutEffect(() => {
    latest.current = handler;
  });
  return useCallback((...args) => latest.current(...args), []);
}
