/**
 * `node scripts/packaging/bundle.ts page|electron FOLDER`: one part of the build, into a folder. Started by `npm run build` and
 * by commands that need a fresh page, if the part is stale.
 */
import { basename } from "node:path";
import { build, type InlineConfig } from "vite";
import { PAGES } from "../build.ts";
import { root } from "../running/processes.ts";

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
}

/** Worker scripts: each is a file of its own beside `main.js` (`electron/host/net/thread.ts`). */
const THREADS = [
  "electron/host/outlet/file-type-thread.ts",
  "electron/host/ordering/menu-thread.ts",
];

/** Builds all bundles into a folder. */
export async function buildElectron(outDir: string): Promise<void> {
  await build(nodeBundle("electron/main.ts", outDir, "es", "main.js"));
  for (const entry of THREADS) {
    await build(nodeBundle(entry, outDir, "es", `${basename(entry, ".ts")}.js`));
  }
  await buildPreload(outDir);
}

/** A sandboxed preload is one CommonJS file, `preload.cjs`; it can require nothing but Electron. */
export async function buildPreload(outDir: string): Promise<void> {
  await build(nodeBundle("electron/preload.ts", outDir, "cjs", "preload.cjs"));
}

/** A bundle of everything but Electron: the package contains no node_modules. */
function nodeBundle(
  entry: string,
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
  const [part, folder = ""] = process.argv.slice(2);
  await (part === "page" ? buildPage(folder) : buildElectron(folder));
}
