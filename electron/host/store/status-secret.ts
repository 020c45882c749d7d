import { randomBytes } from "node:crypto";
import type { ValueStore } from "./value-store.ts";

const NAME = "secret of the order-status display's address";

/**
 * The secret part of the order-status display's address. It is the same at every start, since nobody is at that display
 * to open a new address after a restart. `now` in UTC milliseconds.
 */
export function statusSecret(values: ValueStore, now: number): string {
  const stored = values.read(NAME);
  if (stored) return stored.content;
  const secret = randomBytes(24).toString("base64url");
  values.write(NAME, { tag: null, content: secret, storedAt: now });
  return secret;
}
