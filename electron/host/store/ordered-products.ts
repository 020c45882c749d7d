import type { DatabaseSync } from "node:sqlite";
import { z } from "zod";

/** UTC milliseconds; `to` is after it. */
export type TimeSpan = { readonly from: number; readonly to: number };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Orders that ended longer after their placing are not counted: the placing itself has no index. */
const LATEST_END_MS = 3 * HOUR_MS;
/** The clocks change by this much in the course of a month. */
const CLOCK_CHANGE_MS = HOUR_MS;

const lines = z.array(z.object({ itemId: z.string(), count: z.number() }));

/**
 * Units of each product, by global id, in the orders that were placed within the spans, and that the kitchen accepted and
 * did not cancel: the same time of day on successive days, the first one first. Reads no personal field. One pass over
 * the orders, and one look-up of the journal of each that ended at about that time of day.
 */
export function orderedProducts(
  database: DatabaseSync,
  spans: readonly TimeSpan[],
): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  const [first] = spans;
  if (!first) return units;
  const longest = Math.max(...spans.map(({ from, to }) => to - from));
  // `cross join`: SQLite would read the whole journal, and look up the order of each entry.
  const rows = database
    .prepare(
      `select placed.at_ms, placed.event -> '$.order.snapshot.lines' as lines
       from checkout cross join journal as placed using (checkout_id)
       where finished_at_ms >= :since and (finished_at_ms - :since) % ${DAY_MS} < :window
       and placed.seq = 1 and placed.at_ms >= :since
       and exists (
         select 1 from journal where checkout_id = checkout.checkout_id
         and event ->> 'type' = 'CreateAnswered' and event ->> '$.outcome.kind' = 'accepted')
       and not exists (
         select 1 from journal where checkout_id = checkout.checkout_id
         and event ->> 'type' = 'KitchenMoved' and event ->> 'status' in ('CANCELED', 'FAILED'))`,
    )
    .iterate({
      since: first.from - CLOCK_CHANGE_MS,
      window: longest + 2 * CLOCK_CHANGE_MS + LATEST_END_MS,
    });
  for (const row of rows) {
    const placedAt = Number(row.at_ms);
    if (!spans.some(({ from, to }) => from <= placedAt && placedAt < to)) continue;
    for (const { itemId, count } of linesOf(row.lines)) {
      units.set(itemId, (units.get(itemId) ?? 0) + count);
    }
  }
  return units;
}

/** None if the entry has none that can be read. */
function linesOf(content: unknown): z.infer<typeof lines> {
  return typeof content === "string" ? (lines.safeParse(JSON.parse(content)).data ?? []) : [];
}
