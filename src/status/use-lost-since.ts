import { useEffect, useState } from "react";
import type { ConnectionState } from "../app/connection.ts";
import { useWaited } from "../ui/use-waited.ts";

/** A restart of the host that takes less is not worth a message. */
const MESSAGE_AFTER_MS = 5_000;

/** Since when the host cannot be reached (UTC milliseconds); null while it can, and for a moment after. */
export function useLostSince(state: ConnectionState): number | null {
  const [since, setSince] = useState<number | null>(null);
  const isLost = state === "lost";
  useEffect(() => setSince(isLost ? Date.now() : null), [isLost]);
  const isMessageDue = useWaited(MESSAGE_AFTER_MS, isLost);
  return isLost && isMessageDue ? since : null;
}
