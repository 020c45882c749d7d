import { randomBytes } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { sameSecret, sha256Hex } from "../core/digest.ts";

/** Lifetime of an unused salt. "Not shown" in in-store-loyalty.md §5 rule 7; ample for a slow customer. */
const SALT_LIFETIME_MS = 10 * 60_000;

const saltRow = z.object({
  establishment_id: z.number(),
  salt: z.string(),
  made_at_ms: z.number(),
});
const saltIdHeader = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

/** The two headers of a signed call, unparsed. */
export interface SignedHeaders {
  saltId: string | undefined;
  authorizationToken: string | undefined;
}

/** Creates and uses up the one-time salts of in-store-loyalty.md §5. */
export interface SaltStore {
  issue(establishmentId: number): { saltId: number; salt: string };
  /**
   * Uses up the salt in the headers and returns the outlet that signed with it; undefined when the salt is unknown,
   * used or stale, or the token is not SHA-256(key + salt).
   */
  spend(
    headers: SignedHeaders,
    keyOf: (establishmentId: number) => string | undefined,
  ): number | undefined;
}

/** A {@link SaltStore} in table `loyalty_salts`. */
export function saltStore(database: DatabaseSync, now: () => number): SaltStore {
  database.exec(`create table if not exists loyalty_salts (
    id integer primary key autoincrement,
    establishment_id integer not null check (establishment_id >= 1),
    salt text not null unique check (length(salt) >= 32),
    made_at_ms integer not null
  ) strict`);
  const insert = database.prepare(
    "insert into loyalty_salts (establishment_id, salt, made_at_ms) values (?, ?, ?)",
  );
  // Deleting it makes a salt single use; it is deleted at its first use, even with a wrong token.
  const take = database.prepare(
    "delete from loyalty_salts where id = ? returning establishment_id, salt, made_at_ms",
  );
  const sweep = database.prepare("delete from loyalty_salts where made_at_ms < ?");
  return {
    issue(establishmentId) {
      sweep.run(now() - SALT_LIFETIME_MS);
      const salt = randomBytes(24).toString("base64url");
      const { lastInsertRowid } = insert.run(establishmentId, salt, now());
      return { saltId: Number(lastInsertRowid), salt };
    },
    spend({ saltId, authorizationToken }, keyOf) {
      const id = saltIdHeader.safeParse(saltId);
      if (!id.success || !authorizationToken) return undefined;
      const taken = take.get(id.data);
      if (!taken) return undefined;
      const row = saltRow.parse(taken);
      const key = keyOf(row.establishment_id);
      if (key === undefined || row.made_at_ms < now() - SALT_LIFETIME_MS) return undefined;
      return sameSecret(authorizationToken, sha256Hex(key + row.salt))
        ? row.establishment_id
        : undefined;
    },
  };
}
