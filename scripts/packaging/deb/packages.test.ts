import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COMMANDS as KIOSK_COMMANDS } from "../../../electron/command/commands.ts";
import { DRIVES_FILE } from "../../../electron/host/hardware/drives.ts";
import { parseSettings } from "../../../electron/host/settings/settings.ts";
import { settingsJson } from "../../../electron/testing/settings-file.ts";
import { differences } from "../../../electron/update/folders.ts";
import { COMMANDS as FLEET_COMMANDS } from "../../../fleet/command/commands.ts";
import { buildDeb, type PackageFile } from "./deb-file.ts";
import { debianArchitecture } from "./node-program.ts";
import { fleetPackage, kioskPackage, type Program } from "./packages.ts";
import { hasTool, runTool } from "./tools.ts";

let folder: string;
let program: Omit<Program, "name">;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-packages-"));
  for (const part of ["programs", "page/assets"]) {
    mkdirSync(join(folder, part), { recursive: true });
  }
  for (const path of ["node", "programs/kiosk.js", "page/index.html", "page/assets/main.js"]) {
    writeFileSync(join(folder, path), path);
  }
  program = {
    ...{ version: "1.2.3", epoch: 1_700_000_000, architecture: "amd64", libraries: ["libc6"] },
    programs: join(folder, "programs"),
    page: join(folder, "page"),
    node: join(folder, "node"),
  };
});
afterAll(() => rmSync(folder, { recursive: true }));

test.skipIf(!hasTool("dpkg-deb"))("the updater finds the staged program whole", () => {
  const options = { output: join(folder, "out"), epoch: program.epoch, compression: 0 };
  runTool("dpkg-deb", ["-x", buildDeb(kioskPackage(program), options), join(folder, "device")]);
  const staged = join(folder, "device/usr/lib/loyalty-kiosk/staged");
  expect(readFileSync(join(staged, "version"), "utf8")).toBe("1.2.3\n");
  expect(differences(staged)).toEqual([]);
  writeFileSync(join(staged, "serve/kiosk.js"), "other");
  expect(differences(staged)).toEqual(["serve/kiosk.js"]);
});

