import { beforeEach, expect, test } from "vitest";
import type { Capability } from "../../../contracts/payments.ts";
import { watchCapabilities } from "./capability-watch.ts";

let now = 0;
let asked = 0;
let declared: ReadonlySet<Capability> | null = new Set(["CAPTURE"]);

beforeEach(() => {
  now = Date.UTC(2027, 0, 4);
  asked = 0;
  declared = new Set(["CAPTURE"]);
});

function watch() {
  return watchCapabilities(
    async () => {
      asked += 1;
      return declared;
    },
    { monotonic: () => now },
  );
}

test("capabilities that were fetched ahead are there at the tap, and fetched once for all callers", async () => {
  const capabilities = watch();
  capabilities.refresh();
  await Promise.all([capabilities.current(), capabilities.current()]);
  now += 59_999;
  expect(await capabilities.current()).toEqual(new Set(["CAPTURE"]));
  capabilities.refresh();
  expect(asked).toBe(1);
});

test("a changed declaration is known within a minute", async () => {
  const capabilities = watch();
  await capabilities.current();
  declared = new Set(["SALE"]);
  now += 60_000;
  expect(await capabilities.current()).toEqual(new Set(["SALE"]));
});

test("an operation that is not implemented makes the next order ask for the capabilities again", async () => {
  const capabilities = watch();
  await capabilities.current();
  declared = new Set(["SALE"]);
  capabilities.doubt();
  expect(await capabilities.current()).toEqual(new Set(["SALE"]));
  expect(asked).toBe(2);
});

test("while the integrator cannot be asked its last declaration is used, and it is asked again", async () => {
  const capabilities = watch();
  await capabilities.current();
  declared = null;
  now += 60_000;
  expect(await capabilities.current()).toEqual(new Set(["CAPTURE"]));
  declared = new Set(["SALE"]);
  expect(await capabilities.current()).toEqual(new Set(["SALE"]));
});

test("before any answer there are no capabilities, and the next caller asks again", async () => {
  const capabilities = watch();
  declared = null;
  expect(await capabilities.current()).toBeNull();
  declared = new Set(["SALE"]);
  expect(await capabilities.current()).toEqual(new Set(["SALE"]));
});
