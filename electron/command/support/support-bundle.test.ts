import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { unpackTar } from "modern-tar";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { settingsJson } from "../../testing/settings-file.ts";
import { createDevice, type TestDevice } from "../testing/device.ts";
import { createScrubber } from "./scrub.ts";
import { supportBundle } from "./support-bundle.ts";

/** What must not be in a bundle, each at the place where a kiosk would have it. */
const SECRETS = {
  apiKey: "sk-canary-ordering",
  responseKey: "canary response",
  inbound: "canary-inbound-token",
  pin: "918273645012",
  header: "canary-telemetry",
  custom: "canary-custom",
  misspelt: "canary-misspelt",
  file: "canary-in-a-file",
  credential: "canary-in-a-credential",
  query: "canary-in-an-address",
  page: "Qm9zc3lTZWNyZXRQYXRoMTIzNDU2Nzg5",
};
const CUSTOMERS = {
  guest: "Gertrud Canary",
  email: "gertrud@canary.example",
  phone: "+4915112345678",
  spacedPhone: "+49 151 12345678",
  name: "Amara Canary",
  session: "canary-session-7",
  reference: "tx-canary-4711",
  checkout: "4b1f3a52-1111-4222-8333-canary000001",
  dish: "Canary soup",
};
const CANARIES = [...Object.values(SECRETS), ...Object.values(CUSTOMERS)];

const time = "2026-11-24T03:30:00.000Z";
const line = (fields: object) => JSON.stringify({ level: 40, time, ...fields });

const LOG_LINES = [
  line({ msg: "DOWN", operation: "ordering.healthcheck", checkoutId: CUSTOMERS.checkout }),
  line({
    msg: "payment for no order of this kiosk",
    transactionReference: CUSTOMERS.reference,
    checkoutId: CUSTOMERS.checkout,
  }),
  line({ msg: "touch", customerName: CUSTOMERS.name, phone: CUSTOMERS.phone, call: "menu.read" }),
  line({ msg: "odd", session: CUSTOMERS.session, staffPin: SECRETS.pin, items: [CUSTOMERS.dish] }),
  line({
    msg: `calls ${CUSTOMERS.phone}`,
    reason: SECRETS.credential,
    call: { name: CUSTOMERS.name },
  }),
  line({
    msg: "failed",
    error: {
      ...{ type: "TypeError", code: "E_CODE", message: `mail to ${CUSTOMERS.email}` },
      at: ["at run (file:///usr/lib/loyalty-kiosk/versions/1.0.0/serve/kiosk.js:1:2)"],
      body: CUSTOMERS.name,
    },
  }),
  `${CUSTOMERS.name} ordered ${CUSTOMERS.dish}`,
];

const entry = (fields: object) =>
  JSON.stringify({ __REALTIME_TIMESTAMP: "1795491000000000", ...fields });
const ofKiosk = (MESSAGE: unknown) =>
  entry({ _SYSTEMD_UNIT: "loyalty-kiosk.service", _PID: "7", MESSAGE });

const JOURNAL = [
  entry({ UNIT: "loyalty-kiosk.service", _PID: "1", MESSAGE: "Started loyalty-kiosk.service." }),
  entry({
    ...{ _SYSTEMD_UNIT: "loyalty-kiosk-update.service", _PID: "9" },
    MESSAGE: "no newer version is staged",
  }),
  ...LOG_LINES.map(ofKiosk),
  ofKiosk(`[1:1:CONSOLE] "${CUSTOMERS.name} pays", http://127.0.0.1:4600/${SECRETS.page}/`),
  ofKiosk([...Buffer.from(`${CUSTOMERS.name} in bytes`)]),
  ofKiosk(`TypeError: ${CUSTOMERS.name} is not a function`),
  ofKiosk("    at place (file:///usr/lib/loyalty-kiosk/versions/1.0.0/serve/kiosk.js:7:9)"),
  ofKiosk(null),
  `no JSON: ${CUSTOMERS.name}`,
];

let device: TestDevice;
const files = new Map<string, string>();

function writeDevice({ paths, root }: TestDevice): void {
  const json = settingsJson();
  const settings = {
    ...json,
    $schema: "./settings.schema.json",
    apikey: SECRETS.misspelt,
    caFile: null,
    outlet: { ...json.outlet, configBaseUrl: `https://services.example/x?key=${SECRETS.query}` },
    ordering: {
      ...json.ordering,
      ...{
        apiKey: SECRETS.apiKey,
        apiKeyResponse: SECRETS.responseKey,
        apiKeyOld: SECRETS.misspelt,
      },
      customFields: { note: SECRETS.custom },
    },
    payments: {
      ...json.payments,
      outboundToken: { credential: "loyalty-kiosk.payments-token" },
      inboundTokens: [SECRETS.inbound, { file: "secrets/callback-token-1" }],
    },
    device: {
      ...json.device,
      staffPin: SECRETS.pin,
      timezone: "Europe/Berlin",
      guest: { name: CUSTOMERS.guest, email: CUSTOMERS.email, phoneNumber: CUSTOMERS.phone },
    },
    operation: {
      closeAfterSeconds: 77,
      telemetry: { endpoint: "https://collector.example", headers: { "x-key": SECRETS.header } },
    },
  };
  const write = (path: string, text: string) => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  };
  write(paths.settings, JSON.stringify(settings));
  write(join(paths.secrets, "callback-token-1"), `${SECRETS.file}\n`);
  write(join(paths.credentials, "loyalty-kiosk.payments-token"), "encrypted");
  write(join(paths.data, "logs/kiosk.log"), `${LOG_LINES.join("\n")}\n`);
  write(join(paths.data, "kiosk.sqlite"), CANARIES.join());
  write(join(paths.backups, "kiosk-2026-11-24T02-30-00", "backup.json"), CANARIES.join());
  write(join(root, "etc/machine-id"), "0123456789abcdef0123456789abcdef\n");
  write(join(root, "etc/loyalty-kiosk/secrets.env"), CANARIES.join("\n"));
}

