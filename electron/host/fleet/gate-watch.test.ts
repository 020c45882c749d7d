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
let hello: (integrations: readonly string[], said?: object) => void;
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
  hello = (integrations, said = {}) =>
    receive(
      gateHello.parse({
        ...{ v: 1, gate: "gaterun1", ...said },
        integrations: integrations.map((id) => ({ integration: integrationHash(id), kiosks: 3 })),
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
  watch.heard();
  pass(24_000);
  expect(watch.isThere.current()).toBe(true);
  pass(2_000);
  expect(watch.isThere.current()).toBe(false);
  watch.heard();
  connected.set(false);
  expect(watch.isThere.current()).toBe(false);
});

test("a gate that does not know the kiosk's integration, or not as active, brings no results: it says why", () => {
  hello(["other"]);
  watch.heard();
  expect(watch.isThere.current()).toBe(false);
  hello(["other"]);
  expect(lines.filter((line) => line.includes("integration"))).toHaveLength(1);
  hello(["own"]);
  expect(watch.isThere.current()).toBe(true);
  expect(watch.kiosks()).toBe(3);
});

test("a gate that cannot store callbacks brings no results; one of the release before does not say so, and can", () => {
  hello(["own"], { canStore: false });
  watch.heard();
  expect(watch.isThere.current()).toBe(false);
  hello(["own"], { canStore: false });
  expect(lines.filter((line) => line.includes("store"))).toHaveLength(1);
  hello(["own"], { canStore: true });
  expect(watch.isThere.current()).toBe(true);
  hello(["own"]);
  expect(watch.isThere.current()).toBe(true);
});
