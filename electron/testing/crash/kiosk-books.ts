/** The kiosk's own records, read from its folder over a connection of its own. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import type { Journal } from "../../host/checkout/running/journal.ts";
import type { CheckoutEvent } from "../../host/checkout/state/events.ts";
import { replay } from "../../host/checkout/state/evolve.ts";
import type { CheckoutState } from "../../host/checkout/state/state.ts";
import { createJournal } from "../../host/store/journal.ts";

export type KioskOrder = {
  readonly checkoutId: string;
  readonly events: readonly CheckoutEvent[];
  readonly state: CheckoutState;
};

/** Every order in the kiosk's journal. */
export function allOrders(dataDir: string): KioskOrder[] {
  return reading(dataDir, (database) => {
    const journal = createJournal(database);
    return database
      .prepare("select checkout_id from checkout order by platform_order_id")
      .all()
      .map(({ checkout_id }) => orderOf(journal, String(checkout_id)));
  });
}

/** The orders that the host would resume at its next start. */
export function unfinishedOrders(dataDir: string): KioskOrder[] {
  return reading(dataDir, (database) => {
    const journal = createJournal(database);
    return journal.unfinished().map((checkoutId) => orderOf(journal, checkoutId));
  });
}

function orderOf(journal: Journal, checkoutId: string): KioskOrder {
  const events = journal.events(checkoutId);
  return { checkoutId, events, state: replay(events) };
}

const reference = z.object({ reference: z.string() });
const callback = z
  .object({ reference: z.string(), status: z.enum(["SUCCESS", "DECLINED"]) })
  .transform(({ reference: transactionReference, status }) => ({ transactionReference, status }));

/** The references that are tied to an order, and callbacks that were stored without one. */
export function callbackTables(dataDir: string) {
  const read = (sql: string) => reading(dataDir, (database) => database.prepare(sql).all());
  return {
    references: read("select reference from payment_reference").map(
      (row) => reference.parse(row).reference,
    ),
    unmatched: read("select reference, status from unmatched_callback").map((row) =>
      callback.parse(row),
    ),
  };
}

function reading<Row>(dataDir: string, read: (database: DatabaseSync) => Row[]): Row[] {
  const file = join(dataDir, "kiosk.sqlite");
  // A host that was killed before its first write has none yet.
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
  try {
    return read(database);
  } finally {
    database.close();
  }
}
