/** What {@link ./many-kiosks.ts} is given and says. */
import { z } from "zod";

export const manyKiosk = z.object({ id: z.string(), seed: z.string(), outlet: z.string() });

export const manyOptions = z.object({
  server: z.string(),
  integrationId: z.string(),
  kiosks: z.array(manyKiosk),
});

export const manySaid = z.union([
  /** A kiosk's connection has come or gone; how many there are. */
  z.object({ id: z.string(), isConnected: z.boolean(), connected: z.number(), at: z.number() }),
  /** How many kiosks have heard of the gate. */
  z.object({ heard: z.number() }),
  /** How many results were delivered. */
  z.object({ delivered: z.number() }),
]);

/** Payments that its kiosks are to claim. */
export const claimed = z.object({ references: z.array(z.string()) });
