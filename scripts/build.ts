/**
 * `npm run build`: the page into `dist/page`, Electron's entry and preload into `dist/electron`, the programs of serve mode
 * into `dist/serve`, those of a fleet into `dist/fleet`.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isTestCode, listFiles } from "./checks/source-files.ts";
import { root, show } from "./running/processes.ts";

const PAGE = "dist/page";
const ELECTRON = "dist/electron";
const SERVE = "dist/serve";
const FLEET = "dist/fleet";
/** Beside a result: the digest of its sources. */
const stampOf = (result: string): string => join(root, `${result}.sources`);

/** The pages, each built separately: shared code would become further files for each of them to load. */
export const PAGES = [
  "index.html",
  "status.html",
  "preview.html",
  "preview-frame.html",
  "console.html",
];

/** The sources of the pages. */
const PAGE_SOURCES = {
  folders: [
    "src",
    "domain",
    "contracts",
    "electron/host/api",
    "fleet/console/rpc",
    "public",
    "pictures/library",
  ],
  files: [
    ...PAGES,
    "vite.config.ts",
    "scripts/build.ts",
    "scripts/packaging/bundle.ts",
    "scripts/packaging/pdf-assets.ts",
    "scripts/packaging/files-ahead.ts",
    "pictures/catalogue.ts",
    "package-lock.json",
    "tsconfig.json",
  ],
};
const PROGRAM_SOURCES = {
  folders: ["electron", "fleet", "domain", "contracts"],
  files: [
    "pictures/catalogue.ts",
    "package.json",
    "package-lock.json",
    "scripts/build.ts",
    "scripts/packaging/bundle.ts",
    "scripts/packaging/programs.ts",
  ],
};

/** Builds the page unless `dist/page` was built from the current sources. */
export async function buildPageIfStale(): Promise<void> {
  await buildIfStale(PAGE, PAGE_SOURCES, (folder) => bundle("page", folder));
}

/** Builds Electron's part unless `dist/electron` was built from the current sources. */
export async function buildElectronIfStale(): Promise<void> {
  await buildIfStale(ELECTRON, PROGRAM_SOURCES, (folder) => bundle("electron", folder));
}

/** Builds the programs of a kiosk in serve mode unless `dist/serve` was built from the current sources. */
export async function buildServeIfStale(): Promise<void> {
  await buildIfStale(SERVE, PROGRAM_SOURCES, (folder) => bundle("serve", folder));
}

/** Builds the programs of a fleet unless `dist/fleet` was built from the current sources. */
export async function buildFleetIfStale(): Promise<void> {
  await buildIfStale(FLEET, PROGRAM_SOURCES, (folder) => bundle("fleet", folder));
}

async function buildIfStale(
  result: string,
  sources: { readonly folders: readonly string[]; readonly files: readonly string[] },
  buildInto: (folder: string) => Promise<void>,
): Promise<void> {
  const digest = digestOf([
    ...sources.files,
    ...sources.folders.flatMap((folder) => listFiles(root, folder)),
  ]);
  if (existsSync(join(root, result)) && readStamp(result) === digest) return;
  console.error(`Building ${result} …`);
  await replaceFolder(result, buildInto);
  writeFileSync(stampOf(result), digest);
}

function readStamp(result: string): string | null {
  return existsSync(stampOf(result)) ? readFileSync(stampOf(result), "utf8") : null;
}

/** SHA-256 over names and contents, so that a check-out that only changes times builds nothing. */
function digestOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.filter((path) => !isTestCode(path) && existsSync(join(root, path)))) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/** Builds into another folder and swaps, so that a host that serves the folder meanwhile never serves half of it. */
async function replaceFolder(
  result: string,
  buildInto: (folder: string) => Promise<void>,
): Promise<void> {
  const target = join(root, result);
  const fresh = `${target}.new-${process.pid}`;
  const old = `${target}.old-${process.pid}`;
  try {
    await buildInto(fresh);
    mkdirSync(join(root, "dist"), { recursive: true });
    if (existsSync(target)) renameSync(target, old);
    renameSync(fresh, target);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
    rmSync(old, { recursive: true, force: true });
  }
}

/** Bundles in a process of its own: a kiosk that goes on must not hold the bundler's some hundred megabytes. */
export async function bundle(
  part: "page" | "electron" | "serve" | "fleet",
  folder: string,
  version: readonly string[] = [],
): Promise<void> {
  // Always the production build: tests have to test what ships.
  const environment = { NODE_ENV: "production" };
  const args = [part, folder, ...version];
  const code = await show(join(root, "scripts/packaging/bundle.ts"), args, environment);
  if (code !== 0) throw new Error(`the ${part} could not be bundled`);
}

if (import.meta.main) {
  await buildPageIfStale();
  await buildElectronIfStale();
  await buildServeIfStale();
  await buildFleetIfStale();
}
