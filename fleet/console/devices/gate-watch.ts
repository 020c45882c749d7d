/** How the gate is, as it says every ten seconds. */
import { Cell, derived, type Live } from "../../../electron/host/shared/live.ts";
import { type GateState, gateState } from "../../messages/gate.ts";
import { readMessage } from "../../messages/message.ts";
import type { Clock } from "../clock.ts";
import type { FleetView } from "../rpc/device-views.ts";

const SILENT_AFTER_MS = 30_000;
/** Of what the stream may store: then there is time left to find out why. */
const FILLING_SHARE = 0.7;

type Heard = {
  readonly at: number;
  readonly state: GateState | null;
  readonly isReadable: boolean;
};

export type GateWatch = {
  readonly view: Live<FleetView>;
  /** A message on the gate's state subject. */
  onState(data: Uint8Array): void;
  close(): void;
};

export function createGateWatch(options: {
  readonly release: string;
  readonly isConnected: Live<boolean>;
  readonly keysTrouble: Live<string | null>;
  readonly unwritten: Live<number>;
  readonly clock: Clock;
}): GateWatch {
  const { release, isConnected, keysTrouble, unwritten, clock } = options;
  const heard = new Cell<Heard | null>(null);
  const isSilent = new Cell(false);
  let cancel = () => {};
  const watch = () => {
    cancel();
    isSilent.set(false);
    cancel = clock.after(SILENT_AFTER_MS, () => isSilent.set(true));
  };
  watch();
  return {
    view: derived([isConnected, keysTrouble, unwritten, heard, isSilent], () => {
      const { state = null, isReadable = true } = heard.current() ?? {};
      const stream = state?.stream ?? null;
      const isFilling = stream !== null && stream.bytes >= FILLING_SHARE * stream.maxBytes;
      return {
        release,
        isConnected: isConnected.current(),
        keysTrouble: keysTrouble.current(),
        unwritten: unwritten.current(),
        gate: state && withoutVersion(state),
        gateSeenAt: heard.current()?.at ?? null,
        gateAlarms: [
          ...(isSilent.current() ? (["silent"] as const) : []),
          ...(isFilling ? (["stream-filling"] as const) : []),
          ...(state?.canStore === false ? (["not-storing"] as const) : []),
          ...(isReadable ? [] : (["unreadable"] as const)),
        ],
      };
    }),
    onState(data) {
      const read = readMessage(gateState, data);
      const state = read.ok ? read.message : (heard.current()?.state ?? null);
      heard.set({ at: clock.now(), state, isReadable: read.ok });
      watch();
    },
    close: () => cancel(),
  };
}

function withoutVersion({ v: _, ...state }: GateState): FleetView["gate"] {
  return state;
}
