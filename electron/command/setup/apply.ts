/** Writes what was answered onto the device, and starts what is needed. */
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type DeviceFinding, finding } from "../../host/command/findings.ts";
import { removeInstalledFile, writeInstalledFile } from "../../host/command/installed-file.ts";
import { type JsonObject, jsonObject } from "../../host/command/json.ts";
import { openPorts } from "../../host/command/open-ports.ts";
import { withoutSecrets } from "../../host/command/secrets.ts";
import type { System } from "../../host/command/system.ts";
import { LOGO_FIELD } from "../../host/settings/named-files.ts";
import { parseSettings, type Settings } from "../../host/settings/settings.ts";
import { problemsError } from "../../host/settings/settings-file.ts";
import type { DevicePaths } from "../device-paths.ts";
import { appearanceFindings, installLogo, logoFileOf, logoProblem } from "./appearance.ts";
import { FIREWALL_UNIT, KIOSK_UNIT, UNITS } from "./device-checks.ts";
import { firewallRules, sshPorts } from "./firewall.ts";
import { type KioskMachine, newFileProblems, ownNamedFiles } from "./kiosk-files.ts";
import { type Answers, FIREWALL_DEFAULT } from "./prepared.ts";
import { applyTouchRules, writeScreen } from "./screen.ts";
import { SECRET_NAMES, secretStore } from "./secrets.ts";

export type Installation = {
  readonly paths: DevicePaths;
  readonly system: System;
  /** The settings file as it will be, secrets that are new still in it. */
  readonly json: JsonObject;
  /** The same, with every reference resolved. */
  readonly settings: Settings;
  readonly answers: Answers;
};

/** Without its root: as the device itself sees a path. */
const TEMPLATE = "/usr/share/loyalty-kiosk/firewall.nft";

/** Writes all files: secrets first, the settings that need them last. Throws if one cannot be written. */
export function writeInstallation(installation: Installation): readonly DeviceFinding[] {
  const { paths, system, json, settings, answers } = installation;
  const store = secretStore(paths, system);
  const { settings: apart, secrets } = withoutSecrets(json, SECRET_NAMES, store);
  for (const [name, text] of secrets) store.write(name, text);
  const findings = [
    ...appearanceFindings(settings),
    writePolicies(installation),
    ...writeFirewall(installation),
    ...writeScreen(installation),
    ...writeBackups(installation),
  ];
  const { settings: _, ...device } = answers;
  writeInstalledFile(system, {
    path: paths.device,
    text: `${JSON.stringify(device, null, 2)}\n`,
    audience: "kiosk",
  });
  const written = installLogo(apart, installation);
  ownNamedFiles(written, installation);
  writeInstalledFile(system, {
    path: paths.settings,
    text: `${JSON.stringify(written, null, 2)}\n`,
    audience: "kiosk",
  });
  const where =
    store.kind === "credentials" ? "encrypted by systemd" : "in files of root and kiosk";
  return [
    finding("ok", "settings", `written for ${settings.device.terminalId}; secrets are ${where}`),
    ...findings,
  ];
}

/** The policies of the package, with printing switched on if receipts are printed. */
function writePolicies({ paths, system, settings }: Installation): DeviceFinding {
  const template = join(paths.templates, "chromium-policies.json");
  if (!existsSync(template)) {
    return finding("failed", "browser policies", `${template} is missing`, "Install the package.");
  }
  const policies = jsonObject.parse(JSON.parse(readFileSync(template, "utf8")));
  const prints = settings.device.receipt.print !== "off";
  writeInstalledFile(system, {
    path: paths.policies,
    text: `${JSON.stringify({ ...policies, PrintingEnabled: prints }, null, 2)}\n`,
    audience: "everybody",
  });
  return finding("ok", "browser policies", prints ? "written, with printing" : "written");
}

function writeFirewall({ paths, system, settings, answers }: Installation): DeviceFinding[] {
  const { firewall = FIREWALL_DEFAULT } = answers;
  if (firewall === null) {
    removeInstalledFile(paths.firewall);
    return [finding("warning", "firewall", "none of the kiosk's own, as asked")];
  }
  const open = openPorts(system.run);
  const ssh = sshPorts(open);
  const rules = firewallRules(settings, firewall, { template: TEMPLATE, ssh });
  writeInstalledFile(system, { path: paths.firewall, text: rules, audience: "kiosk" });
  const from =
    firewall.adminSources.length === 0 ? "from anywhere" : firewall.adminSources.join(", ");
  const admitted = ssh.length === 0 ? "SSH does not run here" : `SSH stays open ${from}`;
  const closed = open.filter(({ port }) => !ssh.includes(port));
  const others = closed.map(({ port, program }) => `${port} (${program})`).join(", ");
  return [
    finding("ok", "firewall", `written; ${admitted}`),
    ...(closed.length === 0
      ? []
      : [
          finding(
            "warning",
            "closed ports",
            `other machines cannot reach ${others} any more`,
            "If one is needed, admit it in a table of your own before this one, or set firewall to null.",
          ),
        ]),
  ];
}

