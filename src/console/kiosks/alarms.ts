import type { DeviceRow } from "../../../fleet/console/rpc/contract.ts";

/** How much a device needs somebody: 0 is all well. Silent ones come before those that say what is wrong. */
function urgencyOf({ alarms }: DeviceRow): number {
  if (alarms.includes("silent")) return 3;
  if (alarms.includes("not-serving") || alarms.includes("unreadable")) return 2;
  return alarms.length > 0 ? 1 : 0;
}

/** Devices in trouble first, then by outlet, number and name. */
export function sortDevices(rows: Iterable<DeviceRow>, locale: string): DeviceRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  return [...rows].sort(
    (one, other) =>
      urgencyOf(other) - urgencyOf(one) ||
      compare(one.outletName ?? "", other.outletName ?? "") ||
      one.salesOutletId - other.salesOutletId ||
      (one.number ?? Infinity) - (other.number ?? Infinity) ||
      compare(one.name, other.name),
  );
}

/** How many devices need somebody. */
export function alarmCount(rows: readonly DeviceRow[]): number {
  return rows.filter((row) => urgencyOf(row) > 0).length;
}

/** Devices whose name, outlet, number or id contains the words that somebody types. */
export function matching(rows: readonly DeviceRow[], typed: string): DeviceRow[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ id, name, number, outletName, salesOutletId }) => {
    const text = [id, name, number ?? "", outletName ?? "", salesOutletId].join(" ");
    return words.every((word) => text.toLocaleLowerCase().includes(word));
  });
}
