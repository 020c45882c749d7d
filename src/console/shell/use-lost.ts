import { useEffect, useState } from "react";
import { useConnectionState } from "../../app/connection.ts";
import { useWaited } from "../../ui/use-waited.ts";
import { connection } from "../api.ts";

/** A phone that changes its network is back before anybody could read a message. */
const MESSAGE_AFTER_MS = 1_500;

/** Since when the console cannot be reached (UTC milliseconds of this device); null while it can. */
export function useLost(): number | null {
  const isLost = useConnectionState(connection) === "lost";
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => setSince(isLost ? Date.now() : null), [isLost]);
  const isDue = useWaited(MESSAGE_AFTER_MS, isLost);
  return isLost && isDue ? since : null;
}
