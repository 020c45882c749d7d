/** A kiosk's part of its outlet's order board: numbers, never names, since everybody can read it. */
import { z } from "zod";
import { version } from "./message.ts";

/** `agoMs`: how long it has been in its column; clocks of kiosks differ. */
const entry = z.object({ number: z.string(), agoMs: z.number() });

export const kioskBoard = z.object({
  v: version,
  /** The same for all boards of one run of a kiosk, under whatever id; says nothing else. Missing in earlier versions. */
  run: z.string().max(64).optional(),
  /** `device.number`; null if the kiosk has none. */
  device: z.number().int().nullable(),
  terminalId: z.string(),
  preparing: z.array(entry),
  ready: z.array(entry),
  /** Numbers whose customers have to ask at the counter. */
  ask: z.array(entry),
  /** For how long the kitchen has not answered; null while it does. */
  silentMs: z.number().nullable(),
  /** A customer calls for staff. */
  staffCall: z.object({ agoMs: z.number() }).nullable(),
});
export type KioskBoard = z.infer<typeof kioskBoard>;
