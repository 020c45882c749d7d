import { useEffect, useRef } from "react";
import { host } from "../../host.ts";
import { useVisit } from "../../journey/use-visit.ts";

/**
 * Has the host prefetch a salt (requirement V4) when the screen opens, and again whenever `progress` changes: with each
 * step towards the tap, so that the connection is open by then. The host drops calls that are too frequent.
 */
export function usePreparedSalt(progress: string): void {
  const { visitId } = useVisit("visitId");
  const prepared = useRef<string | null>(null);
  useEffect(() => {
    if (prepared.current === progress) return;
    prepared.current = progress;
    // Only a head start: without it the answer takes longer.
    host.loyalty.prepare({ visitId }).catch(() => {});
  }, [visitId, progress]);
}
