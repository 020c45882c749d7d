import { useCallback } from "react";
import { useSignsOfLife } from "../../ui/use-signs-of-life.ts";
import { api } from "../api.ts";

/** The contract's limit; far more often than the session would end. */
const AT_MOST_EVERY_MS = 60_000;

/** Reports that the person is active, so that the session does not end meanwhile. */
export function useKeepAlive(session: string): void {
  const keepAlive = useCallback(() => {
    // If this fails, the session's own stream says why.
    api.session.keepAlive({ session }).catch(() => {});
  }, [session]);
  useSignsOfLife(AT_MOST_EVERY_MS, keepAlive);
}