test("neither package has a file that setup writes", () => {
  const paths = [kioskPackage(program), fleetPackage(program)].flatMap(({ files }) =>
    files.map(({ path }) => path),
  );
  // apt reads it, and nobody edits it.
  expect(paths.filter((path) => path.startsWith("etc/"))).toEqual([
    "etc/apt/apt.conf.d/52loyalty-kiosk",
  ]);
  expect(paths.filter((path) => /^(opt|usr\/local|var)\//.test(path))).toEqual([]);
});

test("the kiosk's package has the accessibility report, once it is written", () => {
  const path = "usr/share/doc/loyalty-kiosk/accessibility.html";
  const { files } = kioskPackage({ ...program, accessReport: "<h1>Report</h1>" });
  expect(files).toContainEqual({ path, content: "<h1>Report</h1>" });
  expect(kioskPackage(program).files.map((file) => file.path)).not.toContain(path);
});

test("no script of the kiosk's package restarts anything, and only a removal stops it", () => {
  const { scripts } = kioskPackage(program);
  expect(Object.values(scripts).join("\n")).not.toMatch(/restart\b(?!ed)|reload loyalty/);
  expect(scripts.prerm).toContain('if [ "$1" = remove ]');
  expect(scripts.postinst).not.toMatch(/start [^\n]*loyalty-kiosk\.service/);
});

test("a stick is mounted where staff mode looks for photos, for reading alone", () => {
  const files = new Map(kioskPackage(program).files.map((file) => [file.path, textOf(file)]));
  const rule = files.get("usr/lib/udev/rules.d/90-loyalty-kiosk-stick.rules");
  expect(rule).toContain('ENV{ID_BUS}=="usb"');
  expect(rule).toContain('ENV{SYSTEMD_WANTS}+="loyalty-kiosk-stick@%k.service"');
  const unit = files.get("usr/lib/systemd/system/loyalty-kiosk-stick@.service");
  expect(unit).toContain("ExecStart=/usr/lib/loyalty-kiosk/stick.sh mount %I");
  // Any of these would keep the mount from the kiosk's unit, and from everybody else.
  expect(unit).not.toMatch(/^(Protect|Private|ReadOnlyPaths|TemporaryFileSystem|Bind\w*Paths)/m);
  const kiosk = files.get("usr/lib/systemd/system/loyalty-kiosk.service");
  expect(kiosk).not.toMatch(/^(MountFlags|TemporaryFileSystem|InaccessiblePaths|Root\w+)=/m);
  const script = files.get("usr/lib/loyalty-kiosk/stick.sh");
  expect(script).toContain("ro,nosuid,nodev,noexec");
  const folder = /^folder=(.*)\/\$device$/m.exec(script ?? "")?.[1];
  const { device } = parseSettings(settingsJson(), "/etc/loyalty-kiosk", {});
  expect(device.importFolders).toContain(folder);
});

test("Chromium has a voice, whose server finds its configuration and logs nothing of what is read", () => {
  const { control, files } = kioskPackage(program);
  expect(control.Depends).toMatch(/\bspeech-dispatcher, speech-dispatcher-espeak-ng\b/);
  const staged = "usr/lib/loyalty-kiosk/staged";
  const texts = new Map(files.map((file) => [file.path, textOf(file)]));
  expect(texts.get(`${staged}/session.sh`)).toContain("XDG_CONFIG_HOME:-$here/config}");
  const configuration = texts.get(`${staged}/config/speech-dispatcher/speechd.conf`);
  expect(configuration).toMatch(/^LogLevel 0$/m);
  expect(configuration).toMatch(/^AudioOutputMethod "alsa"$/m);
});

test("of all input devices the kiosk may read headphone jacks alone", () => {
  const files = new Map(kioskPackage(program).files.map((file) => [file.path, textOf(file)]));
  const rule = files.get("usr/lib/udev/rules.d/90-loyalty-kiosk-headphones.rules");
  expect(rule).toMatch(/^SUBSYSTEM=="input", .*SUBSYSTEMS=="sound", GROUP="audio", MODE="0640"$/m);
  const account = files.get("usr/lib/sysusers.d/loyalty-kiosk.conf");
  expect(account).toContain("m kiosk audio");
  expect(account).not.toContain("m kiosk input");
  const kiosk = files.get("usr/lib/systemd/system/loyalty-kiosk.service");
  expect(kiosk).toContain("\nDeviceAllow=char-input r\n");
});

test("drives are asked by root alone, and answer where the kiosk looks", () => {
  const files = new Map(kioskPackage(program).files.map((file) => [file.path, textOf(file)]));
  const unit = files.get("usr/lib/systemd/system/loyalty-kiosk-drives.service") ?? "";
  const folder = /^RuntimeDirectory=(.*)$/m.exec(unit)?.[1];
  const name = /^file=\$RUNTIME_DIRECTORY\/(.*)$/m.exec(
    files.get("usr/lib/loyalty-kiosk/drives.sh") ?? "",
  )?.[1];
  expect(`run/${folder}/${name}`).toBe(DRIVES_FILE);
  expect(unit).not.toContain("User=");
  expect(unit).toContain("Group=kiosk");
});

test("the manual page of each package names every command", () => {
  const packages = [
    [kioskPackage(program), KIOSK_COMMANDS],
    [fleetPackage(program), FLEET_COMMANDS],
  ] as const;
  for (const [{ name, files }, commands] of packages) {
    const page = files.find(({ path }) => path.endsWith(`/${name}.1.gz`));
    const text = page && "content" in page ? gunzipSync(page.content).toString() : "";
    for (const command of Object.keys(commands)) {
      expect(text).toContain(`\n.B ${command.replaceAll("-", "\\-")}\n`);
    }
    expect(text).not.toContain("@");
  }
});

test("a machine that no package is for is named", () => {
  expect(debianArchitecture("x64")).toBe("amd64");
  expect(debianArchitecture("arm64")).toBe("arm64");
  expect(() => debianArchitecture("riscv64")).toThrow("riscv64");
});

function textOf(file: PackageFile): string {
  return "copyOf" in file ? readFileSync(file.copyOf, "utf8") : String(file.content);
}
