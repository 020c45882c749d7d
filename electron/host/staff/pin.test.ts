import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openDatabase } from "../store/database.ts";
import { createPinLock } from "../store/pin-lock.ts";
import { createPinCheck, lockAfter } from "./pin.ts";

const PIN = "271828";
let folder: string;
let database: DatabaseSync;
let now: number;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-pin-"));
  database = openDatabase(folder);
  now = Date.UTC(2026, 10, 20);
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

/** The check of a host that has just started. */
const start = () => createPinCheck({ pin: PIN, lock: createPinLock(database), now: () => now });

async function failTimes(times: number): Promise<void> {
  const pin = start();
  for (let failure = 1; failure <= times; failure += 1) {
    expect(await pin.check("000000")).toEqual({
      result: "wrong-pin",
      retryAfterMs: lockAfter(failure),
    });
    now += lockAfter(failure);
  }
  now -= lockAfter(times);
}

describe("the staff PIN", () => {
  it("opens, and nothing similar does", async () => {
    for (const wrong of ["", "27182", "2718280", " 271828", "271829", "٢٧١٨٢٨", PIN.repeat(10)]) {
      const pin = start();
      expect((await pin.check(wrong)).result, wrong).toBe("wrong-pin");
      expect(await pin.check(PIN)).toEqual({ result: "ok", retryAfterMs: 0 });
    }
  });

  it("may be mistyped twice; after that the wait doubles up to a quarter of an hour", () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 8, 50].map((failures) => lockAfter(failures) / 1_000);
    expect(waits).toEqual([0, 0, 30, 60, 120, 240, 480, 900, 900]);
  });

  it("is not checked while locked, not even the right one, and is after that", async () => {
    await failTimes(3);
    const pin = start();
    now += 29_999;
    expect(await pin.check(PIN)).toEqual({ result: "locked", retryAfterMs: 1 });
    now += 1;
    expect((await pin.check(PIN)).result).toBe("ok");
  });

  it("does not extend the lock by attempts meanwhile", async () => {
    await failTimes(3);
    const pin = start();
    for (let times = 0; times < 10; times += 1) await pin.check("000000");
    now += 30_000;
    expect((await pin.check(PIN)).result).toBe("ok");
  });

  it("resets the count after the right one", async () => {
    await failTimes(2);
    await start().check(PIN);
    await failTimes(2);
    expect((await start().check(PIN)).result).toBe("ok");
  });

  it("stays locked over a restart", async () => {
    await failTimes(4);
    database.close();
    database = openDatabase(folder);
    expect(await start().check(PIN)).toEqual({ result: "locked", retryAfterMs: 60_000 });
  });

  it("gives no extra attempt to concurrent calls", async () => {
    const pin = start();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pin.check("000000")));
    const results = answers.map(({ result }) => result);
    expect(results.filter((result) => result === "wrong-pin")).toHaveLength(3);
    expect(results.filter((result) => result === "locked")).toHaveLength(17);
  });

  it("gives no extra attempt to a crash during the check", async () => {
    void start().check("000000");
    await Promise.resolve();
    await Promise.resolve();
    expect(createPinLock(database).read().failures).toBe(1);
  });

  it("opens after its wait although the clock was set back meanwhile", async () => {
    await failTimes(3);
    now -= 365 * 24 * 60 * 60_000;
    expect(await start().check(PIN)).toEqual({ result: "locked", retryAfterMs: 30_000 });
    now += 30_000;
    expect((await start().check(PIN)).result).toBe("ok");
  });

  it("is nowhere on disk, right or wrong", async () => {
    const pin = start();
    await pin.check("314159");
    await pin.check(PIN);
    for (const file of readdirSync(folder)) {
      const bytes = readFileSync(join(folder, file));
      expect(bytes.includes(PIN), file).toBe(false);
      expect(bytes.includes("314159"), file).toBe(false);
    }
  });
});
