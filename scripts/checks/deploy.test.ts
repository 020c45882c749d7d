/** The files that installers copy from `deploy/` (docs/install.md). */
import { execFile, spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { openHealthServer } from "../../electron/host/operation/health-server.ts";
import { parseSettings } from "../../electron/host/settings/settings.ts";
import { parseFleetSettings, serverUrl } from "../../fleet/settings/settings.ts";
import { root } from "../running/processes.ts";

const deploy = join(root, "deploy");
const UNIT_FOLDERS = ["serve", "electron", "fleet"];
const read = (path: string) => readFileSync(join(deploy, path), "utf8");

test("the example settings are valid, once the named secrets exist", () => {
  const example = JSON.parse(read("settings.example.json"));
  const named = [...read("settings.example.json").matchAll(/"env": "(\w+)"/g)].map(
    ([, name]) => name,
  );
  const secrets = Object.fromEntries(named.map((name) => [name, "12345678"]));
  const environment = {
    ...secrets,
    KIOSK_CIPHER_KEY: Buffer.alloc(24, 1).toString("base64"),
    KIOSK_CIPHER_IV: Buffer.alloc(8, 1).toString("base64"),
  };
  expect(parseSettings(example, "/etc", environment).operation.healthListen).toBe("127.0.0.1:4655");
  // It contains no secret.
  expect(() => parseSettings(example, "/etc", {})).toThrow();
});

test("the fleet's example settings are valid, once the named secrets exist", () => {
  const example = JSON.parse(read("fleet/fleet.example.json"));
  const settings = parseFleetSettings(example, "/etc", { FLEET_GATE_TOKEN: "12345678" });
  expect(serverUrl(settings)).toBe("tls://fleet.operator.example:4222");
  expect(() => parseFleetSettings(example, "/etc", {})).toThrow("FLEET_GATE_TOKEN");
});

test("the fleet's units start programs of this repository", () => {
  for (const name of ["server", "gate", "console"]) {
    const unit = read(`fleet/loyalty-fleet-${name}.service`);
    const [, ...paths] = /ExecStart=\/usr\/bin\/node (\S+) (\S+)/.exec(unit) ?? [];
    expect(paths).toEqual(["scripts/bootstrap.mjs", `fleet/${name}/main.ts`]);
    for (const path of paths) expect(existsSync(join(root, path)), path).toBe(true);
  }
});

test("every file of this repository that a unit names exists and is executable", () => {
  const units = UNIT_FOLDERS.flatMap((folder) =>
    readdirSync(join(deploy, folder))
      .filter((name) => /\.(service|timer)$/.test(name))
      .map((name) => read(`${folder}/${name}`)),
  );
  const named = units.flatMap((unit) => [...unit.matchAll(/\/opt\/loyalty-kiosk\/([\w./-]+)/g)]);
  expect(named.length).toBeGreaterThan(1);
  for (const [, path = ""] of named) {
    expect(existsSync(join(root, path)), path).toBe(true);
    expect(statSync(join(root, path)).mode & 0o111, path).not.toBe(0);
  }
});

const unitFiles = UNIT_FOLDERS.flatMap((folder) =>
  readdirSync(join(deploy, folder))
    .filter((name) => /\.(service|timer)$/.test(name))
    .map((name) => `${folder}/${name}`),
);
const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

test.skipIf(!hasSystemd).each(unitFiles)("systemd understands every line of %s", (path) => {
  const unit = join(deploy, path);
  const { stderr } = spawnSync("systemd-analyze", ["verify", "--man=no", unit], {
    encoding: "utf8",
  });
  // Other complaints are about the machine: missing programs, units of its own.
  const complaints = stderr.split("\n").filter((line) => line.includes(`${unit}:`));
  expect(complaints).toEqual([]);
});

test("the browser's policies allow the kiosk's own port, and deny everything else", () => {
  const policies = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(read("chromium/loyalty-kiosk.json")));
  const [, port] = /--port (\d+)/.exec(read("serve/session.sh")) ?? [];
  expect(policies.VideoCaptureAllowedUrls).toEqual([`http://127.0.0.1:${port}`]);
  expect(policies).toMatchObject({
    AudioCaptureAllowed: false,
    VideoCaptureAllowed: false,
    DownloadRestrictions: 3,
    DefaultPopupsSetting: 2,
    PasswordManagerEnabled: false,
    AutofillCreditCardEnabled: false,
    AllowFileSelectionDialogs: false,
  });
  // 2 would close the pipe for typing and watching.
  expect(policies.DeveloperToolsAvailability).not.toBe(2);
});

/** The watchdog's output, with "end it" in place of ending anything. */
function watchdog(health: string): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  const env = {
    ...process.env,
    KIOSK_HEALTH: health,
    KIOSK_RESTART: "echo end it",
    KIOSK_PAUSE: "0",
  };
  execFile(join(deploy, "serve/watchdog.sh"), { env }, (_error, stdout) => resolve(stdout.trim()));
  return promise;
}

test("the watchdog ignores a kiosk that answers, serving or not, and ends one that does not", async () => {
  const server = await openHealthServer("127.0.0.1:0");
  expect(await watchdog(server.url)).toBe("");
  await server.close();
  expect(await watchdog(server.url)).toBe("end it");
});
