/**
 * A stand-in for an unpacked Electron: no program, but with the fuse wire that packing sets. With it all of packing
 * runs without a download, and the result can be inspected.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The marker before a program's fuses (https://www.electronjs.org/docs/latest/tutorial/fuses). */
const SENTINEL = "dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX";
const WIRE_VERSION = 1;
/** Electron's defaults: on, off, on, on, off, off, off, on. */
const AS_SHIPPED = "10110001";

/** Creates it in an existing folder. */
export function makeStandIn(folder: string, version: string): void {
  mkdirSync(join(folder, "resources"), { recursive: true });
  mkdirSync(join(folder, "locales"), { recursive: true });
  const program = Buffer.concat([
    Buffer.from(`no program${SENTINEL}`),
    Buffer.from([WIRE_VERSION, AS_SHIPPED.length]),
    Buffer.from(AS_SHIPPED),
    Buffer.alloc(64),
  ]);
  writeFileSync(join(folder, "electron"), program, { mode: 0o755 });
  writeFileSync(join(folder, "version"), version);
  for (const name of ["LICENSE", "LICENSES.chromium.html"]) writeFileSync(join(folder, name), name);
}