beforeAll(async () => {
  device = createDevice(
    {
      journalctl: `${JOURNAL.join("\n")}\n`,
      "systemd-creds decrypt": `${SECRETS.credential}\n`,
      "systemctl is-active": "active\n",
    },
    { isBooted: true },
  );
  writeDevice(device);
  const to = join(device.root, "to");
  mkdirSync(to);
  expect(await supportBundle(["--to", to], device.context)).toBe(0);
  const [name = ""] = readdirSync(to);
  const entries = await unpackTar(gunzipSync(readFileSync(join(to, name))));
  for (const { header, data } of entries) {
    files.set(header.name.split("/").at(-1) ?? "", Buffer.from(data ?? []).toString());
  }
  files.set("its own name", name);
});
afterAll(() => device.remove());

const text = (name: string) => files.get(name) ?? "";

describe("a support bundle", () => {
  test("is a private file, named by support code and time", () => {
    const printed = device.printed();
    const [file = ""] = printed.split("\n");
    expect(file).toMatch(
      /\/to\/loyalty-kiosk-[0-9A-Z]{4}-[0-9A-Z]{4}-\d+\.\d+\.\d+-\d{4}-\d\d-\d\dT[\d-]{8}\.tar\.gz$/,
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect([...files.keys()].sort()).toEqual([
      "README.txt",
      "checks.txt",
      "files.txt",
      "its own name",
      "journal.txt",
      "log.txt",
      "settings.json",
      "status.json",
      "status.txt",
    ]);
  });

  test.each(CANARIES)("has no secret and no customer: %s", (canary) => {
    for (const [name, content] of files) expect(content, name).not.toContain(canary);
  });

  test("has settings that hold no secret, and of addresses the origin", () => {
    const settings = JSON.parse(text("settings.json"));
    expect(settings).toMatchObject({
      apikey: "[hidden]",
      caFile: null,
      outlet: { configBaseUrl: "https://services.example", identifier: "[hidden]" },
      ordering: { salesOutletId: 1, apiKey: "[hidden]", apiKeyOld: "[hidden]" },
      payments: { outboundToken: "[reference]", inboundTokens: ["[hidden]", "[reference]"] },
      device: { staffPin: "[hidden]" },
      operation: {
        closeAfterSeconds: 77,
        telemetry: { endpoint: "https://collector.example", headers: { "x-key": "[hidden]" } },
      },
    });
  });

  test("has lines of log and journal that still say what happened", () => {
    expect(text("log.txt")).toContain('"msg":"DOWN","operation":"ordering.healthcheck"');
    expect(text("log.txt").match(/"checkoutId":"#1"/g)).toHaveLength(2);
    expect(text("log.txt")).toContain('"hidden":["transactionReference"]');
    expect(text("log.txt")).toContain("versions/1.0.0/serve/kiosk.js:1:2");
    const journal = text("journal.txt");
    expect(journal).toContain("loyalty-kiosk.service Started loyalty-kiosk.service.");
    expect(journal).toContain("loyalty-kiosk-update.service no newer version is staged");
    expect(journal).toMatch(/loyalty-kiosk\.service TypeError$/m);
    expect(journal).toContain("at place (file:///usr/lib/loyalty-kiosk/versions/1.0.0/");
    expect(journal.match(/"checkoutId":"#1"/g)).toHaveLength(2);
  });

  test("lists files with their sizes, and the checks that failed", () => {
    expect(text("files.txt")).toMatch(
      /^\d{4} \d+:\d+ +9 \/etc\/credstore\.encrypted\/loyalty-kiosk\.payments-token$/m,
    );
    expect(text("files.txt")).toContain(
      "/var/backups/loyalty-kiosk/kiosk-2026-11-24T02-30-00/backup.json\n",
    );
    expect(text("checks.txt")).toContain("✗ files:");
    expect(text("status.txt")).toContain("This kiosk does not answer");
  });
});

test("a bundle is made of a machine that is not set up", async () => {
  const empty = createDevice();
  const to = join(empty.root, "to");
  mkdirSync(to);
  expect(await supportBundle(["--to", to], empty.context)).toBe(0);
  expect(readdirSync(to)).toHaveLength(1);
  expect(await supportBundle(["--to", join(to, "nowhere")], empty.context)).toBe(1);
  empty.remove();
});

test("dates, paths and names of units are no numbers and no tokens", () => {
  const scrub = createScrubber(["canary"]);
  for (const harmless of [
    "2026-11-24 03:30 UTC",
    "/usr/lib/loyalty-kiosk/versions/10.20.30/serve/shared-x-1a2b.js",
    "loyalty-kiosk-watchdog-and-more.service",
    "kiosk-2026-11-24T02-30-00",
    "12.3 GB free",
  ]) {
    expect(scrub(harmless)).toBe(harmless);
  }
  expect(scrub("/AAAABBBBCCCCDDDDEEEE1234567/rpc")).toBe("[token]");
});
