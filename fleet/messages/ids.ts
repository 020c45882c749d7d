/** Schemas of the names that are part of subjects. Without Node, since the console's page knows them too. */
import { z } from "zod";

/** A device's id in the fleet: given by the console when it is paired, kept by its successor. */
export const kioskId = z.string().regex(/^[a-z0-9]{4,32}$/);
/** One run of a kiosk's host, new at each start. */
export const instanceId = z.string().regex(/^[a-z0-9]{8,32}$/);
/** SHA-256 in lower-case hex. */
export const digest = z.string().regex(/^[0-9a-f]{64}$/);
/** An outlet in subjects: the beginning of a digest. */
export const outletId = z.string().regex(/^[0-9a-f]{16}$/);
/** A public nkey of a user. */
export const publicKey = z.string().regex(/^U[A-Z2-7]{55}$/);
