import { useEffect, useRef } from "react";
import type { AccountActs } from "./use-account-acts.ts";

/** Closes a form as soon as what it asked for is done; what went wrong before it was opened is forgotten. */
export function useCloseWhenDone({ done, reset }: AccountActs, close: () => void): void {
  const atFirst = useRef(done);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form appears
  useEffect(() => reset(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `close` is another function at each render
  useEffect(() => {
    if (done !== atFirst.current) close();
  }, [done]);
}
