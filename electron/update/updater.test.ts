import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "../host/net/log.ts";
import { damagedStateFile, readUpdateState } from "../host/operation/update-state.ts";
import { type Behaviour, Killed, ModelShop } from "./testing/model-shop.ts";
import { runUpdater } from "./updater.ts";

const log = createLog({ level: "silent" });

function openShop(): ModelShop {
  const shop = new ModelShop("1.0.0");
  onTestFinished(() => rmSync(shop.root, { recursive: true }));
  return shop;
}

function run(shop: ModelShop): Promise<string> {
  return runUpdater({ ...shop.options, log });
}

function stateOf(shop: ModelShop) {
  const state = readUpdateState(shop.paths.state);
  if (typeof state === "string") throw new Error(state);
  return state;
}

test("a good version takes over with all orders, and two versions are kept", async () => {
  const shop = openShop();
  for (const version of ["1.1.0", "1.2.0"]) {
    shop.stage(version, "good");
    expect(await run(shop)).toBe(`${version} is up to date`);
    expect(shop.running).toBe(version);
    expect(shop.findings()).toEqual([]);
  }
  expect(stateOf(shop).last).toMatchObject({ result: "updated", from: "1.1.0", to: "1.2.0" });
  expect(readdirSync(shop.paths.versions).sort()).toEqual(["1.1.0", "1.2.0"]);
  expect(shop.accepted.length).toBeGreaterThan(3);
});

test.each([
  ["does-not-start", "start", []],
  ["hangs", "hang", []],
  ["no-page", "unhealthy", ["page"]],
] as const)(
  "a version that %s goes back with the data, once",
  async (behaviour, reason, missing) => {
    const shop = openShop();
    shop.stage("1.1.0", behaviour);
    expect(await run(shop)).toBe("1.1.0 has failed");
    expect(shop.running).toBe("1.0.0");
    expect(shop.findings()).toEqual([]);
    const { last, failed } = stateOf(shop);
    expect(last).toMatchObject({ result: "returned", to: "1.1.0", reason, missing: [...missing] });
    expect(failed).toMatchObject([{ version: "1.1.0", reason }]);
    expect(readdirSync(shop.paths.versions)).toEqual(["1.0.0"]);
    shop.stage("1.2.0", "good");
    await run(shop);
    expect(shop.running).toBe("1.2.0");
    expect(shop.findings()).toEqual([]);
  },
);

test("a version that hangs once it has taken orders is replaced by a newer one, without a person", async () => {
  const shop = openShop();
  await run(shop);
  shop.behaviours.set("1.0.0", "hangs");
  shop.stage("1.1.0", "good");
  expect(await run(shop)).toBe("the kiosk does not answer");
  shop.pass(29);
  expect(await run(shop)).toBe("the kiosk does not answer");
  shop.pass(1);
  expect(await run(shop)).toBe("1.1.0 is up to date");
  expect(shop.running).toBe("1.1.0");
  expect(shop.findings()).toEqual([]);
});

test("a program that does not run on this machine is refused without stopping the kiosk", async () => {
  const shop = openShop();
  shop.stage("1.1.0", "does-not-run");
  await run(shop);
  expect(stateOf(shop)).toMatchObject({ last: { result: "refused", reason: "package" } });
  expect(shop.findings()).toEqual([]);
});

test("a package whose files are not those of its list is not installed, and not given up", async () => {
  const shop = openShop();
  shop.stage("1.1.0", "good");
  writeFileSync(join(shop.paths.staged, "half-unpacked"), "");
  expect(await run(shop)).toBe("1.1.0 is postponed");
  expect(stateOf(shop)).toMatchObject({ failed: [], postponed: { reason: "copy" } });
  expect(shop.findings()).toEqual([]);
});

test("a damaged state is set aside, and nothing is updated until somebody has looked", async () => {
  const shop = openShop();
  shop.stage("1.1.0", "good");
  writeFileSync(shop.paths.state, '{"v":1,"phase":"tri');
  for (const _times of ["found", "remembered"]) {
    expect(await run(shop)).toContain("damaged");
    expect(existsSync(damagedStateFile(shop.paths.state))).toBe(true);
    // Its kiosk, which reports it.
    expect(readUpdateState(shop.paths.state)).toBe("damaged");
    expect(shop.running).toBe("1.0.0");
  }
  rmSync(damagedStateFile(shop.paths.state));
  await run(shop);
  expect(shop.running).toBe("1.1.0");
});

test("only the kiosk's group may read the state besides its owner", async () => {
  const shop = openShop();
  shop.stage("1.1.0", "good");
  await run(shop);
  expect(statSync(shop.paths.state).mode & 0o777).toBe(0o640);
});

const KINDS: readonly Behaviour[] = ["good", "does-not-start", "hangs", "no-page"];

test.each(KINDS)(
  "killed at any step of an update to a version of kind %s, no order is lost",
  async (behaviour) => {
    for (let kill = 1; ; kill += 1) {
      const shop = openShop();
      shop.stage("1.1.0", behaviour);
      if (await endsBefore(shop, kill)) break;
      const boots = kill % 4 > 1;
      if (boots) shop.reboot();
      // The second process is killed as well.
      if (!(await endsBefore(shop, Math.ceil(kill / 2))) && boots) shop.reboot();
      shop.killsIn = Number.POSITIVE_INFINITY;
      await run(shop);
      const expected = behaviour === "good" ? "1.1.0" : "1.0.0";
      expect({ kill, boots, running: shop.running, findings: shop.findings() }).toEqual({
        ...{ kill, boots, running: expected, findings: [] },
      });
    }
  },
);

/** Whether the updater came to its end before it was killed. */
async function endsBefore(shop: ModelShop, kill: number): Promise<boolean> {
  shop.killsIn = kill;
  try {
    await run(shop);
    return true;
  } catch (error) {
    if (error instanceof Killed) return false;
    throw error;
  }
}
