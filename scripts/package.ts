/**
 * `npm run package -- --deb [--lint]`: Debian's packages of serve mode and of a fleet into `dist/packages`, checked by
 * lintian with `--lint` (docs/packaging.md).
 *
 * `npm run package -- --repository DIR --key ID [--suite pilot|stable] [FILE.deb …]`: adds packages, by default those of
 * `dist/packages` in the project's version, to a suite of a signed repository; `--promote VERSION` instead adds what
 * `pilot` has of it to `stable`.
 *
 * `npm run package -- [--dry] [--linux] [--windows]`: Electron's installers into `dist/packages` by electron-builder:
 * AppImage and deb for Linux, an installer for Windows; by default for this machine's system. `--dry` downloads nothing:
 * it packs with a stand-in for Electron's program and checks configuration, fuses and files.
 *
 * Packages have the accessibility report, with the tests' results that are in `test-results`.
 *
 * Prints one JSON line; exits with 1 if anything is wrong with what was packed.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build, Platform } from "electron-builder";
import { z } from "zod";
import { shippedReport } from "./access-report/shipped.ts";
import { buildElectronIfStale, buildPageIfStale } from "./build.ts";
import { packagingConfiguration } from "./packaging/configuration.ts";
import { buildDebs } from "./packaging/deb/build-debs.ts";
import { lintianErrors } from "./packaging/deb/lintian.ts";
import { publish } from "./packaging/deb/publish.ts";
import { filesOf, fusesOf, problemsOf } from "./packaging/packed.ts";
import { makeStandIn } from "./packaging/stand-in.ts";
import { root } from "./running/processes.ts";

const USAGE = `usage: npm run package -- --deb [--lint]
       npm run package -- --repository DIR --key ID [--suite pilot|stable] [FILE.deb …]
       npm run package -- --repository DIR --key ID --promote VERSION
       npm run package -- [--dry] [--linux] [--windows]`;

function electronVersion(): string {
  const file = join(root, "node_modules/electron/package.json");
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).version;
}

/** Packs this project, or another folder of the same kind, with the stand-in; returns what is wrong with it. */
export async function packDry(projectDir: string) {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-package-"));
  try {
    const version = electronVersion();
    const electronDist = join(folder, "electron");
    makeStandIn(electronDist, version);
    const output = join(folder, "packages");
    const accessReport = join(folder, "accessibility.html");
    writeFileSync(accessReport, shippedReport().html);
    const options = { electronVersion: version, output, electronDist, accessReport };
    await build({
      projectDir,
      targets: Platform.LINUX.createTarget("dir"),
      config: packagingConfiguration(options),
      publish: "never",
    });
    const unpacked = join(output, "linux-unpacked");
    const fuses = await fusesOf(join(unpacked, "loyalty-kiosk"));
    const files = filesOf(join(unpacked, "resources/app.asar"));
    const problems = problemsOf(fuses, files);
    if (!existsSync(join(unpacked, "accessibility.html"))) {
      problems.push("accessibility.html is missing beside the program");
    }
    if (!existsSync(join(unpacked, "resources/app-update.yml"))) {
      problems.push("resources/app-update.yml is missing: the program could not update itself");
    }
    return { electron: version, fuses, files, problems };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function packForReal({ linux, windows }: { linux: boolean; windows: boolean }) {
  const isNamed = linux || windows;
  const targets = new Map([
    ...((isNamed ? linux : process.platform === "linux") ? Platform.LINUX.createTarget() : []),
    ...((isNamed ? windows : process.platform === "win32") ? Platform.WINDOWS.createTarget() : []),
  ]);
  if (targets.size === 0) throw new Error("installers are made for Linux and Windows only");
  const output = join(root, "dist/packages");
  const accessReport = join(root, "dist/accessibility.html");
  const { html, state } = shippedReport();
  mkdirSync(join(root, "dist"), { recursive: true });
  writeFileSync(accessReport, html);
  const config = packagingConfiguration({
    electronVersion: electronVersion(),
    output,
    accessReport,
  });
  const packages = await build({ projectDir: root, targets, config, publish: "never" });
  return { packages, accessReport: state };
}

async function packDebs({ lint }: { lint: boolean }): Promise<void> {
  const { html, state } = shippedReport();
  const packages = await buildDebs({ output: join(root, "dist/packages"), accessReport: html });
  const errors = lint ? lintianErrors(packages) : null;
  for (const error of errors ?? []) console.error(`✗ ${error}`);
  const counts = errors && { lintianErrors: errors.length };
  console.log(JSON.stringify({ packages, accessReport: state, ...counts }));
  if (errors && errors.length > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      repository: { type: "string" },
      key: { type: "string" },
      suite: { type: "string", default: "pilot" },
      promote: { type: "string" },
      deb: { type: "boolean", default: false },
      lint: { type: "boolean", default: false },
      dry: { type: "boolean", default: false },
      linux: { type: "boolean", default: false },
      windows: { type: "boolean", default: false },
    },
  });
  const { repository } = values;
  if (repository !== undefined) {
    console.log(JSON.stringify(publish({ ...values, repository, files: positionals })));
    return;
  }
  if (values.deb) return packDebs(values);
  await buildPageIfStale();
  await buildElectronIfStale();
  // electron-builder prints its progress to standard output, which is reserved for one line here.
  const print = console.log;
  console.log = console.error;
  if (!values.dry) return print(JSON.stringify(await packForReal(values)));
  const { files, problems, ...rest } = await packDry(root);
  for (const problem of problems) console.error(`✗ ${problem}`);
  print(JSON.stringify({ ...rest, files: files.length, problems: problems.length }));
  if (problems.length > 0) process.exitCode = 1;
}

if (import.meta.main) {
  await main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error, `\n${USAGE}`);
    process.exitCode = 1;
  });
}
