/** What of the kiosks' states needs a person. */
import type { ConsoleOrderList, StaffCall } from "../rpc/case-views.ts";
import type { KnownDevice } from "./device-watch.ts";

/** Orders of all kiosks, the latest first; those of a silent kiosk as it said last. */
export function ordersOf(all: readonly KnownDevice[]): ConsoleOrderList {
  const orders = all.flatMap(({ device, heard, isSilent }) =>
    (heard?.state?.listed ?? []).map((order) => ({
      ...order,
      kiosk: device.id,
      kioskName: heard?.state?.terminalId ?? device.name,
      currency: order.currency === undefined ? (heard?.state?.currency ?? null) : order.currency,
      currencyDigits: order.currencyDigits ?? null,
      isAway: isSilent,
    })),
  );
  const more = all.map(({ heard }) =>
    heard?.state ? Math.max(0, heard.state.listedCount - heard.state.listed.length) : 0,
  );
  return {
    orders: orders.sort((left, right) => right.placedAt - left.placedAt),
    moreCount: more.reduce((sum, count) => sum + count, 0),
    unmatched: all.flatMap(({ device, heard }) =>
      heard?.state && heard.state.unmatched > 0
        ? [
            {
              kiosk: device.id,
              kioskName: heard.state.terminalId,
              count: heard.state.unmatched,
            },
          ]
        : [],
    ),
  };
}

/** Calls of customers, the latest first; a silent kiosk's may be over. */
export function callsOf(all: readonly KnownDevice[]): StaffCall[] {
  return all
    .flatMap(({ device, heard, isSilent }) =>
      heard?.callSince != null && !isSilent
        ? [
            {
              kiosk: device.id,
              kioskName: heard.state?.terminalId ?? device.name,
              since: heard.callSince,
            },
          ]
        : [],
    )
    .sort((left, right) => right.since - left.since);
}
