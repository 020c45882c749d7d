import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "../../../electron/host/shared/transaction.ts";

/** A kiosk or display that was paired. */
export type Device = {
  readonly id: string;
  readonly kind: "kiosk" | "display";
  readonly publicKey: string;
  /** As it said when it was paired. */
  readonly name: string;
  readonly number: number | null;
  readonly outlet: string;
  readonly salesOutletId: number;
  /** UTC milliseconds. */
  readonly pairedAt: number;
  /** Null while its key is valid. */
  readonly removedAt: number | null;
  /** When it was heard, at most a minute late; null if never. */
  readonly lastSeenAt: number | null;
};

export type DeviceStore = {
  /** All, removed ones too, in the order of their ids. */
  all(): readonly Device[];
  /** Adds a device, or gives an id to its successor: the key before is gone. */
  pair(device: Omit<Device, "removedAt" | "lastSeenAt">): void;
  remove(id: string, at: number): void;
  /** Counts as removed although that cannot be written yet, until it is. */
  cutOff(id: string, at: number): void;
  /** When devices were heard, UTC milliseconds by id; in a transaction of its own. */
  seen(times: ReadonlyMap<string, number>): void;
};

/** A {@link DeviceStore} on the table `device`, which nothing else writes; the caller opens transactions for the rest. */
export function createDeviceStore(database: DatabaseSync): DeviceStore {
  /** Anybody may ask to be paired, and every request is compared with all devices. */
  let read: readonly Device[] | null = null;
  const cutOff = new Map<string, number>();
  return {
    all() {
      const select = "select * from device order by device_id";
      read ??= database
        .prepare(select)
        .all()
        .map(deviceOf)
        .map((device) => ({
          ...device,
          removedAt: device.removedAt ?? cutOff.get(device.id) ?? null,
        }));
      return read;
    },
    pair({ id, kind, publicKey, name, number, outlet, salesOutletId, pairedAt }) {
      read = null;
      cutOff.delete(id);
      database
        .prepare(
          `insert into device (device_id, kind, public_key, name, number, outlet, sales_outlet_id, paired_at_ms)
           values (?, ?, ?, ?, ?, ?, ?, ?)
           on conflict (device_id) do update set public_key = excluded.public_key, name = excluded.name,
             number = excluded.number, sales_outlet_id = excluded.sales_outlet_id,
             paired_at_ms = excluded.paired_at_ms, removed_at_ms = null, last_seen_at_ms = null`,
        )
        .run(id, kind, publicKey, name, number, outlet, salesOutletId, pairedAt);
    },
    remove(id, at) {
      read = null;
      database
        .prepare(
          "update device set removed_at_ms = ? where device_id = ? and removed_at_ms is null",
        )
        .run(at, id);
    },
    cutOff(id, at) {
      read = null;
      cutOff.set(id, at);
    },
    seen(times) {
      read = null;
      const update = database.prepare(
        "update device set last_seen_at_ms = ? where device_id = ? and removed_at_ms is null",
      );
      inTransaction(database, () => {
        for (const [id, at] of times) update.run(at, id);
      });
    },
  };
}

function deviceOf(row: Record<string, unknown>): Device {
  return {
    id: String(row.device_id),
    kind: row.kind === "display" ? "display" : "kiosk",
    publicKey: String(row.public_key),
    name: String(row.name),
    number: numberOrNull(row.number),
    outlet: String(row.outlet),
    salesOutletId: Number(row.sales_outlet_id),
    pairedAt: Number(row.paired_at_ms),
    removedAt: numberOrNull(row.removed_at_ms),
    lastSeenAt: numberOrNull(row.last_seen_at_ms),
  };
}

const numberOrNull = (value: unknown) => (value === null ? null : Number(value));
