import { request } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { StoreError } from "../store/store-error.ts";
import { fleetNotesOf, type HealthReport, healthOf } from "./health.ts";
import {
  configuredHealthServer,
  type HealthServer,
  openHealthServer,
  startWithHealth,
} from "./health-server.ts";

const ANSWERED = { lastAt: 5, lastMs: 1, lastError: null };
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
  services: { loyalty: ANSWERED, ordering: ANSWERED, payments: ANSWERED },
  backup: null,
  fleetNotes: [],
  updateNotes: [],
  printerNotes: [],
  headphones: null,
} as const;

test("a kiosk that can take orders reports serving", () => {
  expect(healthOf(WELL)).toEqual({ state: "serving", because: [], notes: [], page: "open" });
});

test("each reason why it cannot is named", () => {
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

test("a note does not keep it from serving", () => {
  const configurationPoll = { ...WELL.outlet.configurationPoll, outcome: "unauthorized" } as const;
  const outlet = { ...WELL.outlet, configurationPoll };
  const clock = { state: "off", offMs: 1 } as const;
  expect(healthOf({ ...WELL, outlet, clock, pages: 0 })).toEqual({
    state: "serving",
    because: [],
    notes: ["configuration-unauthorized", "clock-wrong"],
    page: "none",
  });
});

test("a service that left the last call unanswered is noted at once, although the kiosk is still open", () => {
  const error = { at: 4, operation: "payments.health", reason: "timeout", status: null } as const;
  const failed = { ...ANSWERED, lastError: { ...error, at: 6 } };
  const never = { ...ANSWERED, lastAt: null, lastError: error };
  const recovered = { ...ANSWERED, lastError: error };
  const refused = { ...ANSWERED, lastError: { ...error, at: 5, status: 503 } };
  const notesWith = (services: object) =>
    healthOf({ ...WELL, services: { ...WELL.services, ...services } });
  expect(notesWith({ ordering: failed, payments: never })).toMatchObject({
    state: "serving",
    notes: ["no-answer: ordering, payments"],
  });
  expect(notesWith({ ordering: refused, payments: recovered }).notes).toEqual([]);
});

test("a backup that failed, or is old, is noted", () => {
  expect(healthOf({ ...WELL, backup: "failed" })).toMatchObject({
    state: "serving",
    notes: ["backup-failed"],
  });
});

test.each([
  ["connected", []],
  ["gate-away", ["gate-away"]],
  ["away", ["fleet-away"]],
  ["not-paired", ["fleet-not-paired"]],
  ["removed", ["fleet-not-paired"]],
] as const)("a fleet that is %s is noted, and the kiosk serves", (state, notes) => {
  const report = healthOf({ ...WELL, fleetNotes: fleetNotesOf(state) });
  expect(report).toMatchObject({ state: "serving", notes });
});

let server: HealthServer | null = null;
afterEach(async () => {
  await server?.close();
  server = null;
});

async function ask(
  path: string,
  { method = "GET", host }: { method?: string; host?: string } = {},
) {
  const asked = request(`${server?.url}${path}`, {
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

test("the endpoint answers 200 while the kiosk serves, else 503 with the reasons", async () => {
  server = await openHealthServer("127.0.0.1:0", "--health");
  expect(await ask("/health")).toMatchObject({ status: 503, body: { state: "starting" } });
  expect(await ask("/alive")).toMatchObject({ status: 200 });
  server.reportFrom(() => report({}));
  expect(await ask("/health")).toEqual({ status: 200, body: report({}) });
  const waiting = report({ state: "waiting", because: ["no-menu"] });
  server.reportFrom(() => waiting);
  expect(await ask("/health")).toEqual({ status: 503, body: waiting });
  server.reportFrom(() => report({ page: "none" }));
  expect(await ask("/health")).toMatchObject({ status: 503 });
});

test("it refuses any other host name, method or path", async () => {
  server = await openHealthServer("127.0.0.1:0", "--health");
  server.reportFrom(() => report({}));
  expect(await ask("/health", { host: "kiosk.example" })).toMatchObject({ status: 404 });
  expect(await ask("/health", { method: "POST" })).toMatchObject({ status: 404 });
  expect(await ask("/")).toMatchObject({ status: 404 });
});

test("records that keep the kiosk from starting are reported until it has started", async () => {
  const opened = await openHealthServer("127.0.0.1:0", "--health");
  server = opened;
  const damaged = new StoreError("damaged", "kiosk.sqlite", "it is damaged");
  await expect(startWithHealth(opened, () => Promise.reject(damaged))).rejects.toBe(damaged);
  expect(await ask("/health")).toMatchObject({
    status: 503,
    body: { state: "starting", because: ["records-damaged"] },
  });
  await startWithHealth(opened, async () => ({ health: () => report({}) }));
  expect(await ask("/health")).toMatchObject({ status: 200 });
});

test("a port in use is reported with its setting", async () => {
  server = await openHealthServer("127.0.0.1:0", "--health");
  const { host } = new URL(server.url);
  await expect(openHealthServer(host, "--health")).rejects.toThrow(`--health: ${host} is taken`);
  await expect(configuredHealthServer(host)).rejects.toThrow(
    `operation.healthListen: ${host} is taken`,
  );
});

test("records that cannot be read are an answer of the endpoint, not the end of the program", async () => {
  server = await openHealthServer("127.0.0.1:0", "--health");
  server.updateFrom(() => {
    throw new Error("disk I/O error");
  });
  const answered = await fetch(`${server.url}/update`);
  expect(answered.status).toBe(500);
  expect(await answered.json()).toEqual({ error: "disk I/O error" });
  expect((await fetch(`${server.url}/alive`)).status).toBe(200);
});
