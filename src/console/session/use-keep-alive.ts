import { useEffect } from "react";
import { api } from "../api.ts";

/** The contract's limit; far more often than the session would end. */
const AT_MOST_EVERY_MS = 60_000;
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "wheel"] as const;

/** Reading and typing make no call of their own: they are reported, so that the session does not end meanwhile. */
export function useKeepAlive(session: string): void {
  useEffect(() => {
    let last = performance.now();
    const keepAlive = () => {
      const now = performance.now();
      if (now - last < AT_MOST_EVERY_MS) return;
      last = now;
      // If this fails, the session's own stream says why.
      api.session.keepAlive({ session }).catch(() => {});
    };
    const listening = { capture: true, passive: true };
    for (const type of SIGNS_OF_LIFE) window.addEventListener(type, keepAlive, listening);
    return () => {
      for (const type of SIGNS_OF_LIFE) window.removeEventListener(type, keepAlive, listening);
    };
  }, [session]);
}