/** The folder of backups belongs to the kiosk, whose unit makes them. */
function writeBackups({ paths, system, answers: { backup } }: Installation): DeviceFinding[] {
  if (backup === undefined) return [];
  if (backup === null) {
    removeInstalledFile(paths.backupDropIn);
    return [];
  }
  const folder = join(paths.root, backup.to);
  if (!existsSync(folder)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    system.own(folder, "kiosk", "kiosk");
  }
  writeInstalledFile(system, {
    path: paths.backupDropIn,
    // A share that is not mounted is no empty folder on this disk. An empty ExecStart= takes the package's own away.
    text: `[Unit]
RequiresMountsFor=${backup.to}

[Service]
ReadWritePaths=${backup.to}
ExecStart=
ExecStart=/usr/bin/loyalty-kiosk backup --to ${backup.to} --keep ${backup.keep}
`,
    audience: "everybody",
  });
  return [finding("ok", "backup", `every night to ${backup.to}, ${backup.keep} stay`)];
}

/**
 * Enables the units, and starts them where systemd runs. Without rules the firewall's unit is stopped, which takes those
 * that it has loaded away.
 */
export function startUnits({
  paths,
  system,
}: Pick<Installation, "paths" | "system">): DeviceFinding[] {
  const units = UNITS.filter((unit) => unit !== FIREWALL_UNIT || existsSync(paths.firewall));
  if (!system.isBooted) {
    const inside = paths.root === "/" ? [] : [`--root=${paths.root}`];
    const { code } = system.run("systemctl", [...inside, "enable", ...units]);
    if (!units.includes(FIREWALL_UNIT)) {
      system.run("systemctl", [...inside, "disable", FIREWALL_UNIT]);
    }
    const advice = "They start when the machine does.";
    return [
      code === 0
        ? finding("skipped", "start", "units are enabled; systemd does not run here", advice)
        : finding("skipped", "start", "systemd does not run here", `Enable ${units.join(" ")}.`),
    ];
  }
  const { run } = system;
  const rules = existsSync(paths.firewall)
    ? run("nft", ["--check", "--file", paths.firewall])
    : null;
  if (rules !== null && rules.code !== 0) {
    // Nothing is started with rules that are wrong: without them the machine stays reachable.
    const why = rules.stderr.split("\n")[0] ?? "nft refuses them";
    return [finding("failed", "firewall", why, "Correct the answers, then run setup again.")];
  }
  applyTouchRules({ paths, system });
  run("systemctl", ["daemon-reload"]);
  run("systemctl", ["set-default", "graphical.target"]);
  run("systemctl", ["disable", "--now", "getty@tty1.service"]);
  // A kiosk that runs already has the old settings, and none of the credentials that are new.
  const steps = [
    ["enable", ...units],
    ["restart", KIOSK_UNIT],
    ["start", ...units],
    rules === null ? ["disable", "--now", FIREWALL_UNIT] : ["reload", FIREWALL_UNIT],
  ];
  for (const step of steps) {
    const { code, stderr } = run("systemctl", step);
    if (code === 0) continue;
    const why = stderr.trim().split("\n")[0] ?? "";
    return [finding("failed", "start", why, "systemctl status loyalty-kiosk says why.")];
  }
  return [finding("ok", "start", "units are enabled and started")];
}

/** Checks the whole settings, and the files that they name, before anything is written. Throws SettingsError. */
export function checkedSettings(
  json: JsonObject,
  {
    present,
    environment,
    ...machine
  }: KioskMachine & {
    /** The settings that are there. */
    readonly present: JsonObject;
    readonly environment: NodeJS.ProcessEnv;
  },
): Settings {
  const settings = parseSettings(json, machine.paths.etc, environment);
  const logo = logoFileOf(settings, machine.paths);
  const problem = logo === null ? null : logoProblem(logo);
  const problems = [
    ...newFileProblems(json, present, machine),
    ...(problem === null ? [] : [`${LOGO_FIELD}: ${problem}`]),
  ];
  if (problems.length > 0) throw problemsError(problems);
  return settings;
}
