import type { DeviceChanges, DeviceRow } from "../../../fleet/console/rpc/contract.ts";

/** Kiosks and displays by their ids. */
export type Devices = ReadonlyMap<string, DeviceRow>;

export const NO_DEVICES: Devices = new Map();

/** The devices after a message of the stream; one with all rows replaces what was known before. */
export function applyChanges(devices: Devices, { isAll, rows, removed }: DeviceChanges): Devices {
  const next = new Map(isAll ? NO_DEVICES : devices);
  for (const row of rows) next.set(row.id, row);
  for (const id of removed) next.delete(id);
  return next;
}
