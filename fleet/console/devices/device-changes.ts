import { changesOf, type Live } from "../../../electron/host/shared/live.ts";
import type { DeviceChanges, DeviceRow } from "../rpc/device-views.ts";

/** All rows, then those that change, for one reader. */
export async function* deviceChangesOf(
  rows: Live<readonly DeviceRow[]>,
  signal: AbortSignal | undefined,
): AsyncGenerator<DeviceChanges, void, void> {
  let sent: ReadonlyMap<string, string> | null = null;
  for await (const all of changesOf(rows, signal)) {
    const texts = new Map(all.map((row) => [row.id, JSON.stringify(row)]));
    const before = sent ?? new Map<string, string>();
    const changes = {
      isAll: sent === null,
      rows: all.filter(({ id }) => before.get(id) !== texts.get(id)),
      removed: [...before.keys()].filter((id) => !texts.has(id)),
    };
    sent = texts;
    if (changes.isAll || changes.rows.length > 0 || changes.removed.length > 0) yield changes;
  }
}
