import { build } from "vite";

/** Builds the page of a measurement (`index.html` in `folder`) like the kiosk's own. */
export async function buildBenchPage(folder: string, outDir: string): Promise<void> {
  await build({
    root: folder,
    configFile: false,
    publicDir: false,
    base: "./",
    logLevel: "warn",
    html: { cspNonce: "__CSP_NONCE__" },
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2023",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    worker: { format: "es" },
  });
}
