/** How gate and console ask kiosks: a kiosk may publish only its own answers. */
import { createInbox, type RequestOptions } from "@nats-io/transport-node";
import { answersOf } from "../messages/subjects.ts";

/** Of one request to a kiosk: its answer comes where that kiosk may publish, and no other. */
export function askingKiosk(
  asker: "gate" | "console",
  kiosk: string,
  timeoutMs: number,
): RequestOptions {
  return { timeout: timeoutMs, noMux: true, reply: createInbox(answersOf(kiosk, asker)) };
}
