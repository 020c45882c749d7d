/**
 * sharp in a bundle: its JavaScript becomes a part of it, its native code is copied beside it, as each of its packages has
 * it. The libraries find each other by their place: sharp's own looks for libvips two folders further.
 */
import { cpSync, readdirSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import type { Plugin } from "vite";
import { root } from "../running/processes.ts";

/** Beside the bundles. */
export const NATIVE_FOLDER = "native";

const PACKAGES = join(root, "node_modules/@img");
/** sharp's search for its native code among the packages of its registry. */
const LOADER = /[/\\]sharp[/\\]dist[/\\]sharp\.mjs$/;
/** What runs, what it needs, and whose work it is: libvips is under the LGPL, and may be replaced by another build. */
const SHIPPED = /^(?:lib|LICENSE|README\.md|package\.json|versions\.json)$/;
/** For compilers alone. */
const FOR_COMPILERS = /^(?:glib-2\.0|index\.js|include)$/;

/** Replaces that search by one file, of the platform on which the program runs. */
export function nativeSharp(): Plugin {
  return {
    name: "native-sharp",
    enforce: "pre",
    load: {
      filter: { id: LOADER },
      handler: () => `
        import { readdirSync } from "node:fs";
        import { createRequire } from "node:module";
        import { fileURLToPath } from "node:url";
        const folder = new URL("./${NATIVE_FOLDER}/sharp-" + process.platform + "-" + process.arch + "/lib/", import.meta.url);
        const name = readdirSync(folder).find((file) => file.endsWith(".node"));
        export default createRequire(import.meta.url)(fileURLToPath(new URL(name, folder)));
      `,
    },
  };
}

/** Copies the native packages of this machine's platform, which npm has installed. Throws if there are none. */
export function copyNative(outDir: string): void {
  const names = readdirSync(PACKAGES).filter((name) => name.startsWith("sharp-"));
  if (names.length === 0) throw new Error("npm has installed no native code of sharp");
  rmSync(join(outDir, NATIVE_FOLDER), { recursive: true, force: true });
  for (const name of names) {
    for (const part of readdirSync(join(PACKAGES, name)).filter((file) => SHIPPED.test(file))) {
      cpSync(join(PACKAGES, name, part), join(outDir, NATIVE_FOLDER, name, part), {
        recursive: true,
        filter: (path) => !FOR_COMPILERS.test(basename(path)),
      });
    }
  }
}
