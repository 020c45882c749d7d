import { randomBytes } from "node:crypto";
import { z } from "zod";
import type { DocumentStore } from "./store.ts";

/** Everything that is agreed at onboarding and must not be guessable; created once per data folder. */
export const secrets = z.object({
  /** The outlet's apiPrivateKey (in-store-loyalty.md §5). */
  loyaltyApiKey: z.string(),
  /** Triple DES: 24-byte key and 8-byte IV, Base64 (in-store-loyalty.md §2.3). */
  credentialCipher: z.object({ key: z.base64(), iv: z.base64() }),
  /** ordering.md §5. */
  orderingApiKey: z.string(),
  orderingApiKeyResponse: z.string(),
  /** payments.md §5. */
  integrationId: z.string(),
  outboundToken: z.string(),
  inboundToken: z.string(),
  merchantId: z.string(),
});
export type Secrets = z.infer<typeof secrets>;

const text = (bytes: number) => randomBytes(bytes).toString("base64url");

/** The secrets of this data folder; fresh random ones on its first start. */
export function readSecrets(documents: DocumentStore): Secrets {
  return documents.read("secrets", secrets, () => ({
    loyaltyApiKey: text(32),
    credentialCipher: {
      key: randomBytes(24).toString("base64"),
      iv: randomBytes(8).toString("base64"),
    },
    orderingApiKey: text(32),
    orderingApiKeyResponse: text(32),
    integrationId: `kiosk-${randomBytes(4).toString("hex")}`,
    outboundToken: text(32),
    inboundToken: text(32),
    merchantId: `HP-${randomBytes(4).toString("hex").toUpperCase()}`,
  }));
}

/** Replaces the outlet's key, which is refused from now on. */
export function replaceLoyaltyApiKey(documents: DocumentStore, current: Secrets): void {
  current.loyaltyApiKey = text(32);
  documents.write("secrets", current);
}
