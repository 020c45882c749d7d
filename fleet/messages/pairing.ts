/** Between a device that is to be paired and the console. */
import { z } from "zod";
import { kioskId, outletId, publicKey } from "./ids.ts";
import { version } from "./message.ts";

export const pairingRequest = z.object({
  v: version,
  kind: z.enum(["kiosk", "display"]),
  publicKey,
  /** What the device calls itself: `device.terminalId`, or a display's name. */
  name: z.string().min(1).max(80),
  /** `device.number`; null if it has none. */
  number: z.number().int().min(1).max(99).nullable(),
  outlet: outletId,
  /** Of the POS vendor, so that people recognise the outlet. */
  salesOutletId: z.number().int(),
});
export type PairingRequest = z.infer<typeof pairingRequest>;

/** `paired`: the key is known, and the device connects with it. `id` is the kiosk's id, a display's own. */
export const pairingAnswer = z.discriminatedUnion("outcome", [
  z.object({ v: version, outcome: z.literal("waiting") }),
  z.object({ v: version, outcome: z.literal("refused") }),
  z.object({ v: version, outcome: z.literal("paired"), id: kioskId }),
]);
export type PairingAnswer = z.infer<typeof pairingAnswer>;
