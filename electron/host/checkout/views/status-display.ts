import type { OutletView } from "../../rpc/contract.ts";
import type { StatusView } from "../../rpc/status-view.ts";
import type { Settings } from "../../settings/settings.ts";
import type { Live } from "../../shared/live.ts";
import { recomputed } from "../../shared/recomputed.ts";
import type { StaffCall } from "../../staff/calls.ts";
import type { Clock, Runner } from "../running/runner.ts";
import { boardMemoryMs, createOrderBoard, type OrderBoard } from "./order-board.ts";
import { type NeighbourBoard, type Neighbours, outletBoard } from "./outlet-board.ts";

/** Other kiosks' numbers age, and fall silent, without any event. */
const LOOK_AGAIN_MS = 1_000;

export type StatusDisplay = {
  readonly view: Live<StatusView>;
  /** This kiosk's own numbers. */
  readonly own: OrderBoard;
  stop(): void;
};

export type StatusDisplayOptions = {
  readonly runner: Runner;
  readonly clock: Clock;
  readonly settings: Pick<Settings, "device">;
  readonly outlet: Live<OutletView>;
  readonly silentSince: Live<number | null>;
  readonly staffCall: Live<StaffCall | null>;
  /** Ids of the orders that ended at `at` (UTC milliseconds) or later. */
  readonly finishedSince: (at: number) => readonly string[];
  /** The outlet's other kiosks; null if this one belongs to no fleet. */
  readonly neighbours: Live<Neighbours> | null;
};

/** What the order-status display shows: the numbers of the outlet's kiosks, a silent kitchen, a call for staff. */
export function createStatusDisplay(options: StatusDisplayOptions): StatusDisplay {
  const { runner, clock, outlet, silentSince, staffCall, neighbours } = options;
  const { statusDisplay } = options.settings.device;
  const times = {
    readyMs: statusDisplay.readyMinutes * 60_000,
    collectedMs: statusDisplay.collectedSeconds * 1_000,
  };
  const finished = options.finishedSince(clock.now() - boardMemoryMs(times));
  const earlier = finished.flatMap((checkoutId) => runner.state(checkoutId) ?? []);
  const own = createOrderBoard({ runner, clock, times, earlier });
  const shown = recomputed({
    make: () => viewOf(options, own, times),
    sources: [own.board, silentSince, staffCall, outlet, ...(neighbours ? [neighbours] : [])],
    aging: neighbours && { clock, ms: LOOK_AGAIN_MS },
  });
  return {
    view: shown.view,
    own,
    stop() {
      shown.stop();
      own.stop();
    },
  };
}

function viewOf(
  { clock, settings, outlet, silentSince, staffCall, neighbours }: StatusDisplayOptions,
  own: OrderBoard,
  times: Parameters<typeof outletBoard>[2]["times"],
): StatusView {
  const { terminalId, statusDisplay } = settings.device;
  const ofOutlet =
    neighbours &&
    outletBoard({ terminalId, entries: own.entries() }, neighbours.current(), {
      ...{ now: clock.monotonic(), times },
    });
  const { preparing, ready, ask } = ofOutlet?.board ?? own.board.current();
  const heard = ofOutlet?.heard ?? [];
  const call = staffCall.current();
  return {
    outlet: outletOf(outlet.current()),
    preparing: [...preparing],
    ready: [...ready],
    ask: [...ask],
    silentSince: mergedSilence(silentSince.current(), heard),
    staffCall: mergedCalls(call && { terminalId, at: call.at }, heard),
    shared: ofOutlet && { ...ofOutlet.shared, pairingCode: null },
    sound: statusDisplay.sound,
    highContrast: statusDisplay.highContrast,
  };
}

/** The latest call of a customer at any kiosk. */
export function mergedCalls(
  own: StatusView["staffCall"],
  neighbours: readonly NeighbourBoard[],
): StatusView["staffCall"] {
  const others = neighbours.flatMap(({ terminalId, calledAt }) =>
    calledAt === null ? [] : [{ terminalId, at: calledAt }],
  );
  return [...(own ? [own] : []), ...others].sort((left, right) => right.at - left.at)[0] ?? null;
}

/** Since when the kitchen does not answer a kiosk, the longest first: that kiosk's numbers are out of date. */
export function mergedSilence(
  own: number | null,
  neighbours: readonly NeighbourBoard[],
): number | null {
  const all = [own, ...neighbours.map(({ kitchenSilentSince }) => kitchenSilentSince)].filter(
    (since) => since !== null,
  );
  return all.length === 0 ? null : Math.min(...all);
}

function outletOf({ name, theme, logoUrl, timezone, locales }: OutletView): StatusView["outlet"] {
  const others = locales.enabled.filter((locale) => locale !== locales.default);
  return { name, theme, logoUrl, timezone, locales: [locales.default, ...others] };
}
