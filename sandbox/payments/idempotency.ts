import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { inTransaction } from "../core/database.ts";
import { sha256Hex } from "../core/digest.ts";

const row = z.object({ operation: z.string(), body_digest: z.string(), answer: z.string() });

/** The same JSON for any order of its keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

/** Performs a mutating call once per Idempotency-Key (payments.md §1). */
export interface IdempotentCalls {
  /**
   * The result of `perform`, stored in one transaction with its effects; the stored one for the same key and body;
   * "conflict" if the key was used for another request.
   */
  once(
    call: { key: string; operation: string; body: unknown },
    perform: () => unknown,
  ): { answer: unknown } | "conflict";
}

/** {@link IdempotentCalls} in table `payment_idempotency`. */
export function idempotentCalls(database: DatabaseSync): IdempotentCalls {
  const select = database.prepare("select * from payment_idempotency where key = ?");
  const insert = database.prepare("insert into payment_idempotency values (?, ?, ?, ?)");
  return {
    once({ key, operation, body }, perform) {
      const digest = sha256Hex(canonical(body));
      return inTransaction(database, () => {
        const found = select.get(key);
        if (found) {
          const earlier = row.parse(found);
          const same = earlier.operation === operation && earlier.body_digest === digest;
          return same ? { answer: JSON.parse(earlier.answer) } : "conflict";
        }
        const answer = perform();
        insert.run(key, operation, digest, JSON.stringify(answer));
        return { answer };
      });
    },
  };
}
