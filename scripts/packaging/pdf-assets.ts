/**
 * Assets of pdf.js: decoders for pictures, the standard fonts and the character maps of PDFs without their own. Copied
 * into the build under a path with pdf.js' version, since the host lets browsers cache them for ever.
 */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { z } from "zod";

/** Colour profiles are left out: only a worker with network access could load them. */
const FILES: Readonly<Record<string, RegExp>> = {
  wasm: /^(jbig2|openjpeg)\.wasm$/,
  standard_fonts: /\.(pfb|ttf)$/,
  cmaps: /\.bcmap$/,
};

const PACKAGE_FILE = createRequire(import.meta.url).resolve("pdfjs-dist/package.json");
const { version } = z
  .object({ version: z.string() })
  .parse(JSON.parse(readFileSync(PACKAGE_FILE, "utf8")));
const BASE = `pdfjs-${version}`;

/** The files by their path below the page, for example `pdfjs-5.6.205/cmaps/78-H.bcmap`. */
function assets(): Map<string, string> {
  return new Map(
    Object.entries(FILES).flatMap(([folder, wanted]) =>
      readdirSync(join(dirname(PACKAGE_FILE), folder))
        .filter((name) => wanted.test(name))
        .map((name) => [`${BASE}/${folder}/${name}`, join(dirname(PACKAGE_FILE), folder, name)]),
    ),
  );
}

/** Adds the files to the build, and serves them while `vite` serves the page itself. */
export function pdfAssets(): Plugin {
  return {
    name: "pdf-assets",
    generateBundle() {
      for (const [fileName, path] of assets()) {
        this.emitFile({ type: "asset", fileName, source: readFileSync(path) });
      }
    },
    configureServer(server) {
      const files = assets();
      server.middlewares.use((request, response, next) => {
        const path = files.get((request.url ?? "").slice(1));
        if (path === undefined) return next();
        response.end(readFileSync(path));
      });
    },
  };
}
