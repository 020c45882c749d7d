/** Whether results can arrive, by what the gate says. */
import { afterEach, beforeEach, expect, test } from "vitest";
import { type GateHello, gateHello } from "../../../fleet/messages/gate.ts";
import { integrationHash } from "../../../fleet/messages/names.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { Cell } from "../shared/live.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import { type GateWatch, watchGate } from "./gate-watch.ts";

let clock: VirtualClock;
let connected: Cell<boolean>;
let watch: GateWatch;
let hello: (integrations: readonly string[], said?: object, kiosks?: number) => void;
const heard = (gate = "gaterun1") => watch.heard(gate);
let lines: readonly string[];

beforeEach(() => {
  clock = new VirtualClock(Date.UTC(2027, 0, 4, 12));
  connected = new Cell(true);
  let receive: (message: GateHello) => void = () => {};
  const recorded = recordedLog();
  lines = recorded.lines;
  watch = watchGate({
    link: {
      connected,
      listen(_subject, schema, handle) {
        receive = (message) => handle(schema.parse(message), "gate.hello");
        return () => {};
      },
    },
    ...{ integrationId: "own", clock: clock.forOneRun(), log: recorded.log },
    onHello: () => {},
  });
  hello = (integrations, said = {}, kiosks = 3) =>
    receive(
      gateHello.parse({
        ...{ v: 1, gate: "gaterun1", ...said },
        integrations: integrations.map((id) => ({ integration: integrationHash(id), kiosks })),
      }),
    );
});
afterEach(() => watch.stop());

function pass(ms: number) {
  let isOver = false;
  clock.after(ms, () => {
    isOver = true;
  });
  while (!isOver && clock.step());
}

test("the gate is there while it is heard of at least every 25 s, and there is a connection", () => {
  expect(watch.isThere.current()).toBe(false);
  hello(["own", "other"]);
  expect(watch.isThere.current()).toBe(true);
  pass(24_000);
  heard();
  pass(24_000);
  expect(watch.isThere.current()).toBe(true);
  pass(2_000);
  expect(watch.isThere.current()).toBe(false);
  heard();
  connected.set(false);
  expect(watch.isThere.current()).toBe(false);
});

test("a run of the gate that only answers claims is not there: whether it can store anything is not known", () => {
  heard();
  expect(watch.isThere.current()).toBe(false);
  hello(["own"]);
  pass(24_000);
  heard("gaterun2");
  pass(2_000);
  expect(watch.isThere.current()).toBe(false);
  heard("gaterun2");
  expect(watch.isThere.current()).toBe(false);
  hello(["own"], { gate: "gaterun2" });
  expect(watch.isThere.current()).toBe(true);
});

test("the last known number of kiosks counts until the gate knows it", () => {
  expect(watch.kiosks()).toBe(1);
  hello(["own"], {}, 4);
  hello(["own"], { gate: "gaterun2" }, 0);
  expect(watch.kiosks()).toBe(4);
  hello(["own"], { gate: "gaterun2" }, 2);
  expect(watch.kiosks()).toBe(2);
});

test("a gate that does not know the kiosk's integration, or not as active, brings no results: it says why", () => {
  hello(["other"]);
  heard();
  expect(watch.isThere.current()).toBe(false);
  hello(["other"]);
  expect(lines.filter((line) => line.includes("integration"))).toHaveLength(1);
  hello(["own"]);
  expect(watch.isThere.current()).toBe(true);
  expect(watch.kiosks()).toBe(3);
});

test("a gate that cannot store callbacks brings no results; one of the release before does not say so, and can", () => {
  hello(["own"], { canStore: false });
  heard();
  expect(watch.isThere.current()).toBe(false);
  hello(["own"], { canStore: false });
  expect(lines.filter((line) => line.includes("store"))).toHaveLength(1);
  hello(["own"], { canStore: true });
  expect(watch.isThere.current()).toBe(true);
  hello(["own"]);
  expect(watch.isThere.current()).toBe(true);
});
