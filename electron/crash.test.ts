import { expect, it } from "vitest";
import { crash } from "./testing/crash/run.ts";

const KILLS = 20;

it("a host killed twenty times at random instants keeps consistent records: npm run crash does it a thousand times", async () => {
  const said: string[] = [];
  const report = await crash({
    kills: KILLS,
    seed: 1,
    beside: 2,
    say: (line) => said.push(line),
  });
  expect(report.violations, said.join("\n")).toEqual([]);
  expect(report.unresolved).toBe(0);
  expect(report.kills).toBe(KILLS);
  // Failed orders alone would prove little.
  expect(report.byOutcome.accepted).toBeGreaterThan(5);
  expect(report.recoveries).toBeGreaterThan(KILLS);
  expect(report.byFlow).toMatchObject({
    "authorize-capture": expect.any(Number),
    sale: expect.any(Number),
  });
}, 600_000);
