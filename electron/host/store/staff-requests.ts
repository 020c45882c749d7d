/** What staff asked for at the console and was done, on the table `staff_request` (docs/fleet.md, "Staff from afar"). */
import type { DatabaseSync } from "node:sqlite";
import type { StaffRequestRecord } from "../checkout/running/journal.ts";

export type StaffRequests = {
  /** The request that was done under this idempotency key; null if none was. */
  find(key: string): StaffRequestRecord | null;
};

export function createStaffRequests(database: DatabaseSync): StaffRequests {
  const select = database.prepare("select * from staff_request where key = ?");
  return {
    find(key) {
      const row = select.get(key);
      if (!row) return null;
      const { checkout_id: checkoutId, act, done_at_ms: at } = row;
      return { key, checkoutId: String(checkoutId), act: String(act), at: Number(at) };
    },
  };
}

/** Writes a request within the caller's transaction; throws if its key is known. */
export function staffRequestWriter(database: DatabaseSync): (request: StaffRequestRecord) => void {
  const insert = database.prepare(
    "insert into staff_request (key, checkout_id, act, done_at_ms) values (?, ?, ?, ?)",
  );
  return ({ key, checkoutId, act, at }) => void insert.run(key, checkoutId, act, at);
}
