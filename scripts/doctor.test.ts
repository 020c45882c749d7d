import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { text as textOf } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { childEnvironment } from "../electron/host/net/child-environment.ts";
import { doctorReport } from "../electron/host/rpc/staff-status-view.ts";
import {
  createDoctorFixture,
  named,
} from "../electron/host/staff/doctor/testing/doctor-fixture.ts";
import { freePort } from "../electron/testing/free-port.ts";
import { APPROVED } from "../sandbox/payments/testing.ts";
import { root } from "./running/processes.ts";

let fixture: Awaited<ReturnType<typeof createDoctorFixture>>;
let file: string;
beforeAll(async () => {
  fixture = await createDoctorFixture({ gatePort: await freePort() });
  file = settingsFile("settings.json", fixture.sandboxSettings);
});
afterAll(() => fixture.close());

function settingsFile(name: string, settings: unknown): string {
  const path = join(dirname(fixture.dataDir), name);
  writeFileSync(path, JSON.stringify(settings));
  return path;
}

/** `npm run doctor -- …`, as a process of its own. */
const doctor = doctorWith(async () => undefined);

/** The same with a reader of its standard error. */
function doctorWith(read: (text: string) => Promise<void>) {
  return async (...args: readonly string[]) => {
    const child = spawn(process.execPath, [join(root, "scripts/doctor.ts"), ...args], {
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...childEnvironment(), PATH: process.env.PATH },
    });
    child.stderr.on("data", (data: Buffer) => void read(data.toString()));
    const [[code], stdout, stderr] = await Promise.all([
      once(child, "exit"),
      textOf(child.stdout),
      textOf(child.stderr),
    ]);
    return { code, stdout, stderr };
  };
}

test("exits with 0 and a readable report if nothing fails", async () => {
  const { code, stdout } = await doctor("--settings", file, "--data", fixture.dataDir);
  expect(code).toBe(0);
  expect(stdout).toContain("\n  ✓ ETag (in-store-loyalty.md §4.6): equals the revision");
  expect(stdout).toContain("\n      → ");
  // How many are skipped depends on the machine's hardware, and so do warnings.
  expect(stdout).toMatch(/\n✓ \d+ ok {3}✗ 0 failed {3}! \d+ warnings? {3}– \d+ skipped\n$/);
});

test("exits with 1 if something fails, and with --json prints one line of JSON", async () => {
  await fixture.setFault("ordering.healthcheck", { wrongToken: true });
  const { code, stdout } = await doctor("--settings", file, "--json");
  expect(code).toBe(1);
  expect(stdout).toMatch(/^[^\n]+\n$/);
  expect(JSON.parse(stdout)).toMatchObject({ ok: false, counts: { failed: 1 } });
  const failed = expect.objectContaining({
    area: "ordering",
    section: "ordering.md §5",
    title: "response token of healthcheck",
    verdict: "failed",
    seen: "another key's digest",
  });
  expect(JSON.parse(stdout).findings).toContainEqual(failed);
});

test("exits with 2 for unusable settings, with the field, and for unknown arguments", async () => {
  const { ordering: _left, ...rest } = fixture.sandboxSettings;
  const broken = await doctor("--settings", settingsFile("broken.json", rest), "--json");
  expect(broken).toMatchObject({ code: 2, stderr: "settings: ordering: is missing\n" });
  expect(JSON.parse(broken.stdout)).toEqual({
    ok: false,
    settingsProblems: ["ordering: is missing"],
  });
  expect(await doctor()).toMatchObject({ code: 2, stdout: "" });
  expect(await doctor("--settings", file, "--fix")).toMatchObject({ code: 2, stdout: "" });
});

test("--deep calls no service that is not marked as a test service, and exits with 2", async () => {
  const operation = { testServices: null };
  const real = settingsFile("real.json", { ...fixture.sandboxSettings, operation });
  await fixture.asked();
  const { code, stdout, stderr } = await doctor("--settings", real, "--deep", "--json");
  expect(code).toBe(2);
  expect(stderr).toContain("operation.testServices: is null");
  expect(JSON.parse(stdout)).toMatchObject({ ok: false });
  expect(await fixture.asked()).toEqual([]);
  expect(await doctor("--settings", file, "--wait", "5")).toMatchObject({ code: 2, stdout: "" });
});

test("--deep prints the payment page, completes a whole order and cancels it", async () => {
  await fixture.control("DELETE", "faults");
  const run = doctorWith(async (line) => {
    const [page] = /http\S+\/hosted\/pay\/\S+/.exec(line) ?? [];
    if (page) await fetch(page, { method: "POST", body: new URLSearchParams(APPROVED) });
  });
  const { code, stdout } = await run(
    "--settings",
    file,
    "--data",
    fixture.dataDir,
    "--deep",
    "--json",
  );
  const { findings } = doctorReport.parse(JSON.parse(stdout));
  expect(named(findings, "failed")).toEqual([]);
  expect(named(findings, "ok")).toContain("refund of the rest (payments.md §4.1)");
  expect(code).toBe(0);
});
