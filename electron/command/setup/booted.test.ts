/** Setup on a device on which systemd runs, with its programs played. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPorts } from "../../host/command/open-ports.ts";
import { parseSettings } from "../../host/settings/settings.ts";
import { createDoctorFixture } from "../../host/staff/doctor/testing/doctor-fixture.ts";
import { settingsJson } from "../../testing/settings-file.ts";
import type { Health } from "../kiosk-endpoint.ts";
import { createDevice, type TestDevice } from "../testing/device.ts";
import { startUnits, writeInstallation } from "./apply.ts";
import { firewallRules, reachablePorts, sshPorts } from "./firewall.ts";
import { type Answers, FIREWALL_DEFAULT } from "./prepared.ts";
import { waitUntilServing } from "./readiness.ts";
import { withCredentials } from "./secrets.ts";
import { setup } from "./setup.ts";

const LISTENING = `LISTEN 0 128 0.0.0.0:2222 0.0.0.0:* users:(("sshd",pid=1,fd=3))
LISTEN 0 128 [::]:22 [::]:* users:(("systemd",pid=1,fd=3))
LISTEN 0 128 127.0.0.1:631 0.0.0.0:* users:(("cupsd",pid=1,fd=3))
LISTEN 0 5 *:5900 *:* users:(("vnc",pid=1,fd=3))
`;

let device: TestDevice;
beforeEach(() => {
  device = createDevice(
    {
      "systemctl --version": "systemd 257 (257.9)",
      "systemd-creds encrypt": "ENCRYPTED",
      "systemd-creds decrypt": "decrypted",
      ss: LISTENING,
    },
    { isBooted: true },
  );
});
afterEach(() => device.remove());

function install(answers: Partial<Answers> = {}) {
  const json = settingsJson();
  const settings = parseSettings(json, "/", {});
  const { paths } = device;
  const { system } = device.context;
  return writeInstallation({
    paths,
    system,
    json,
    settings,
    answers: { settings: {}, ...answers },
  });
}

test("secrets become encrypted credentials that the unit imports", async () => {
  install();
  const { paths, owners } = device;
  const names = readdirSync(paths.credentials);
  expect(names).toContain("loyalty-kiosk.staff-pin");
  expect(owners.get(join(paths.credentials, "loyalty-kiosk.staff-pin"))).toBe("root:root");
  expect(readFileSync(join(paths.credentials, "loyalty-kiosk.staff-pin"), "utf8")).toBe(
    "ENCRYPTED",
  );
  expect(existsSync(paths.secrets)).toBe(false);
  const { staffPin } = JSON.parse(readFileSync(paths.settings, "utf8")).device;
  expect(staffPin).toEqual({ credential: "loyalty-kiosk.staff-pin" });
});

test("the command reads credentials from a folder that is gone afterwards", async () => {
  install();
  const { run } = device.context.system;
  let folder = "";
  await withCredentials({ paths: device.paths, environment: {}, run }, async (environment) => {
    folder = environment.CREDENTIALS_DIRECTORY ?? "";
    expect(readFileSync(join(folder, "loyalty-kiosk.staff-pin"), "utf8")).toBe("decrypted");
  });
  expect(folder).not.toBe("");
  expect(existsSync(folder)).toBe(false);
});

test("units are enabled and started once the firewall's rules are valid", () => {
  install();
  expect(startUnits({ paths: device.paths, system: device.context.system })).toMatchObject([
    { title: "start", verdict: "ok" },
  ]);
  const check = device.ran.findIndex((line) => line.startsWith("nft --check"));
  const start = device.ran.findIndex((line) =>
    line.startsWith("systemctl restart loyalty-kiosk.service"),
  );
  expect(check).toBeGreaterThan(-1);
  expect(start).toBeGreaterThan(check);
});

test("without a firewall the rules that are loaded are taken away, by stopping their unit", () => {
  const unit = "loyalty-kiosk-firewall.service";
  const start = () => startUnits({ paths: device.paths, system: device.context.system });
  install();
  start();
  expect(device.ran).toContain(`systemctl reload ${unit}`);
  expect(device.ran).not.toContain(`systemctl disable --now ${unit}`);
  install({ firewall: null });
  device.ran.length = 0;
  expect(start()).toMatchObject([{ title: "start", verdict: "ok" }]);
  expect(device.ran).toContain(`systemctl disable --now ${unit}`);
  expect(device.ran.filter((line) => line.includes(unit))).toHaveLength(1);
});

test("touches belong to a screen that is turned before the kiosk starts anew", () => {
  install({ screen: { output: "HDMI-A-1", rotate: "90" } });
  startUnits({ paths: device.paths, system: device.context.system });
  const ran = device.ran.map((line) => line.split(" ").slice(0, 2).join(" "));
  expect(ran).toContain("udevadm control");
  expect(ran.indexOf("udevadm trigger")).toBeGreaterThan(ran.indexOf("udevadm control"));
  expect(ran.indexOf("systemctl restart")).toBeGreaterThan(ran.indexOf("udevadm trigger"));
});

test("backups go to the folder of the answers, as many as they say", () => {
  install({ backup: { to: "/srv/backups", keep: 30 } });
  const { backupDropIn, root } = device.paths;
  expect(readFileSync(backupDropIn, "utf8")).toBe(`[Unit]
RequiresMountsFor=/srv/backups

[Service]
ReadWritePaths=/srv/backups
ExecStart=
ExecStart=/usr/bin/loyalty-kiosk backup --to /srv/backups --keep 30
`);
  expect(device.owners.get(join(root, "srv/backups"))).toBe("kiosk:kiosk");
  install({ backup: null });
  expect(existsSync(backupDropIn)).toBe(false);
});

test("the firewall keeps SSH open on the ports on which it listens, and says what it closes", () => {
  const findings = install();
  const rules = readFileSync(device.paths.firewall, "utf8");
  expect(rules).toContain("add element inet loyalty_kiosk admin_sources4 { 0.0.0.0/0 }");
  expect(rules).toContain("input tcp dport 2222 ip saddr @admin_sources4 accept");
  expect(findings).toContainEqual(
    expect.objectContaining({
      title: "closed ports",
      verdict: "warning",
      seen: "other machines cannot reach 5900 (vnc) any more",
    }),
  );
});

test("the firewall admits callbacks and lets the services' ports out", () => {
  const json = settingsJson();
  const payments = {
    ...json.payments,
    gate: { listen: "0.0.0.0:4650", publicUrl: "https://k.example" },
  };
  const ordering = { ...json.ordering, vendorBaseUrl: "https://pos.example:8443" };
  const settings = parseSettings({ ...json, payments, ordering }, "/", {});
  const firewall = {
    ...FIREWALL_DEFAULT,
    callbackSources: ["203.0.113.0/24"],
    servicePorts: [587],
  };
  const rules = firewallRules(settings, firewall, { template: "/rules.nft", ssh: [] });
  expect(rules.split("\n")).toEqual([
    "# Written by loyalty-kiosk setup from its answers; it is written anew each time.",
    'include "/rules.nft"',
    "add element inet loyalty_kiosk service_ports { 9, 8443, 587 }",
    "add element inet loyalty_kiosk callback_ports { 4650 }",
    "add element inet loyalty_kiosk callback_sources4 { 203.0.113.0/24 }",
    "",
  ]);
  const local = parseSettings(json, "/", {});
  expect(firewallRules(local, firewall, { template: "/rules.nft", ssh: [] })).not.toContain(
    "callback_ports",
  );
});

test("the firewall lets out to every address of the settings, the receipt printer's too", () => {
  const json = settingsJson();
  const printer = { address: "tcp://192.0.2.10:9100" };
  const settings = parseSettings(
    {
      ...json,
      payments: {
        ...json.payments,
        gate: { listen: "0.0.0.0:4650", publicUrl: "https://k.example:4651" },
        returnBaseUrl: "https://pay.example:8444",
      },
      device: { ...json.device, receipt: { print: "always", printer } },
      operation: { telemetry: { endpoint: "https://collector.example:4318" } },
    },
    "/",
    {},
  );
  const rules = firewallRules(settings, FIREWALL_DEFAULT, { template: "/rules.nft", ssh: [] });
  expect(rules).toContain("service_ports { 9, 4318, 4651, 8444, 9100 }");
  writeFileSync(join(device.root, "rules.nft"), rules);
  expect(reachablePorts(join(device.root, "rules.nft"))).toEqual([443, 9, 4318, 4651, 8444, 9100]);
  expect(reachablePorts(device.paths.firewall)).toBe(null);
});

test("ports of this machine only are no open ports", () => {
  const open = openPorts(() => ({ code: 0, stdout: LISTENING, stderr: "" }));
  expect(open.map(({ port }) => port)).toEqual([2222, 22, 5900]);
  expect(sshPorts(open)).toEqual([2222, 22]);
});

test("a prepared file whose service refuses the key, or does not answer, changes nothing", async () => {
  const fixture = await createDoctorFixture();
  try {
    const { payments, ordering, ...rest } = fixture.sandboxSettings;
    const wrongKey = { ...rest, ordering, payments: { ...payments, outboundToken: "CANARY" } };
    const nowhere = { ...ordering, vendorBaseUrl: "http://127.0.0.1:9" };
    for (const settings of [wrongKey, { ...rest, payments, ordering: nowhere }]) {
      const file = join(device.root, "prepared.json");
      writeFileSync(file, JSON.stringify({ settings }));
      expect(await setup(["--from", file], device.context)).toBe(1);
      expect(existsSync(device.paths.etc)).toBe(false);
    }
    expect(device.errors()).toContain("→ Compare payments.outboundToken.");
    expect(device.errors()).toContain("ordering, asked at http://127.0.0.1:9");
    expect(device.errors()).toContain("Nothing was changed.");
    expect(device.errors()).not.toContain("CANARY");
    expect(device.ran.filter((line) => line.startsWith("systemctl restart"))).toEqual([]);
  } finally {
    await fixture.close();
  }
});

test("setup waits for the page, which opens after the services have answered", async () => {
  const serving: Health = { state: "serving", because: [], notes: [], problems: [], page: "none" };
  const answers: (Health | null)[] = [null, serving, { ...serving, page: "open" }];
  expect(await waitUntilServing(60_000, async () => answers.shift() ?? null)).toMatchObject({
    page: "open",
  });
  expect(answers).toEqual([]);
});
