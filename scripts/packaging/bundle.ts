/**
 * `node scripts/packaging/bundle.ts page|electron|serve|fleet FOLDER`: one part of the build, into a folder. Started by
 * `npm run build` and by commands that need a fresh page, if the part is stale.
 */
import { cpSync } from "node:fs";
import { basename, join } from "node:path";
import { build, type InlineConfig, type Plugin } from "vite";
import { LIBRARY_PATH } from "../../electron/host/shared/built-page.ts";
import { PAGES } from "../build.ts";
import { root } from "../running/processes.ts";
import { copyNative, nativeSharp } from "./native-sharp.ts";
import { FLEET_PROGRAMS, SERVE_PROGRAMS } from "./programs.ts";

async function buildPage(outDir: string): Promise<void> {
  for (const input of PAGES) {
    const isFirst = input === PAGES[0];
    await build({
      root,
      logLevel: "warn",
      // The public folder is copied once.
      ...(!isFirst && { publicDir: false }),
      build: { outDir, emptyOutDir: isFirst, rolldownOptions: { input } },
    });
  }
  cpSync(join(root, "pictures/library"), join(outDir, LIBRARY_PATH), { recursive: true });
}

/** Worker scripts: each is a file of its own beside `main.js` (`electron/host/net/thread.ts`). */
const THREADS = [
  "electron/host/outlet/file-type-thread.ts",
  "electron/host/ordering/menu-thread.ts",
];

/** Scripts of processes that the host starts, likewise. */
const PHOTO_PROCESS = "electron/host/look/photos/photo-process.ts";

/** Builds all bundles into a folder. */
export async function buildElectron(outDir: string): Promise<void> {
  await build(nodeBundle("electron/main.ts", outDir, "es", "main.js"));
  await buildScripts(outDir);
  await buildPreload(outDir);
}

/** Builds the programs of a kiosk in serve mode into a folder, with their threads beside them. */
async function buildServe(outDir: string, version: string | undefined): Promise<void> {
  await build(programBundles(SERVE_PROGRAMS, outDir, version));
  await buildScripts(outDir);
}

async function buildScripts(outDir: string): Promise<void> {
  const bundleOf = (entry: string) =>
    nodeBundle(entry, outDir, "es", `${basename(entry, ".ts")}.js`);
  for (const entry of THREADS) await build(bundleOf(entry));
  await build({ ...bundleOf(PHOTO_PROCESS), plugins: [nativeSharp()] });
  copyNative(outDir);
}

/**
 * Programs that share their code. Every file is directly in the folder: modules find threads and the built page by the
 * folder of the file that they are in.
 */
function programBundles(
  programs: Readonly<Record<string, string>>,
  outDir: string,
  version: string | undefined,
): InlineConfig {
  const config = nodeBundle(true, outDir, "es", "[name].js");
  return {
    ...config,
    plugins: [moduleFolder(), ...(version === undefined ? [] : [otherVersion(version)])],
    build: {
      ...config.build,
      rolldownOptions: {
        input: programs,
        output: {
          format: "es",
          entryFileNames: "[name].js",
          chunkFileNames: "shared-[name]-[hash].js",
        },
      },
    },
  };
}

/** Tells Node that the folder has modules: otherwise it would find that out from their syntax. */
function moduleFolder(): Plugin {
  return {
    name: "module-folder",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "package.json", source: '{ "type": "module" }\n' });
    },
  };
}

/** Builds the same sources under another version, for tests of updates. */
function otherVersion(version: string): Plugin {
  return {
    name: "other-version",
    enforce: "pre",
    load: {
      filter: { id: join(root, "package.json") },
      handler: () => JSON.stringify({ version }),
    },
  };
}

/** A sandboxed preload is one CommonJS file, `preload.cjs`; it can require nothing but Electron. */
export async function buildPreload(outDir: string): Promise<void> {
  await build(nodeBundle("electron/preload.ts", outDir, "cjs", "preload.cjs"));
}

/** A bundle of everything but Electron: the package contains no node_modules. */
function nodeBundle(
  entry: string | true,
  outDir: string,
  format: "es" | "cjs",
  fileName: string,
): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    ssr: { noExternal: true, external: ["electron"] },
    build: {
      outDir,
      emptyOutDir: false,
      ssr: entry,
      target: "node24",
      minify: false,
      rolldownOptions: { output: { format, entryFileNames: fileName } },
    },
  };
}

if (import.meta.main) {
  const [part, folder = "", version] = process.argv.slice(2);
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    page: () => buildPage(folder),
    electron: () => buildElectron(folder),
    serve: () => buildServe(folder, version),
    fleet: () => build(programBundles(FLEET_PROGRAMS, folder, version)).then(() => {}),
  };
  await parts[part ?? ""]?.();
}
