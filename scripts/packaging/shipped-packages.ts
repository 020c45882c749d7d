/** The packages whose code ships to a kiosk, read from the lock file. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../running/processes.ts";

export type ShippedPackage = {
  readonly name: string;
  readonly version: string;
  /** SPDX id from the package; null if it has none. */
  readonly licence: string | null;
  /** SHA-512 of the registry's tarball, in hexadecimal digits. */
  readonly sha512: string | null;
};

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
      devOptional: z.boolean().optional(),
      optional: z.boolean().optional(),
    }),
  ),
});

/** Dev dependencies for npm whose code ships all the same: the shell of an installed kiosk. */
const SHIPS_THOUGH_DEV = ["node_modules/electron"];

/** Optional for npm, since each is for one platform: the native code that is copied beside the bundles. */
const NATIVE = /^node_modules\/@img\/sharp-(?:libvips-)?(?:linux-x64|linux-arm64|win32-x64)$/;

/** All of them, by name; the newest last if there are several versions of one. */
export function shippedPackages(): ShippedPackage[] {
  const { packages } = lockFile.parse(
    JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")),
  );
  return Object.entries(packages)
    .filter(
      ([path, { dev, devOptional, optional }]) =>
        path !== "" &&
        // Other binaries for one platform: Node, for machines whose own is too old.
        (!optional || NATIVE.test(path)) &&
        ((!dev && !devOptional) || SHIPS_THOUGH_DEV.includes(path)),
    )
    .map(([path, { version = "", license = null, integrity = "" }]) => ({
      name: path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length),
      version,
      licence: license,
      sha512: hexOf(integrity),
    }))
    .sort((a, b) => compare(a.name, b.name) || compare(a.version, b.version));
}

function hexOf(integrity: string): string | null {
  const [, base64] = /^sha512-(\S+)$/.exec(integrity) ?? [];
  return base64 === undefined ? null : Buffer.from(base64, "base64").toString("hex");
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
