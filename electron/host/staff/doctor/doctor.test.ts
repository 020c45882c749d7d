import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outletConfiguration } from "../../../../contracts/in-store-loyalty.ts";
import { serializeState } from "../../outlet/configuration-answer.ts";
import { BEGIN_ANEW, openDatabase } from "../../store/database.ts";
import { createValueStore } from "../../store/value-store.ts";
import type { DoctorOptions } from "./doctor.ts";
import { textOf } from "./report.ts";
import { createDoctorFixture, named } from "./testing/doctor-fixture.ts";

let fixture: Awaited<ReturnType<typeof createDoctorFixture>>;
beforeAll(async () => {
  fixture = await createDoctorFixture();
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.control("DELETE", "faults");
  await fixture.asked();
});

function filesOf(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return `${path} ${readFileSync(path, "base64")}`;
    })
    .sort();
}

/** Nobody has tested the hardware of a new kiosk. */
const NOT_TESTED_YET = "tests by hand (docs/doctor.md)";

describe("a kiosk whose services keep their contracts", () => {
  test("nothing fails, and the only warning is that callbacks reach this machine only", async () => {
    const report = await fixture.examine();
    expect(named(report.findings, "failed")).toEqual([]);
    expect(named(report.findings, "warning")).toEqual([
      "payments.gate.publicUrl (payments.md §4.2)",
    ]);
    expect(named(report.findings, "skipped")).toEqual([
      "callback gate (payments.md §4.2)",
      NOT_TESTED_YET,
    ]);
    expect(report.ok).toBe(true);
    expect(report.counts.ok).toBe(report.findings.length - 3);
  });

  test("only operations that change nothing are called, and no file of the kiosk is touched", async () => {
    const before = filesOf(fixture.dataDir);
    await fixture.examine();
    expect(await fixture.asked()).toEqual([
      "configuration.config",
      "loyalty.one-time-salt",
      "loyalty.qr-code",
      "ordering.healthcheck",
      "ordering.menu",
      "ordering.menu-revision",
      "ordering.orders",
      "payments.capabilities",
      "payments.health",
      "payments.inquire-status",
    ]);
    expect(filesOf(fixture.dataDir)).toEqual(before);
    expect(await fixture.control("GET", "ledger")).toMatchObject({
      clean: true,
      violations: [],
      orders: [],
      payments: [],
    });
  });

  test("no secret of the settings and no key is in the report", async () => {
    const text = textOf(await fixture.examine()) + JSON.stringify(await fixture.examine());
    const { ordering, payments, outlet } = fixture.settings;
    const secrets = [
      ordering.apiKey,
      ordering.apiKeyResponse,
      payments.outboundToken,
      ...payments.inboundTokens,
      outlet.credentialCipher.key,
    ];
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});

test("files that the kiosk cannot read are named; a folder of pictures that is away is a warning", async () => {
  const menuPictures = join(fixture.dataDir, "share");
  const settings = {
    ...fixture.settings,
    device: { ...fixture.settings.device, menuPictures },
  };
  const filesFound = async (change: Partial<DoctorOptions> = {}) => {
    const { findings } = await fixture.examine({ settings, ...change });
    return findings.filter(
      ({ area, title }) => area === "settings" && !title.includes("publicUrl"),
    );
  };
  expect(await filesFound()).toMatchObject([
    {
      title: "device.menuPictures",
      verdict: "warning",
      seen: `cannot read ${menuPictures} (ENOENT)`,
    },
  ]);
  const fileProblemOf = (path: string) => `${basename(path)} is closed`;
  expect(await filesFound({ fileProblemOf })).toMatchObject([
    { title: "device.theme.logo", verdict: "failed", seen: "logo.svg is closed" },
    { title: "device.menuPictures", verdict: "warning", seen: "share is closed" },
  ]);
});

test("the service is called at the address that the kiosk last received, not at the credential's", async () => {
  const configuration = outletConfiguration.parse(await fixture.control("GET", "configuration"));
  const gone = { ...configuration, apiUrl: "http://127.0.0.1:9/gone" };
  // The fixture's kiosk has a credential and no records yet, which a kiosk reports as lost records.
  writeFileSync(join(fixture.dataDir, BEGIN_ANEW), "");
  const database = openDatabase(fixture.dataDir);
  const content = serializeState({ bound: true, configuration: gone, given: gone });
  createValueStore(database).write("configuration", { tag: null, content, storedAt: 1 });
  database.close();
  const { findings } = await fixture.examine();
  rmSync(join(fixture.dataDir, "kiosk.sqlite"));
  expect(named(findings, "failed")).toContain("configuration (in-store-loyalty.md §4.6)");
  const finding = findings.find(({ title }) => title === "configuration");
  expect(finding?.seen).toMatch(/^could not be signed: one-time-salt no connection/);
});

describe("without the credential", () => {
  test.each([
    ["no folder is named", () => null, []],
    ["the folder is not there", () => join(fixture.dataDir, "nowhere"), [NOT_TESTED_YET]],
  ])(
    "%s: checks that need it are skipped, and it is never requested",
    async (_what, folder, more) => {
      const report = await fixture.examine({ dataDir: folder() });
      expect(report.ok).toBe(true);
      expect(named(report.findings, "skipped")).toEqual([
        "credential (in-store-loyalty.md §4.5)",
        "configuration (in-store-loyalty.md §4.6)",
        "one-time-salt (in-store-loyalty.md §4.1)",
        "signature (in-store-loyalty.md §5)",
        "callback gate (payments.md §4.2)",
        ...more,
      ]);
      const asked = await fixture.asked();
      expect(asked.filter((operation) => !/^(ordering|payments)\./.test(operation))).toEqual([]);
      expect(readdirSync(fixture.dataDir).sort()).toEqual(["credential.sealed", "keys"]);
    },
  );

  test("one that was sealed with another key cannot be opened", async () => {
    const KIOSK_SEAL_KEY = Buffer.alloc(32).toString("base64");
    const report = await fixture.examine({ environment: { KIOSK_SEAL_KEY } });
    expect(named(report.findings, "failed")).toEqual(["credential (in-store-loyalty.md §4.5)"]);
  });

  test("one whose key is stored elsewhere is opened with that key only, and no key is created", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "kiosk-doctor-key-"));
    copyFileSync(join(fixture.dataDir, "credential.sealed"), join(dataDir, "credential.sealed"));
    const failedWith = async (environment: NodeJS.ProcessEnv) =>
      named((await fixture.examine({ dataDir, environment })).findings, "failed");
    expect(await failedWith({})).toEqual(["credential (in-store-loyalty.md §4.5)"]);
    const key = readFileSync(join(fixture.dataDir, "keys", "seal.key"));
    expect(await failedWith({ KIOSK_SEAL_KEY: key.toString("base64") })).toEqual([]);
    expect(readdirSync(dataDir)).toEqual(["credential.sealed"]);
    rmSync(dataDir, { recursive: true });
  });

  test("one of another outlet is not used", async () => {
    const outlet = { ...fixture.settings.outlet, identifier: "another one" };
    const report = await fixture.examine({ settings: { ...fixture.settings, outlet } });
    expect(named(report.findings, "skipped")).toContain("credential (in-store-loyalty.md §4.5)");
    expect(await fixture.asked()).not.toContain("configuration.config");
  });
});
