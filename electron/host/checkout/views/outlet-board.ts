/** The order board of an outlet with several kiosks: the numbers of all of them, as each kiosk last sent its own. Pure. */
import type { StatusView } from "../../rpc/status-view.ts";
import {
  type Board,
  type BoardEntries,
  type BoardEntry,
  type BoardTimes,
  boardOf,
  leavesAt,
} from "./order-board.ts";

/** Each kiosk sends its board every 10 s. */
export const SILENT_AFTER_MS = 20_000;

/** Another kiosk of the outlet, in this machine's time. */
export type NeighbourBoard = {
  readonly terminalId: string;
  /** In milliseconds of the monotonic clock. */
  readonly entries: BoardEntries;
  /** Since when its kitchen does not answer, UTC milliseconds; null while it does. */
  readonly kitchenSilentSince: number | null;
  /** When a customer there called for staff, UTC milliseconds; null if none does. */
  readonly calledAt: number | null;
  /** When it was last heard of. */
  readonly heard: ClockTimes;
};

/** One moment by the machine's monotonic clock, and in UTC milliseconds. */
export type ClockTimes = { readonly monotonic: number; readonly utc: number };

export type Neighbours = {
  /** Since when there is no connection to them; null while there is one. */
  readonly away: ClockTimes | null;
  readonly boards: readonly NeighbourBoard[];
};

export type OutletBoard = {
  readonly board: Board;
  readonly shared: Omit<NonNullable<StatusView["shared"]>, "pairingCode">;
  /** The kiosks that are heard of: for what only they can say. */
  readonly heard: readonly NeighbourBoard[];
};

/** A kiosk's own numbers; a display of its own has none, and no `terminalId`. */
type OwnNumbers = { readonly terminalId: string | null; readonly entries: BoardEntries };

/**
 * The numbers of this kiosk and its neighbours. Those of a silent kiosk stay as long as they would without any news of
 * their orders, and are marked. Without a connection, only this kiosk's are shown. `now`: by the monotonic clock.
 */
export function outletBoard(
  own: OwnNumbers,
  { away, boards }: Neighbours,
  { now, times }: { readonly now: number; readonly times: BoardTimes },
): OutletBoard {
  const isAway = away !== null && now - away.monotonic >= SILENT_AFTER_MS;
  const shown = isAway && own.terminalId !== null ? [] : boards;
  const heard = shown.filter((board) => now - board.heard.monotonic < SILENT_AFTER_MS);
  const silent = shown
    .filter((board) => !heard.includes(board))
    .map((board) => {
      const entries = withoutOld(board.entries, now, times);
      return { ...board, entries: withoutNumbersOf(sameTerminal(board, [own, ...heard]), entries) };
    })
    .filter(({ entries }) => numbersOf(entries).length > 0);
  const all = [own, ...heard, ...silent];
  return {
    board: boardOf(joined(all.map(({ entries }) => entries)), now),
    heard,
    shared: {
      terminalId: own.terminalId,
      awaySince: isAway ? away.utc : null,
      silent: silent.map((board) => ({ terminalId: board.terminalId, since: board.heard.utc })),
      stale: [...new Set(silent.flatMap(({ entries }) => numbersOf(entries)))],
      twice: givenTwice(all),
    },
  };
}

function joined(boards: readonly BoardEntries[]): BoardEntries {
  return {
    preparing: boards.flatMap(({ preparing }) => preparing),
    ready: boards.flatMap(({ ready }) => ready),
    ask: boards.flatMap(({ ask }) => ask),
  };
}

function numbersOf({ preparing, ready, ask }: BoardEntries): string[] {
  return [...preparing, ...ready, ...ask].map(({ number }) => number);
}

function withoutOld(entries: BoardEntries, now: number, times: BoardTimes): BoardEntries {
  const left = (column: keyof BoardEntries, all: readonly BoardEntry[]) =>
    all.filter(
      ({ since }) => now < leavesAt({ column, since, notBefore: null, collectedAt: null }, times),
    );
  const { preparing, ready, ask } = entries;
  return {
    preparing: left("preparing", preparing),
    ready: left("ready", ready),
    ask: left("ask", ask),
  };
}

/** A kiosk that was removed and paired again has another id: the display hears it, and remembers it as a silent one. */
function sameTerminal({ terminalId }: NeighbourBoard, heard: readonly OwnNumbers[]): OwnNumbers[] {
  return heard.filter((board) => board.terminalId === terminalId);
}

function withoutNumbersOf(boards: readonly OwnNumbers[], entries: BoardEntries): BoardEntries {
  const given = new Set(boards.flatMap((board) => numbersOf(board.entries)));
  const others = (all: readonly BoardEntry[]) => all.filter(({ number }) => !given.has(number));
  const { preparing, ready, ask } = entries;
  return { preparing: others(preparing), ready: others(ready), ask: others(ask) };
}

/** Of orders that are still to be collected. */
function givenTwice(boards: readonly OwnNumbers[]): { number: string; terminalIds: string[] }[] {
  const givenBy = new Map<string, string[]>();
  for (const { terminalId, entries } of boards) {
    const live = new Set([...entries.preparing, ...entries.ready].map(({ number }) => number));
    if (terminalId === null) continue;
    for (const number of live) givenBy.set(number, [...(givenBy.get(number) ?? []), terminalId]);
  }
  return [...givenBy]
    .filter(([, terminalIds]) => terminalIds.length > 1)
    .map(([number, terminalIds]) => ({ number, terminalIds }));
}
