import { useCallback } from "react";
import { host } from "../../host.ts";
import { useSignsOfLife } from "../../ui/use-signs-of-life.ts";
import { useStaffSession } from "./use-staff-session.ts";

/** Frequent enough that the host's own idle timeout never ends the session of somebody who works. */
const AT_MOST_EVERY_MS = 30_000;

/** Reports to the host that staff are still active. */
export function useSessionKeepAlive(): void {
  const session = useStaffSession();
  const keepAlive = useCallback(() => {
    // If this fails, the next call of a page reports it.
    host.staffMode.keepAlive({ session }).catch(() => {});
  }, [session]);
  useSignsOfLife(AT_MOST_EVERY_MS, keepAlive);
}
