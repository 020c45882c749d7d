import { expect, test } from "vitest";
import { fixedWaits } from "./fixed-waits.ts";

const problemsOf = (text: string, path = "e2e/order.spec.ts") => fixedWaits([{ path, text }]);

test.each([
  "await page.waitForTimeout(600);",
  "await customer.page.waitForTimeout(LONG_MS);",
  "await new Promise((resolve) => setTimeout(resolve, 300));",
  "await page.evaluate(() => new Promise((done) => window.setTimeout(done, 300)));",
  'import { setTimeout as sleep } from "node:timers/promises";',
  "const script = `await new Promise((done) => setTimeout(done, 300));`;",
])("reports %s", (line) => {
  expect(problemsOf(`const first = 1;\n${line}\n`)).toEqual([
    expect.stringMatching(/^e2e\/order\.spec\.ts:2: .* is a fixed wait; wait for a condition$/),
  ]);
});

test.each([
  "test.setTimeout(90_000);",
  "await page.clock.runFor(600);",
  'await expect(page.getByText("Done")).toBeVisible({ timeout: 20_000 });',
  'const run = Reflect.get(globalThis, "setTimeout");',
])("allows %s", (line) => {
  expect(problemsOf(line)).toEqual([]);
});

test("other code may use timers", () => {
  expect(problemsOf("setTimeout(retry, 500);", "electron/host/http/retry.ts")).toEqual([]);
});
