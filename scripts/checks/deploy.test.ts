/** The files that installers copy from `deploy/` (docs/install.md). */
import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmdirSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { z } from "zod";
import { openHealthServer } from "../../electron/host/operation/health-server.ts";
import { parseSettings } from "../../electron/host/settings/settings.ts";
import { parseFleetSettings, serverUrl } from "../../fleet/settings/settings.ts";
import { fleetPackage, kioskPackage } from "../packaging/deb/packages.ts";
import { FLEET_PROGRAMS, SERVE_PROGRAMS } from "../packaging/programs.ts";
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

/** Paths of the files of a package, on the device; its programs by the names of their entries. */
function packaged(name: "kiosk" | "fleet"): ReadonlyMap<string, number> {
  const empty = mkdtempSync(join(tmpdir(), "kiosk-deploy-"));
  const description = { version: "1.0.0", epoch: 1, architecture: "amd64", libraries: [] };
  const program = { ...description, programs: empty, page: empty, node: process.execPath };
  const { files } = name === "kiosk" ? kioskPackage(program) : fleetPackage(program);
  rmdirSync(empty);
  return new Map(files.map(({ path, mode = 0o644 }) => [`/${path}`, mode]));
}

test("the fleet's units start programs of its package", () => {
  for (const name of ["server", "gate", "console"]) {
    const unit = read(`fleet/loyalty-fleet-${name}.service`);
    const [, node, program] = /ExecStart=(\S+) (\S+) --settings/.exec(unit) ?? [];
    expect(packaged("fleet").get(node ?? ""), node).toBe(0o755);
    expect(FLEET_PROGRAMS).toHaveProperty(basename(program ?? "", ".js"));
  }
});

test("every program of the packages that a unit names is in them and executable", () => {
  const files = new Map([...packaged("kiosk"), ...packaged("fleet")]);
  const units = ["serve", "fleet"].flatMap((folder) =>
    readdirSync(join(deploy, folder))
      .filter((name) => /\.(service|timer)$/.test(name))
      .map((name) => read(`${folder}/${name}`)),
  );
  const named = units.flatMap((unit) => [
    ...unit.matchAll(/^Exec\w+=.*?(\/usr\/(?:lib|bin)\/loyalty-kiosk\S*)/gm),
  ]);
  expect(named.length).toBeGreaterThan(5);
  for (const [, path = ""] of named) {
    // The version in use is a copy of what the package brings.
    expect(files.get(path.replace("/current/", "/staged/")), path).toBe(0o755);
  }
  expect(SERVE_PROGRAMS).toHaveProperty("kiosk");
  expect(read("serve/session.sh")).toContain("/serve/kiosk.js");
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
  const complaints = stderr
    .split("\n")
    .filter((line) => line.includes(`${unit}:`))
    // The packages need systemd 254; an older one builds them all the same.
    .filter((line) => !line.includes("ImportCredential"));
  expect(complaints).toEqual([]);
});

/** The limits of what `systemd-analyze security` calls the exposure of a unit, from 0 to 10. */
const EXPOSURE: Readonly<Record<string, number>> = {
  "serve/loyalty-kiosk.service": 2.5,
  "serve/loyalty-kiosk-backup.service": 2,
  "serve/loyalty-kiosk-watchdog.service": 2.5,
  "serve/loyalty-kiosk-update.service": 3,
  "serve/loyalty-kiosk-firewall.service": 4,
  "fleet/loyalty-fleet-server.service": 1.5,
  "fleet/loyalty-fleet-gate.service": 1.8,
  "fleet/loyalty-fleet-console.service": 1.8,
};

test.skipIf(!hasSystemd).each(Object.entries(EXPOSURE))(
  "%s is exposed by at most %d",
  (path, limit) => {
    const args = ["security", "--offline=true", "--no-pager", join(deploy, path)];
    const { stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    const [, exposure = ""] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? [];
    expect(Number.parseFloat(exposure), stdout).toBeLessThanOrEqual(limit);
  },
);

const PROGRAMS = ["serve/loyalty-kiosk", "serve/loyalty-kiosk-backup", "serve/loyalty-kiosk-update"]
  .concat(["server", "gate", "console"].map((name) => `fleet/loyalty-fleet-${name}`))
  .concat("electron/loyalty-kiosk");

test.each(PROGRAMS)("%s leaves no picture of its memory on disk when it crashes", (name) => {
  expect(read(`${name}.service`)).toMatch(/^LimitCORE=0$/m);
});

test("Electron gets no secret in its environment, which Chromium's processes inherit", () => {
  expect(read("electron/loyalty-kiosk.service")).not.toMatch(/^EnvironmentFile/m);
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
  const server = await openHealthServer("127.0.0.1:0", "--health");
  expect(await watchdog(server.url)).toBe("");
  await server.close();
  expect(await watchdog(server.url)).toBe("end it");
});

test("the kiosk is started again for a new browser, but only at rest", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-browser-"));
  const answers = { atRest: false };
  const server = createServer((_request, response) => response.end(JSON.stringify(answers)));
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const run = async (replaced: string) => {
    const env = {
      ...process.env,
      KIOSK_HEALTH: `http://127.0.0.1:${port}`,
      KIOSK_RESTART: "echo restart",
      KIOSK_REPLACED: replaced,
    };
    const script = join(deploy, "serve/browser-restart.sh");
    return (await promisify(execFile)(script, { env })).stdout.trim();
  };
  expect(await run(folder)).toBe("");
  answers.atRest = true;
  expect(await run(folder)).toBe("restart");
  expect(await run(join(folder, "none"))).toBe("");
  await new Promise((done) => server.close(done));
  expect(await run(folder)).toBe("");
  rmdirSync(folder);
});
