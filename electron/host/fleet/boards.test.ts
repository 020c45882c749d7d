/** One order board for an outlet: every display shows the numbers of all its kiosks, and says what may be out of date. */
import { expect, test } from "vitest";
import { type KioskBoard, kioskBoard } from "../../../fleet/messages/board.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { outletBoard } from "../checkout/views/outlet-board.ts";
import { Cell } from "../shared/live.ts";
import { createNeighbours, kioskBoardOf } from "./boards.ts";

const MINUTE = 60_000;
const TIMES = { readyMs: 30 * MINUTE, collectedMs: 2 * MINUTE };
const START = Date.UTC(2027, 0, 4, 12);
const NOTHING: KioskBoard = {
  v: 1,
  device: 2,
  terminalId: "K2",
  preparing: [],
  ready: [],
  ask: [],
  silentMs: null,
  staffCall: null,
};

/** The display of kiosk K1, which follows the boards of its outlet. */
function openDisplay() {
  const clock = new VirtualClock(START);
  const host = clock.forOneRun();
  const connected = new Cell(true);
  let receive: (message: KioskBoard, subject: string) => void = () => {};
  const { neighbours, follow } = createNeighbours("0123456789abcdef", host);
  const unfollow = follow({
    kiosk: "kiosk1",
    connected,
    listen: (_subject, schema, handle) => {
      receive = (message, subject) => handle(schema.parse(message), subject);
      return () => {};
    },
  });
  const own = { preparing: [{ number: "11", since: -MINUTE }], ready: [], ask: [] };
  const pass = (ms: number) => {
    let isOver = false;
    clock.after(ms, () => {
      isOver = true;
    });
    while (!isOver && clock.step());
  };
  return {
    clock,
    connected,
    neighbours,
    unfollow,
    pass,
    hear: (kiosk: string, board: Partial<KioskBoard>) =>
      receive({ ...NOTHING, run: `runof${kiosk}`, ...board }, `board.0123456789abcdef.${kiosk}`),
    shown: () =>
      outletBoard({ terminalId: "K1", entries: own }, neighbours.current(), {
        ...{ now: host.monotonic(), times: TIMES },
      }),
  };
}

test("numbers of all kiosks are listed by their age, whatever the kiosks' clocks are set to", () => {
  const { hear, shown } = openDisplay();
  hear("kiosk2", {
    preparing: [{ number: "21", agoMs: 2 * MINUTE }],
    ready: [{ number: "22", agoMs: 40_000 }],
  });
  hear("kiosk3", {
    terminalId: "K3",
    preparing: [{ number: "31", agoMs: 5_000 }],
    ready: [{ number: "32", agoMs: 10_000 }],
    ask: [{ number: "33", agoMs: 1_000 }],
  });
  expect(shown().board).toEqual({
    preparing: ["21", "11", "31"],
    ready: [
      { number: "32", isNew: true },
      { number: "22", isNew: false },
    ],
    ask: ["33"],
  });
  expect(shown().shared).toEqual({
    ...{ terminalId: "K1", awaySince: null, silent: [], stale: [], twice: [] },
  });
});

test("a kiosk's own board comes back to it, and is not listed a second time", () => {
  const { hear, shown } = openDisplay();
  hear("kiosk1", { preparing: [{ number: "99", agoMs: 0 }] });
  expect(shown().board.preparing).toEqual(["11"]);
});

test("a kiosk that is silent for 20 s is named, with its numbers, until they would have left anyway", () => {
  const { hear, shown, pass } = openDisplay();
  hear("kiosk2", { ready: [{ number: "22", agoMs: 0 }] });
  pass(19_999);
  expect(shown().shared?.silent).toEqual([]);
  pass(1);
  expect(shown().shared).toMatchObject({
    silent: [{ terminalId: "K2", since: START }],
    stale: ["22"],
  });
  expect(shown().board.ready).toEqual([{ number: "22", isNew: true }]);
  pass(TIMES.readyMs);
  expect(shown().board.ready).toEqual([]);
  expect(shown().shared).toMatchObject({ silent: [], stale: [] });
});

test("a silent kiosk that is heard of again is no longer marked", () => {
  const { hear, shown, pass } = openDisplay();
  hear("kiosk2", { preparing: [{ number: "21", agoMs: 0 }] });
  pass(25_000);
  hear("kiosk2", { preparing: [{ number: "21", agoMs: 25_000 }] });
  expect(shown().shared).toMatchObject({ silent: [], stale: [] });
});

test("the same number from two kiosks is an alarm, and shown once; one of a canceled order is none", () => {
  const { hear, shown } = openDisplay();
  hear("kiosk2", {
    preparing: [{ number: "11", agoMs: 0 }],
    ask: [{ number: "44", agoMs: 0 }],
  });
  hear("kiosk3", { terminalId: "K3", ready: [{ number: "44", agoMs: 0 }] });
  expect(shown().shared?.twice).toEqual([{ number: "11", terminalIds: ["K1", "K2"] }]);
  expect(shown().board.preparing).toEqual(["11"]);
  hear("kiosk2", {});
  expect(shown().shared?.twice).toEqual([]);
});

