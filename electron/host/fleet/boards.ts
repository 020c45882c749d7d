/** The order boards of an outlet: each kiosk sends its own to the displays of all (docs/fleet.md, "One order board"). */
import { createHash } from "node:crypto";
import { type KioskBoard, kioskBoard } from "../../../fleet/messages/board.ts";
import { VERSION } from "../../../fleet/messages/message.ts";
import { subjects } from "../../../fleet/messages/subjects.ts";
import type { Clock } from "../checkout/running/runner.ts";
import type { BoardEntries, BoardEntry } from "../checkout/views/order-board.ts";
import type { ClockTimes, NeighbourBoard, Neighbours } from "../checkout/views/outlet-board.ts";
import { Cell, type Live } from "../shared/live.ts";
import type { StaffCall } from "../staff/calls.ts";
import type { Link } from "./link.ts";

/** The same time, measured again over a network, is the same if it differs by less: else a call would ring anew. */
const JITTER_MS = 5_000;
/** Longer than any number stays on a display without news of it. */
const FORGOTTEN_AFTER_MS = 4 * 60 * 60_000;

/** A name of a kiosk's run for its board, which does not reveal the run's own: the gate delivers by that one. */
export function runOf(instance: string): string {
  return createHash("sha256").update(instance).digest("hex").slice(0, 16);
}

/** What this kiosk says of itself. */
export type OwnBoard = {
  readonly fixed: Pick<KioskBoard, "run" | "device" | "terminalId">;
  readonly entries: () => BoardEntries;
  /** UTC milliseconds; null while the kitchen answers. */
  readonly silentSince: () => number | null;
  readonly staffCall: () => StaffCall | null;
  readonly clock: Pick<Clock, "now" | "monotonic">;
};

/** This kiosk's board as it is now. */
export function kioskBoardOf({
  fixed,
  entries,
  silentSince,
  staffCall,
  clock,
}: OwnBoard): KioskBoard {
  const aged = (since: number, now: number) => Math.max(0, Math.round(now - since));
  const column = (all: readonly BoardEntry[]) =>
    all.map(({ number, since }) => ({ number, agoMs: aged(since, clock.monotonic()) }));
  const { preparing, ready, ask } = entries();
  const silent = silentSince();
  const call = staffCall();
  return {
    v: VERSION,
    ...fixed,
    preparing: column(preparing),
    ready: column(ready),
    ask: column(ask),
    silentMs: silent === null ? null : aged(silent, clock.now()),
    staffCall: call && { agoMs: aged(call.at, clock.now()) },
  };
}

export type FollowedNeighbours = {
  /** Away until a link is followed. */
  readonly neighbours: Live<Neighbours>;
  /** Follows the boards that come over a link. Returns a function that ends it. */
  follow(link: Pick<Link, "kiosk" | "connected" | "listen">): () => void;
};

/** The boards of the other kiosks of an outlet, which is named as in subjects. */
export function createNeighbours(
  outlet: string,
  clock: Pick<Clock, "now" | "monotonic">,
): FollowedNeighbours {
  /** Of each kiosk its last board, and the run that sent it. */
  const heard = new Map<
    string,
    { readonly run: string | undefined; readonly board: NeighbourBoard }
  >();
  const present = () => ({ monotonic: clock.monotonic(), utc: clock.now() });
  const neighbours = new Cell<Neighbours>({ away: present(), boards: [] });
  const refresh = (isConnected: boolean) => {
    const { away } = neighbours.current();
    neighbours.set({
      away: isConnected ? null : (away ?? present()),
      boards: [...heard.values()].map(({ board }) => board),
    });
  };
  const receive = (kiosk: string, message: KioskBoard) => {
    const now = present();
    const { run } = message;
    const board = neighbourBoard(message, now, heard.get(kiosk)?.board ?? null);
    heard.set(kiosk, { run, board });
    for (const [id, known] of heard) {
      const isOld = now.monotonic - known.board.heard.monotonic > FORGOTTEN_AFTER_MS;
      // It was removed, and is paired again under another id.
      const isBefore = id !== kiosk && run !== undefined && known.run === run;
      if (isOld || isBefore) heard.delete(id);
    }
  };
  return {
    neighbours,
    follow(link) {
      const look = () => refresh(link.connected.current());
      const stops = [
        link.connected.subscribe(look),
        link.listen(subjects.board(outlet, "*"), kioskBoard, (message, subject) => {
          const kiosk = subject.split(".").at(-1) ?? "";
          if (kiosk === link.kiosk) return;
          receive(kiosk, message);
          look();
        }),
      ];
      look();
      return () => {
        for (const stop of stops) stop();
        refresh(false);
      };
    },
  };
}

/** A board in this machine's time. What it had before keeps its time, which no delay on the way may change. */
function neighbourBoard(
  message: KioskBoard,
  heard: ClockTimes,
  before: NeighbourBoard | null,
): NeighbourBoard {
  const { preparing, ready, ask, silentMs, staffCall } = message;
  const column = (all: KioskBoard["ready"], earlier: readonly BoardEntry[] = []): BoardEntry[] => {
    const known = new Map(earlier.map(({ number, since }) => [number, since]));
    return all.map(({ number, agoMs }) => {
      return { number, since: steady(heard.monotonic - agoMs, known.get(number)) };
    });
  };
  return {
    terminalId: message.terminalId,
    heard,
    entries: {
      preparing: column(preparing, before?.entries.preparing),
      ready: column(ready, before?.entries.ready),
      ask: column(ask, before?.entries.ask),
    },
    kitchenSilentSince:
      silentMs === null ? null : steady(heard.utc - silentMs, before?.kitchenSilentSince),
    calledAt: staffCall && steady(heard.utc - staffCall.agoMs, before?.calledAt),
  };
}

function steady(time: number, before: number | null | undefined): number {
  if (before === null || before === undefined) return time;
  return Math.abs(time - before) < JITTER_MS ? before : time;
}
