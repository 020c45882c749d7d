/** The measurement itself: nothing else in the tests runs it. */
import { expect, test } from "vitest";
import { findNatsServer } from "../../scripts/running/nats-server.ts";
import { median, ofRuns } from "./figures.ts";
import { measureFleet } from "./measure.ts";

const SIZES = { runs: 1, callbacks: 4, burst: 20, receivers: 3, deadMs: 500, kiosks: 6, stolen: 1 };

test("starts a fleet, and finds a figure for each goal", async () => {
  const binary = findNatsServer();
  if (binary === null) throw new Error("no nats-server on this machine");
  const lines: string[] = [];
  const figures = await measureFleet({ binary, sizes: SIZES, tell: (line) => lines.push(line) });
  expect(Object.keys(figures)).toEqual([
    ...["journalP50OverDirect", "ackP50OverDirect", "gateOverBarePublish", "callbacksPerSecond"],
    ...["healSeconds", "serverMB500", "reconnectSeconds500", "cutOffSeconds"],
  ]);
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThanOrEqual(0);
  expect(lines.join("\n")).toContain("6 kiosks");
}, 300_000);

test("the middle one of several runs counts", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 3, 2])).toBe(3);
  expect(() => median([])).toThrow("nothing was measured");
  expect(ofRuns([2.004, 1, 3])).toEqual({ figure: 2, text: "2 (2, 1, 3)" });
});
