/** A package of Debian from a list of files, byte for byte the same however often and wherever it is built. */
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { runTool } from "./tools.ts";

const DIRECTORY_MODE = 0o755;
const KIB = 1024;

/** One file of a package; the mode is 0644 unless given. */
export type PackageFile = {
  /** Below the root of the device, without a slash at its start. */
  readonly path: string;
  readonly mode?: number;
} & ({ readonly content: string | Uint8Array } | { readonly copyOf: string });

export type DebPackage = {
  readonly name: string;
  readonly version: string;
  readonly architecture: string;
  /** Further fields of `control`, in their order. */
  readonly control: Readonly<Record<string, string>>;
  readonly files: readonly PackageFile[];
  /** Scripts of the package's maintainer, by name. */
  readonly scripts: Readonly<Record<string, string>>;
  /** Of deb-triggers(5). */
  readonly triggers?: string | undefined;
};

export type DebOptions = {
  /** The folder that gets `<name>_<version>_<architecture>.deb`. */
  readonly output: string;
  /** Time of every file in it, in seconds since 1970. */
  readonly epoch: number;
  /** Of xz, 0 to 9: tests build fast, a release small. */
  readonly compression: number;
};

/** Writes the package; returns its path. Throws if `dpkg-deb` is missing or refuses it. */
export function buildDeb(deb: DebPackage, { output, epoch, compression }: DebOptions): string {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-deb-"));
  try {
    for (const file of deb.files) writeFile(join(folder, file.path), file);
    const contents = listTree(folder);
    writeControl(folder, deb, contents);
    unifyTree(folder, epoch);
    mkdirSync(output, { recursive: true });
    const target = join(output, `${deb.name}_${deb.version}_${deb.architecture}.deb`);
    runTool(
      "dpkg-deb",
      ["--root-owner-group", "-Zxz", `-z${compression}`, "--build", folder, target],
      { SOURCE_DATE_EPOCH: String(epoch) },
    );
    return target;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeFile(target: string, file: PackageFile): void {
  mkdirSync(dirname(target), { recursive: true });
  if ("copyOf" in file) copyFileSync(file.copyOf, target);
  else writeFileSync(target, file.content);
  chmodSync(target, file.mode ?? 0o644);
}

function writeControl(folder: string, deb: DebPackage, contents: readonly string[]): void {
  const { name, version, architecture, control, scripts } = deb;
  const files = contents.filter((path) => statSync(join(folder, path)).isFile());
  const fields = {
    Package: name,
    Version: version,
    Architecture: architecture,
    "Installed-Size": String(installedSize(folder, contents)),
    ...control,
  };
  const write = (path: string, content: string, mode?: number) =>
    writeFile(join(folder, "DEBIAN", path), { path, content, ...(mode && { mode }) });
  write("control", linesOf(Object.entries(fields).map(([key, value]) => `${key}: ${value}`)));
  write("md5sums", linesOf(files.map((path) => `${md5(join(folder, path))}  ${path}`)));
  const conffiles = files.filter((path) => path.startsWith("etc/"));
  if (conffiles.length > 0) write("conffiles", linesOf(conffiles.map((path) => `/${path}`)));
  if (deb.triggers !== undefined) write("triggers", deb.triggers);
  for (const [script, content] of Object.entries(scripts)) write(script, content, DIRECTORY_MODE);
}

/** As dpkg-gencontrol counts: a KiB for each folder, files in whole KiB. */
function installedSize(folder: string, contents: readonly string[]): number {
  return contents.reduce((sum, path) => {
    const found = statSync(join(folder, path));
    return sum + (found.isFile() ? Math.ceil(found.size / KIB) : 1);
  }, 0);
}

function md5(path: string): string {
  return createHash("md5").update(readFileSync(path)).digest("hex");
}

/** Modes of folders do not follow the builder's umask, and times not the clock. */
function unifyTree(folder: string, epoch: number): void {
  for (const path of [".", ...listTree(folder)].reverse()) {
    const full = join(folder, path);
    if (statSync(full).isDirectory()) chmodSync(full, DIRECTORY_MODE);
    lutimesSync(full, epoch, epoch);
  }
}

/** Paths of all files and folders below a folder, sorted; a folder is before what is in it. */
export function listTree(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
}

/** All files of a folder as files of a package. */
export function folderFiles(folder: string, path: string): PackageFile[] {
  return listTree(folder)
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => ({ path: join(path, name), copyOf: join(folder, name) }));
}

function linesOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join("");
}
