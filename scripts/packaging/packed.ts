/** Inspects a package: the fuses of the program, the files of the archive. */
import { readFileSync } from "node:fs";
import { FuseV1Options, getCurrentFuseWire } from "@electron/fuses";
import { z } from "zod";
import { FUSES } from "./configuration.ts";

const WIRE: Readonly<Record<keyof typeof FUSES, FuseV1Options>> = {
  runAsNode: FuseV1Options.RunAsNode,
  enableNodeOptionsEnvironmentVariable: FuseV1Options.EnableNodeOptionsEnvironmentVariable,
  enableNodeCliInspectArguments: FuseV1Options.EnableNodeCliInspectArguments,
  enableCookieEncryption: FuseV1Options.EnableCookieEncryption,
  onlyLoadAppFromAsar: FuseV1Options.OnlyLoadAppFromAsar,
  enableEmbeddedAsarIntegrityValidation: FuseV1Options.EnableEmbeddedAsarIntegrityValidation,
  loadBrowserProcessSpecificV8Snapshot: FuseV1Options.LoadBrowserProcessSpecificV8Snapshot,
  grantFileProtocolExtraPrivileges: FuseV1Options.GrantFileProtocolExtraPrivileges,
};

/** An enabled fuse in the program: the digit 1. */
const ON = 0x31;

/** Each fuse of a packed program, and whether it is on. Throws if the program has none, or an unknown one. */
export async function fusesOf(program: string): Promise<Record<string, boolean>> {
  const wire = new Map<string, unknown>(Object.entries(await getCurrentFuseWire(program)));
  const known = Object.values(WIRE).map(String);
  const unknown = [...wire.keys()].filter((key) => /^\d+$/.test(key) && !known.includes(key));
  if (unknown.length > 0) throw new Error(`fuses without a setting here: ${unknown.join(", ")}`);
  return Object.fromEntries(
    Object.entries(WIRE).map(([name, number]) => [name, wire.get(String(number)) === ON]),
  );
}

type Entry = { readonly files?: Readonly<Record<string, Entry>> | undefined };
const entry: z.ZodType<Entry> = z.lazy(() =>
  z.object({ files: z.record(z.string(), entry).optional() }),
);

/** Offset of an archive's index, after the four bytes with its length. */
const LIST_AT = 16;

/** Paths of an archive's files and folders, sorted, with forward slashes. */
export function filesOf(archive: string): string[] {
  const bytes = readFileSync(archive);
  const length = bytes.readUInt32LE(LIST_AT - 4);
  const list = entry.parse(JSON.parse(bytes.toString("utf8", LIST_AT, LIST_AT + length)));
  return pathsIn(list, "").sort();
}

function pathsIn({ files = {} }: Entry, folder: string): string[] {
  return Object.entries(files).flatMap(([name, inner]) => [
    `${folder}${name}`,
    ...pathsIn(inner, `${folder}${name}/`),
  ]);
}

/** What is wrong with a package, one line each. */
export function problemsOf(
  fuses: Readonly<Record<string, boolean>>,
  files: readonly string[],
): string[] {
  const wrongFuses = Object.entries(FUSES)
    .filter(([name, wanted]) => fuses[name] !== wanted)
    .map(([name, wanted]) => `fuse ${name} is ${fuses[name]}, not ${wanted}`);
  const missing = NEEDED.filter((path) => !files.includes(path)).map(
    (path) => `${path} is missing`,
  );
  const strange = files
    .filter((path) => !isAllowed(path))
    .map((path) => `${path} does not belong into it`);
  return [...wrongFuses, ...missing, ...strange];
}

const NEEDED = [
  "package.json",
  "dist/electron/file-type-thread.js",
  "dist/electron/main.js",
  "dist/electron/menu-thread.js",
  "dist/electron/photo-process.js",
  "dist/electron/preload.cjs",
  "dist/page/index.html",
  // The picture library: the build copies its folder as a whole.
  "dist/page/media/library/burger-cheese.svg",
  "dist/page/status.html",
];
/** Excludes sources, tests, maps, settings and packages. */
function isAllowed(path: string): boolean {
  if (/^(package\.json|dist|dist\/electron|dist\/electron\/assets|dist\/page)$/.test(path))
    return true;
  if (/^dist\/electron\/(main\.js|[a-z-]+-(?:thread|process)\.js|preload\.cjs)$/.test(path))
    return true;
  if (/^dist\/electron\/assets\/[\w-]+\.js$/.test(path)) return true;
  if (/^dist\/electron\/native(\/|$)/.test(path)) return true;
  const isSource = /\.(map|tsx?)$/.test(path) || /\/(node_modules|testing)(\/|$)/.test(path);
  return path.startsWith("dist/page/") && !isSource;
}
