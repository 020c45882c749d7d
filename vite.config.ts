import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { filesAhead } from "./scripts/packaging/files-ahead.ts";
import { pdfAssets } from "./scripts/packaging/pdf-assets.ts";

/** Where `vite dev` finds a running host (`KIOSK_HOST=http://127.0.0.1:4600 vite`). */
const devHost = process.env.KIOSK_HOST ?? "http://127.0.0.1:4600";

export default defineConfig({
  // Relative addresses: the host serves the page under a path that carries its secret.
  base: "./",
  plugins: [react(), pdfAssets(), filesAhead()],
  // The host replaces the placeholder by a fresh nonce in every response.
  html: { cspNonce: "__CSP_NONCE__" },
  build: {
    outDir: "dist/page",
    rolldownOptions: {
      // `scripts/packaging/bundle.ts` builds each page by itself; this is the one that is built where none is named.
      input: "index.html",
      // What a page loads at once is one file: each of its own is a request, and is compiled by itself.
      output: {
        codeSplitting: { groups: [{ name: "start", tags: ["$initial"] }] },
        // The first script lists the style sheets of all later ones.
        assetFileNames: ({ names: [name = ""] }) =>
          name.endsWith(".css") ? "assets/[hash][extname]" : "assets/[name]-[hash][extname]",
      },
    },
    chunkSizeWarningLimit: 1_000,
    target: "es2023",
    // Data addresses and inline scripts would need holes in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // The host is on this machine: a list of every file's imports in the script costs more than one more request.
      resolveDependencies: (_file, imports) => imports.filter((file) => file.endsWith(".css")),
    },
  },
  worker: { format: "es" },
  server: {
    proxy: { "^/rpc$": { target: devHost, ws: true, rewriteWsOrigin: true } },
  },
});
