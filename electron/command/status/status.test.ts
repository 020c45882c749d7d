import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type HealthReport, startingHealth } from "../../host/operation/health.ts";
import { type HealthServer, openHealthServer } from "../../host/operation/health-server.ts";
import type { StatusReport } from "../../host/operation/status-report.ts";
import { NO_UPDATE, type UpdateState } from "../../host/operation/update-state.ts";
import { createDevice, type TestDevice } from "../testing/device.ts";
import { status } from "./status.ts";

const AT = Date.UTC(2026, 10, 24, 3, 30);
const ANSWERED = { lastAt: AT, lastMs: 4, lastError: null };
const REPORT: StatusReport = {
  orders: { unfinished: 3, needStaff: 1, isComplete: true },
  services: { loyalty: ANSWERED, ordering: ANSWERED, payments: ANSWERED },
  fleet: "connected",
};

let device: TestDevice;
let server: HealthServer;
beforeEach(async () => {
  device = createDevice({ "systemctl is-active": "active\n" }, { isBooted: true });
  server = await openHealthServer("127.0.0.1:0", "--health");
});
afterEach(async () => {
  await server.close();
  device.remove();
});

const run = (...args: string[]) => status(args, { ...device.context, healthUrl: server.url });

function answerAs(health: Partial<HealthReport>, report: Partial<StatusReport> = {}): void {
  server.reportFrom(() => ({ state: "serving", because: [], notes: [], page: "open", ...health }));
  server.statusFrom(() => ({ ...REPORT, ...report }));
  server.updateFrom(() => ({
    ...{ version: "1.1.0", atRest: false, because: ["visit"], trial: null, troubles: [] },
  }));
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const updated: UpdateState = {
  ...NO_UPDATE,
  last: { result: "updated", from: "1.0.0", to: "1.1.0", at: AT, reason: null, missing: [] },
  failed: [{ version: "1.0.5", reason: "unhealthy", missing: ["page"], at: AT }],
};

test("a kiosk that takes orders: one screen, and exit status 0", async () => {
  const { paths } = device;
  answerAs({ notes: ["clock-wrong"] });
  write(join(paths.current, "version"), "1.1.0\n");
  write(join(paths.staged, "version"), "1.2.0\n");
  write(paths.updateState, JSON.stringify(updated));
  write(join(paths.data, "last-backup"), "2026-11-24T02:30:00.000Z\n");
  write(join(paths.data, "failed-backup"), "2026-11-24T03:30:00.000Z\n");
  expect(await run()).toBe(0);
  const text = device.printed();
  expect(text.split("\n").length).toBeLessThan(24);
  for (const line of [
    "This kiosk takes orders.\n",
    "  version   1.1.0 in use; 1.2.0 is installed, not in use\n",
    "  update    none under way\n",
    "            the last one, from 1.0.0 to 1.1.0, 2026-11-24 03:30 UTC: updated\n",
    "            1.0.5 failed 2026-11-24 03:30 UTC: unhealthy (page); it is not tried again\n",
    "  units     all 7 as they should be\n",
    "  health    serving, a page is open\n            to note: clock-wrong\n",
    "  at rest   no: visit\n",
    "  services  loyalty answered 2026-11-24 03:30 UTC\n",
    "  orders    3 under way, 1 needs staff\n",
    "  backup    the last one 2026-11-24 02:30 UTC\n            the last attempt failed\n",
    "  fleet     connected\n",
  ]) {
    expect(text).toContain(line);
  }
});

test.each([
  [{ state: "waiting", because: ["no-menu"] }, "takes no orders: no-menu."],
  [{ page: "none" }, "takes no orders: no page is open."],
  [{ state: "starting" }, "takes no orders: starting."],
] as const)("one that does not, %j, exits with 1 and says why", async (health, words) => {
  answerAs(health);
  expect(await run()).toBe(1);
  expect(device.printed()).toContain(words);
});

test("one that cannot start says why, as its screen does", async () => {
  answerAs(startingHealth("settings", ["caFile: cannot read ca.pem (ENOENT)"]));
  expect(await run()).toBe(1);
  const text = device.printed();
  expect(text).toContain("takes no orders: settings.");
  expect(text).toContain("            caFile: cannot read ca.pem (ENOENT)\n");
});

test("one that does not run is reported with what is known without it", async () => {
  const { paths } = device;
  mkdirSync(paths.data, { recursive: true });
  expect(await status([], device.context)).toBe(1);
  const text = device.printed();
  expect(text).toContain("This kiosk does not answer");
  expect(text).toMatch(/ orders +unknown\n/);
  expect(text).toMatch(/ disk +\d+\.\d GB free\n/);
  expect(text).toMatch(/ backup +none\n/);
});

test.runIf(process.getuid?.() === 0)(
  "another account than root gets what it may see, and is told so",
  async () => {
    const { root, paths } = device;
    chmodSync(root, 0o755);
    write(join(paths.data, "kiosk.sqlite"), "");
    chmodSync(paths.data, 0o700);
    answerAs({});
    process.seteuid?.(65_534);
    const code = await run().finally(() => process.seteuid?.(0));
    expect(code).toBe(0);
    expect(device.printed()).toMatch(/ backup +unknown: only root may look, use sudo\n/);
  },
);

test("a service that does not answer, and an update under way, are named", async () => {
  const lastError = {
    at: AT,
    operation: "ordering.health",
    reason: "timeout",
    status: null,
  } as const;
  const services = { ...REPORT.services, ordering: { lastAt: null, lastMs: null, lastError } };
  answerAs({}, { services });
  const trial = { began: { bootId: null, ms: 0 }, restarts: 0, troubles: [] };
  const state = { ...updated, phase: "trial", from: "1.1.0", to: "1.2.0", ...trial };
  write(device.paths.updateState, JSON.stringify(state));
  await run();
  const text = device.printed();
  expect(text).toContain(
    "ordering has not answered yet; ordering.health failed 2026-11-24 03:30 UTC: timeout\n",
  );
  expect(text).toContain("  update    trial: from 1.1.0 to 1.2.0\n");
});

test("a unit that failed is named, a one-time unit only then", async () => {
  answerAs({});
  const failing = createDevice(
    {
      "systemctl is-active loyalty-kiosk-backup.service": "failed\n",
      "systemctl is-active loyalty-kiosk-update.service": "inactive\n",
      "systemctl is-active": "active\n",
    },
    { isBooted: true },
  );
  await status([], { ...failing.context, healthUrl: server.url });
  expect(failing.printed()).toContain(
    "  units     loyalty-kiosk-backup.service is failed\n  health",
  );
  failing.remove();
});

test("waits until all records are searched for orders that need staff", async () => {
  answerAs({});
  let asked = 0;
  server.statusFrom(() => {
    asked += 1;
    return { ...REPORT, orders: { unfinished: 0, needStaff: asked, isComplete: asked === 3 } };
  });
  await run();
  expect(device.printed()).toContain("0 under way, 3 need staff\n");
});

test("--json has the same for programs", async () => {
  answerAs({ state: "waiting", because: ["closed-by-staff"] });
  expect(await run("--json")).toBe(1);
  expect(JSON.parse(device.printed())).toMatchObject({
    serving: false,
    health: { because: ["closed-by-staff"] },
    report: { orders: { needStaff: 1 }, fleet: "connected" },
    rest: { atRest: false },
  });
});