test("a kiosk that was paired anew takes the place of its board under the id before", () => {
  const { hear, shown } = openDisplay();
  const preparing = [{ number: "21", agoMs: 0 }];
  hear("kiosk2", { run: "samerun1", preparing });
  hear("kiosk3", { run: "samerun1", preparing });
  expect(shown().shared).toMatchObject({ twice: [], silent: [] });
  expect(shown().board.preparing).toEqual(["11", "21"]);
});

test("of a kiosk that was paired anew and restarted, only numbers that it no longer has stay as a silent kiosk's", () => {
  const { hear, shown, pass } = openDisplay();
  const [kept, lost] = ["21", "22"].map((number) => ({ number, agoMs: 0 }));
  if (!kept || !lost) throw new Error("two numbers");
  hear("kiosk2", { preparing: [kept, lost] });
  pass(25_000);
  hear("kiosk3", { preparing: [kept] });
  expect(shown().shared).toMatchObject({
    twice: [],
    silent: [{ terminalId: "K2" }],
    stale: ["22"],
  });
  hear("kiosk3", { preparing: [kept, lost] });
  expect(shown().shared).toMatchObject({ twice: [], silent: [], stale: [] });
  expect(shown().board.preparing.toSorted()).toEqual(["11", "21", "22"]);
});

test("without a connection only the kiosk's own numbers are shown after 20 s, and all of them once it is back", () => {
  const { hear, shown, pass, connected } = openDisplay();
  hear("kiosk2", { preparing: [{ number: "21", agoMs: 0 }] });
  connected.set(false);
  pass(19_999);
  expect(shown().board.preparing).toEqual(["11", "21"]);
  pass(1);
  expect(shown().board.preparing).toEqual(["11"]);
  expect(shown().shared).toMatchObject({ awaySince: START, silent: [], stale: [] });
  connected.set(true);
  hear("kiosk2", { preparing: [{ number: "21", agoMs: 20_000 }] });
  expect(shown().board.preparing).toEqual(["11", "21"]);
});

test("a kiosk that was never connected, or whose pairing ended, shows its own numbers only", () => {
  const { hear, shown, pass, unfollow } = openDisplay();
  hear("kiosk2", { preparing: [{ number: "21", agoMs: 0 }] });
  unfollow();
  pass(20_000);
  expect(shown().shared).toMatchObject({ awaySince: START });
  const { neighbours } = createNeighbours("0123456789abcdef", new VirtualClock(START));
  expect(neighbours.current()).toMatchObject({ away: { utc: START }, boards: [] });
});

test("a display of its own keeps all numbers without a connection, marked as out of date", () => {
  const { hear, neighbours, pass, clock, connected } = openDisplay();
  hear("kiosk2", { preparing: [{ number: "21", agoMs: 0 }] });
  connected.set(false);
  pass(20_000);
  const own = { terminalId: null, entries: { preparing: [], ready: [], ask: [] } };
  const now = clock.monotonic();
  const { board, shared } = outletBoard(own, neighbours.current(), { now, times: TIMES });
  expect(board.preparing).toEqual(["21"]);
  expect(shared).toMatchObject({ awaySince: START, stale: ["21"] });
});

test("a call for staff and the times of numbers do not change with the delay of a message", () => {
  const { hear, neighbours, pass } = openDisplay();
  hear("kiosk2", { ready: [{ number: "22", agoMs: 0 }], staffCall: { agoMs: 0 } });
  const before = neighbours.current().boards[0];
  pass(10_900);
  hear("kiosk2", { ready: [{ number: "22", agoMs: 10_000 }], staffCall: { agoMs: 10_000 } });
  const after = neighbours.current().boards[0];
  expect(after?.entries).toEqual(before?.entries);
  expect(after?.calledAt).toBe(START);
  hear("kiosk2", { staffCall: { agoMs: 100 } });
  expect(neighbours.current().boards[0]?.calledAt).toBe(START + 10_800);
});

test("a kiosk sends its numbers with their age, and neither a name nor an amount", () => {
  const clock = new VirtualClock(START);
  const sent = kioskBoardOf({
    fixed: { device: null, terminalId: "K1" },
    entries: () => ({ preparing: [{ number: "7", since: -5_000 }], ready: [], ask: [] }),
    silentSince: () => START - 16_000,
    staffCall: () => ({ at: START - 3_000 }),
    clock: clock.forOneRun(),
  });
  expect(kioskBoard.parse(sent)).toEqual({
    ...{ v: 1, device: null, terminalId: "K1" },
    preparing: [{ number: "7", agoMs: 5_000 }],
    ready: [],
    ask: [],
    silentMs: 16_000,
    staffCall: { agoMs: 3_000 },
  });
});
