import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { pageGroups } from "./scripts/page-groups.ts";
import { pdfAssets } from "./scripts/pdf-assets.ts";

/** Where `vite dev` finds a running host (`KIOSK_HOST=http://127.0.0.1:4600 vite`). */
const devHost = process.env.KIOSK_HOST ?? "http://127.0.0.1:4600";

export default defineConfig({
  // Relative addresses: the host serves the page under a path that carries its secret.
  base: "./",
  plugins: [react(), pdfAssets()],
  // The host replaces the placeholder by a fresh nonce in every response.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: "dist/page",
    rolldownOptions: {
      input: ["index.html", "status.html", "preview.html", "preview-frame.html"],
      // The groups' chunks depend on each other as their modules do: no module needs its dependencies beside it.
      preserveEntrySignatures: "allow-extension",
      output: { codeSplitting: { groups: pageGroups(), includeDependenciesRecursively: false } },
    },
    target: "es2023",
    // Data addresses and inline scripts would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: "es" },
  server: {
    proxy: { "^/rpc$": { target: devHost, ws: true, rewriteWsOrigin: true } },
  },
});
