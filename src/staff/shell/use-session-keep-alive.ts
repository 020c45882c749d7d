import { useEffect } from "react";
import { host } from "../../host.ts";
import { useStaffSession } from "./use-staff-session.ts";

/** Frequent enough that the host's own idle timeout never ends the session of somebody who works. */
const AT_MOST_EVERY_MS = 30_000;
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "wheel"] as const;

/** Reports to the host that staff are still active: reading and typing make no call of their own. */
export function useSessionKeepAlive(): void {
  const session = useStaffSession();
  useEffect(() => {
    let last = performance.now();
    const keepAlive = () => {
      const now = performance.now();
      if (now - last < AT_MOST_EVERY_MS) return;
      last = now;
      // If this fails, the next call of a page reports it.
      host.staffMode.keepAlive({ session }).catch(() => {});
    };
    const listening = { capture: true, passive: true };
    for (const type of SIGNS_OF_LIFE) window.addEventListener(type, keepAlive, listening);
    return () => {
      for (const type of SIGNS_OF_LIFE) window.removeEventListener(type, keepAlive, listening);
    };
  }, [session]);
}
