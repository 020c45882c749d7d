/** The credential endpoint's address and answer (in-store-loyalty.md §2.3, §4.5); pure. */
import { z } from "zod";
import {
  credentialConfiguration,
  credentialResponse,
} from "../../../contracts/in-store-loyalty.ts";
import { isServiceAddress, join } from "../net/address.ts";
import { parseJson } from "../net/json.ts";
import type { Settings } from "../settings.ts";
import { decryptApiKey } from "./cipher.ts";

/** The outlet's credential, decrypted. `apiKey` is secret: it leaves the host only as part of a hash. */
export type Credential = {
  readonly apiKey: string;
  readonly configuration: Omit<z.infer<typeof credentialConfiguration>, "password">;
};

export type ReadAnswer =
  | { readonly kind: "credential"; readonly credential: Credential }
  | { readonly kind: "refused" }
  | { readonly kind: "unusable"; readonly why: "not-the-contract" | "cannot-decrypt" };

/**
 * Which outlet a credential was asked for; a device that is given another one asks anew. The identifier
 * is globally unique (§4.5), so a service that has moved to another address changes nothing: an answer
 * that is given once must not be asked for again because of that.
 */
export function lookupKey(settings: Settings): string {
  const { pos, identifier, midIdentifier, fullRestaurantCode } = settings.outlet;
  return JSON.stringify([pos, identifier, midIdentifier, fullRestaurantCode]);
}

/** Address of the fetch-once endpoint; the vendor segments' wire values come from `wire.pos`. */
export function credentialUrl(settings: Settings, version: string): string {
  const { configBaseUrl, pos, identifier, midIdentifier, fullRestaurantCode } = settings.outlet;
  const slash = settings.outlet.credentialPathSlash ? "/" : "";
  const query = new URLSearchParams({ identifier });
  if (midIdentifier !== null) query.set("midIdentifier", midIdentifier);
  if (fullRestaurantCode !== null) query.set("fullRestaurantCode", fullRestaurantCode);
  query.set("version", version);
  return `${join(configBaseUrl, "v1", "pos", settings.wire.pos[pos] ?? pos)}${slash}?${query}`;
}

/** Reads the raw bytes of an answer. It never throws, whatever they are. */
export function readAnswer(
  bytes: Buffer,
  cipher: Settings["outlet"]["credentialCipher"],
): ReadAnswer {
  const json = parseJson(new TextDecoder().decode(bytes));
  const answer = credentialResponse.safeParse(json.ok ? json.value : undefined);
  if (!answer.success) return { kind: "unusable", why: "not-the-contract" };
  if (!answer.data.accepted) return { kind: "refused" };
  const { password, ...configuration } = answer.data.config;
  if (!isServiceAddress(configuration.apiUrl)) {
    return { kind: "unusable", why: "not-the-contract" };
  }
  const apiKey = decryptApiKey(password, cipher);
  if (apiKey === null) return { kind: "unusable", why: "cannot-decrypt" };
  return { kind: "credential", credential: { apiKey, configuration } };
}

const sealedCredential = z.object({
  lookupKey: z.string(),
  apiKey: z.string().min(1),
  configuration: credentialConfiguration.omit({ password: true }),
});

/** The bytes that are sealed. */
export function serialize(credential: Credential, key: string): Buffer {
  return Buffer.from(JSON.stringify({ lookupKey: key, ...credential }));
}

/** What was sealed, or null where the bytes are none of ours. */
export function deserialize(bytes: Buffer): { credential: Credential; lookupKey: string } | null {
  const json = parseJson(bytes.toString("utf8"));
  const sealed = sealedCredential.safeParse(json.ok ? json.value : undefined);
  if (!sealed.success) return null;
  const { lookupKey: key, ...credential } = sealed.data;
  return { credential, lookupKey: key };
}
