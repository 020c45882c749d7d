import type { OutletView } from "../../rpc/contract.ts";
import type { StatusView } from "../../rpc/status-view.ts";
import type { Settings } from "../../settings/settings.ts";
import { derived, type Live } from "../../shared/live.ts";
import type { StaffCall } from "../../staff/calls.ts";
import type { Clock, Runner } from "../running/runner.ts";
import { boardMemoryMs, createOrderBoard } from "./order-board.ts";

export type StatusDisplay = { readonly view: Live<StatusView>; stop(): void };

/** What the order-status display shows: this kiosk's numbers, a silent kitchen, a call for staff. */
export function createStatusDisplay(parts: {
  readonly runner: Runner;
  readonly clock: Clock;
  readonly settings: Pick<Settings, "device">;
  readonly outlet: Live<OutletView>;
  readonly silentSince: Live<number | null>;
  readonly staffCall: Live<StaffCall | null>;
  /** Ids of the orders that ended at `at` (UTC milliseconds) or later. */
  readonly finishedSince: (at: number) => readonly string[];
}): StatusDisplay {
  const { runner, clock, outlet, silentSince, staffCall } = parts;
  const { terminalId, statusDisplay } = parts.settings.device;
  const times = {
    readyMs: statusDisplay.readyMinutes * 60_000,
    collectedMs: statusDisplay.collectedSeconds * 1_000,
  };
  const finished = parts.finishedSince(clock.now() - boardMemoryMs(times));
  const earlier = finished.flatMap((checkoutId) => runner.state(checkoutId) ?? []);
  const { board, stop } = createOrderBoard({ runner, clock, times, earlier });
  const view = derived([board, silentSince, staffCall, outlet], (): StatusView => {
    const call = staffCall.current();
    const { preparing, ready, ask } = board.current();
    return {
      outlet: outletOf(outlet.current()),
      preparing: [...preparing],
      ready: [...ready],
      ask: [...ask],
      silentSince: silentSince.current(),
      staffCall: call && { terminalId, at: call.at },
      sound: statusDisplay.sound,
      highContrast: statusDisplay.highContrast,
    };
  });
  return { view, stop };
}

function outletOf({ name, accent, logoUrl, timezone, locales }: OutletView): StatusView["outlet"] {
  const others = locales.enabled.filter((locale) => locale !== locales.default);
  return { name, accent, logoUrl, timezone, locales: [locales.default, ...others] };
}
