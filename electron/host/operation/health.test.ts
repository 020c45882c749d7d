import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { StoreError } from "../store/store-error.ts";
import { type HealthReport, healthOf } from "./health.ts";
import { beginTold, type HealthDoor, openHealthDoor } from "./health-door.ts";

const WELL = {
  outlet: {
    outOfOrder: null,
    recordsTrouble: null,
    provisioning: null,
    configurationPoll: {
      outcome: "unchanged",
      why: null,
      since: null,
      revision: 4,
      pendingRevision: null,
      guest: false,
    },
  },
  clock: { state: "right" },
  pages: 1,
} as const;

test("a kiosk that can take orders serves", () => {
  expect(healthOf(WELL)).toEqual({ state: "serving", because: [], notes: [], page: "open" });
});

test("each reason for which it cannot is named", () => {
  const outlet = {
    ...WELL.outlet,
    outOfOrder: "records-unusable",
    recordsTrouble: "disk-full",
  } as const;
  expect(healthOf({ ...WELL, outlet })).toMatchObject({
    state: "waiting",
    because: ["records-unusable", "records-disk-full"],
  });
});

test("what somebody should look at does not keep it from serving", () => {
  const configurationPoll = { ...WELL.outlet.configurationPoll, outcome: "unauthorized" } as const;
  const outlet = { ...WELL.outlet, configurationPoll };
  const clock = { state: "off", offMs: 1 } as const;
  expect(healthOf({ outlet, clock, pages: 0 })).toEqual({
    state: "serving",
    because: [],
    notes: ["configuration-unauthorized", "clock-wrong"],
    page: "none",
  });
});

let door: HealthDoor | null = null;
afterEach(async () => {
  await door?.close();
  door = null;
});

async function ask(
  path: string,
  { method = "GET", host }: { method?: string; host?: string } = {},
) {
  const asked = request(`${door?.url}${path}`, {
    method,
    agent: false,
    ...(host && { headers: { host } }),
  }).end();
  const { promise, resolve } = Promise.withResolvers<{
    status: number | undefined;
    body: unknown;
  }>();
  asked.once("response", async (response) => {
    resolve({ status: response.statusCode, body: JSON.parse(await text(response)) });
  });
  return promise;
}

const report = (over: Partial<HealthReport>): HealthReport => ({
  state: "serving",
  because: [],
  notes: [],
  page: "open",
  ...over,
});

test("the endpoint says 200 while the kiosk serves, else 503 and why", async () => {
  door = await openHealthDoor("127.0.0.1:0");
  expect(await ask("/health")).toMatchObject({ status: 503, body: { state: "starting" } });
  expect(await ask("/alive")).toMatchObject({ status: 200 });
  door.tell(() => report({}));
  expect(await ask("/health")).toEqual({ status: 200, body: report({}) });
  const waiting = report({ state: "waiting", because: ["no-menu"] });
  door.tell(() => waiting);
  expect(await ask("/health")).toEqual({ status: 503, body: waiting });
  door.tell(() => report({ page: "none" }));
  expect(await ask("/health")).toMatchObject({ status: 503 });
});

test("it answers no other name of this machine, no other method, no other path", async () => {
  door = await openHealthDoor("127.0.0.1:0");
  door.tell(() => report({}));
  expect(await ask("/health", { host: "kiosk.example" })).toMatchObject({ status: 404 });
  expect(await ask("/health", { method: "POST" })).toMatchObject({ status: 404 });
  expect(await ask("/")).toMatchObject({ status: 404 });
});

test("records that keep the kiosk from starting are named until it has started", async () => {
  const opened = await openHealthDoor("127.0.0.1:0");
  door = opened;
  const damaged = new StoreError("damaged", "kiosk.sqlite", "it is damaged");
  await expect(beginTold(opened, () => Promise.reject(damaged))).rejects.toBe(damaged);
  expect(await ask("/health")).toMatchObject({
    status: 503,
    body: { state: "starting", because: ["records-damaged"] },
  });
  await beginTold(opened, async () => ({ health: () => report({}) }));
  expect(await ask("/health")).toMatchObject({ status: 200 });
});

test("a port that is taken is named by its setting", async () => {
  door = await openHealthDoor("127.0.0.1:0");
  const { host } = new URL(door.url);
  await expect(openHealthDoor(host)).rejects.toThrow(`operation.healthListen: ${host} is taken`);
});
