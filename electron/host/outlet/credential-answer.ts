/** The credential endpoint's address and answer (in-store-loyalty.md §2.3, §4.5); pure. */
import { z } from "zod";
import { type LeftOut, parseLeavingOut } from "../../../contracts/leaving-out.ts";
import { credentialConfiguration, givenConfig } from "../../../contracts/outlet-configuration.ts";
import { isServiceAddress, join } from "../net/address.ts";
import { parseJson } from "../net/json.ts";
import type { Settings } from "../settings/settings.ts";
import { decryptApiKey } from "./cipher.ts";

/** The outlet's credential, decrypted. `apiKey` is secret: it leaves the host only as part of a hash. */
export type Credential = {
  readonly apiKey: string;
  readonly configuration: Omit<z.infer<typeof credentialConfiguration>, "password">;
};

/**
 * Everything that the endpoint returned besides the key, including fields that this program does not know: it answers
 * only once.
 */
type Given = Readonly<Record<string, unknown>>;

export type ReadAnswer =
  | {
      readonly kind: "credential";
      readonly credential: Credential;
      readonly given: Given;
      /** Fields that are left out because their values do not fit the contract. */
      readonly leftOut: readonly LeftOut[];
    }
  | { readonly kind: "refused" }
  | { readonly kind: "unusable"; readonly why: "not-the-contract" | "cannot-decrypt" };

/**
 * The outlet that a credential was requested for; a device that is assigned another one requests it again. The
 * identifier is globally unique (in-store-loyalty.md §4.5), so a changed address of the service does not matter: an
 * answer that is given once must not be requested again because of that.
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

/**
 * Reads the raw bytes of an answer. It never throws, whatever they are. With key, establishmentId and apiUrl it is
 * usable, whatever else is wrong with it.
 */
export function readAnswer(
  bytes: Buffer,
  cipher: Settings["outlet"]["credentialCipher"],
): ReadAnswer {
  const json = parseJson(new TextDecoder().decode(bytes));
  const answer = givenConfig.safeParse(json.ok ? json.value : undefined);
  if (!answer.success) return { kind: "unusable", why: "not-the-contract" };
  if (!answer.data.accepted) return { kind: "refused" };
  const read = parseLeavingOut(credentialConfiguration, answer.data.config);
  if (!read.ok) return { kind: "unusable", why: "not-the-contract" };
  const { password, ...configuration } = read.value;
  if (!isServiceAddress(configuration.apiUrl)) {
    return { kind: "unusable", why: "not-the-contract" };
  }
  const apiKey = decryptApiKey(password, cipher);
  if (apiKey === null) return { kind: "unusable", why: "cannot-decrypt" };
  const { password: _secret, ...given } = answer.data.config;
  return {
    kind: "credential",
    credential: { apiKey, configuration },
    given,
    leftOut: read.leftOut,
  };
}

const withoutPassword = credentialConfiguration.omit({ password: true });

const sealedCredential = z.object({
  lookupKey: z.string(),
  apiKey: z.string().min(1),
  configuration: z.record(z.string(), z.unknown()),
  fetchedAt: z.number().nullable().catch(null),
});

/** A credential as it is sealed; `fetchedAt` in UTC milliseconds, null if unknown. */
type ToSeal = {
  readonly apiKey: string;
  readonly given: Given;
  readonly fetchedAt: number | null;
};

/** The bytes to be sealed: the credential, and the lookup key that it was requested with. */
export function serialize({ apiKey, given, fetchedAt }: ToSeal, key: string): Buffer {
  return Buffer.from(JSON.stringify({ lookupKey: key, apiKey, configuration: given, fetchedAt }));
}

/** Reads bytes of `serialize`; null if they are not valid. */
export function deserialize(bytes: Buffer): {
  readonly credential: Credential;
  readonly lookupKey: string;
  /** When it was requested, UTC milliseconds; null if unknown. */
  readonly fetchedAt: number | null;
  readonly leftOut: readonly LeftOut[];
} | null {
  const json = parseJson(bytes.toString("utf8"));
  const sealed = sealedCredential.safeParse(json.ok ? json.value : undefined);
  if (!sealed.success) return null;
  const { lookupKey: key, apiKey, configuration, fetchedAt } = sealed.data;
  const read = parseLeavingOut(withoutPassword, configuration);
  if (!read.ok) return null;
  const { value, leftOut } = read;
  return { credential: { apiKey, configuration: value }, lookupKey: key, fetchedAt, leftOut };
}
