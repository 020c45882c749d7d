import { createCipheriv } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { replaceLoyaltyApiKey } from "../core/secrets.ts";
import type { ServiceDeps } from "../core/service.ts";
import { type Outlet, VENDOR_SEGMENTS } from "./outlet.ts";

/** The lookup keys of the outlet: its identifier, and the two others of the vendor segment. */
export const SEED_OUTLET = {
  identifier: "beet-and-barley-1",
  midIdentifier: "BB-MID-0001",
  fullRestaurantCode: "BERLIN/BEET-BARLEY/1",
};

const credentialRow = z.object({ identifier: z.string(), applied_at_ms: z.number().nullable() });

/** The lookup parameters of in-store-loyalty.md §4.5, as they came. */
export interface CredentialQuery {
  identifier: string | undefined;
  midIdentifier: string | undefined;
  fullRestaurantCode: string | undefined;
}

/** The credential endpoint's state: which outlet was applied (in-store-loyalty.md §3). */
export interface CredentialStore {
  /** Returns the config of in-store-loyalty.md §2.3 once; null when it must not be returned (again). */
  apply(segment: string, query: CredentialQuery): Record<string, unknown> | null;
  /** The operator's reset; without an identifier, of every outlet. Returns how many were reset. */
  reset(identifier?: string): number;
  /** The operator's new key for the outlet: what is signed with the old one is refused. */
  replaceKey(): void;
  list(): { identifier: string; appliedAtMs: number | null }[];
  /** Another device of the outlet, as its operator would add it; one that is there stays as it is. */
  add(identifier: string): void;
}

/** Triple DES, CBC, PKCS5 padding, Base64 (in-store-loyalty.md §2.3). */
function encryptPassword(plain: string, cipher: { key: string; iv: string }): string {
  const key = Buffer.from(cipher.key, "base64");
  const des = createCipheriv("des-ede3-cbc", key, Buffer.from(cipher.iv, "base64"));
  return Buffer.concat([des.update(plain, "utf8"), des.final()]).toString("base64");
}

/** The extra fields that a vendor-specific segment gets besides the core ones (in-store-loyalty.md §2.3). */
function vendorExtras(segment: string): Record<string, unknown> {
  const common = { minCashPayment: 0.01, maxPwpPercent: 50, timeout: 30 };
  switch (segment) {
    case VENDOR_SEGMENTS.pos_type_1:
      return { ...common, firing: true };
    case VENDOR_SEGMENTS.pos_type_2:
      return { minCashPayment: 2, maxPwpPercent: 100, timeout: 30, bonusDiscountId: "BONUS100" };
    case VENDOR_SEGMENTS.pos_type_3:
      return {
        ...common,
        giftCode: ["GIFT-10", "GIFT-25"],
        giftMinSum: 10,
        giftPrice: 0.01,
        language: "en",
        payForReqModifiers: true,
        restrictedPaymentIds: ["VOUCHER"],
        softRegistration: false,
      };
    default:
      return {};
  }
}

function createTable(database: DatabaseSync): void {
  database.exec(`create table if not exists outlet_credentials (
    identifier text primary key check (identifier <> ''),
    mid_identifier text not null unique,
    full_restaurant_code text not null unique,
    applied_at_ms integer
  ) strict`);
  addDevice(database, SEED_OUTLET);
}

function addDevice(database: DatabaseSync, keys: typeof SEED_OUTLET): void {
  database
    .prepare("insert or ignore into outlet_credentials values (?, ?, ?, null)")
    .run(keys.identifier, keys.midIdentifier, keys.fullRestaurantCode);
}

/** A {@link CredentialStore} in table `outlet_credentials`. */
export function credentialStore(deps: ServiceDeps, outlet: Outlet): CredentialStore {
  const { database, documents, secrets, now } = deps;
  createTable(database);
  // midIdentifier overrides identifier; fullRestaurantCode is the alternative to both (in-store-loyalty.md §4.5).
  const apply = database.prepare(`update outlet_credentials set applied_at_ms = :now
    where applied_at_ms is null and identifier = (
      select identifier from outlet_credentials
      where case when :mid is null then identifier = :identifier else mid_identifier = :mid end
         or full_restaurant_code = :code
      limit 1)
    returning identifier`);
  const reset = database.prepare(
    "update outlet_credentials set applied_at_ms = null where ?1 is null or identifier = ?1",
  );
  const list = database.prepare("select identifier, applied_at_ms from outlet_credentials");
  const coreFields = () => {
    const { apiUrl, loyaltyApiVersion, establishmentId } = outlet.configuration();
    const { discountId, flow, sparse } = outlet.switches();
    const password = encryptPassword(secrets.loyaltyApiKey, secrets.credentialCipher);
    if (sparse === true) return { apiUrl, establishmentId, password };
    return { apiUrl, apiVersion: loyaltyApiVersion, establishmentId, password, discountId, flow };
  };
  return {
    apply(segment, query) {
      if (!outlet.switches().registeredSegments.includes(segment)) return null;
      const applied = apply.get({
        now: now(),
        identifier: query.identifier ?? null,
        mid: query.midIdentifier ?? null,
        code: query.fullRestaurantCode ?? null,
      });
      return applied ? { ...coreFields(), ...vendorExtras(segment) } : null;
    },
    reset: (identifier) => Number(reset.run(identifier ?? null).changes),
    replaceKey: () => replaceLoyaltyApiKey(documents, secrets),
    add: (identifier) =>
      addDevice(database, {
        identifier,
        midIdentifier: `MID/${identifier}`,
        fullRestaurantCode: `CODE/${identifier}`,
      }),
    list: () =>
      list.all().map((found) => {
        const row = credentialRow.parse(found);
        return { identifier: row.identifier, appliedAtMs: row.applied_at_ms };
      }),
  };
}
