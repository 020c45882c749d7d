/** A signed repository for apt with two suites: a version is in `pilot` first, and is promoted to `stable`. */
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { runTool } from "./tools.ts";

export const SUITES = ["pilot", "stable"] as const;
export type Suite = (typeof SUITES)[number];

const ARCHITECTURES = ["amd64", "arm64"];
/** What unattended-upgrades knows the packages by (`deploy/deb/loyalty-kiosk/apt.conf`). */
const ORIGIN = "Loyalty Kiosk";
const KEY_FILE = "loyalty-kiosk.asc";

export type Repository = {
  /** What a web server serves. */
  readonly folder: string;
  /** Id or fingerprint of the key that signs, in gpg's own keyring (`GNUPGHOME`). */
  readonly key: string;
};

/**
 * Adds packages to a suite and signs it anew; versions that are there stay. Throws if a file of the same name, but other
 * bytes, was published before: devices would hold either to be the version.
 */
export function addPackages(
  repository: Repository,
  suite: Suite,
  packages: readonly string[],
): string[] {
  const pool = join(repository.folder, "pool", suite);
  const changed = packages.filter((path) => {
    const published = join(pool, basename(path));
    return existsSync(published) && !readFileSync(published).equals(readFileSync(path));
  });
  if (changed.length > 0) {
    const names = changed.map((path) => basename(path)).join(", ");
    throw new Error(`${names}: published before with other content; give it another version`);
  }
  mkdirSync(pool, { recursive: true });
  for (const path of packages) copyFileSync(path, join(pool, basename(path)));
  // Both, so that a device can follow either from the first day.
  for (const each of SUITES) signSuite(repository, each);
  return packages.map((path) => `pool/${suite}/${basename(path)}`);
}

/** Adds all packages of a version of `pilot` to `stable`. Throws if pilot has none of that version. */
export function promote(repository: Repository, version: string): string[] {
  const pilot = join(repository.folder, "pool/pilot");
  const found = existsSync(pilot)
    ? readdirSync(pilot).filter((name) => name.split("_")[1] === version)
    : [];
  if (found.length === 0) throw new Error(`pilot has no packages of version ${version}`);
  return addPackages(
    repository,
    "stable",
    found.sort().map((name) => join(pilot, name)),
  );
}

/**
 * Lists the packages of a suite and signs the list. Lists are stored by their hash as well, so that a device that reads
 * while this writes finds the list that its signature is about.
 */
function signSuite({ folder, key }: Repository, suite: Suite): void {
  mkdirSync(join(folder, "pool", suite), { recursive: true });
  const dists = join("dists", suite);
  const inFolder = (tool: string, args: readonly string[]) => runTool(tool, args, {}, folder);
  for (const architecture of ARCHITECTURES) {
    const list = inFolder("apt-ftparchive", ["--arch", architecture, "packages", `pool/${suite}`]);
    const binary = join(folder, dists, "main", `binary-${architecture}`);
    writeList(join(binary, "Packages"), Buffer.from(list));
    writeList(join(binary, "Packages.gz"), gzipSync(list, { level: 9 }));
  }
  const release = inFolder("apt-ftparchive", [...releaseOptions(suite), "release", dists]);
  const unsigned = join(folder, dists, "Release.new");
  const signed = join(folder, dists, "InRelease.new");
  writeFileSync(unsigned, release);
  runTool("gpg", ["--batch", "--yes", "--local-user", key, "--clearsign", "-o", signed, unsigned]);
  renameSync(unsigned, join(folder, dists, "Release"));
  renameSync(signed, join(folder, dists, "InRelease"));
  writeFileSync(join(folder, KEY_FILE), runTool("gpg", ["--batch", "--armor", "--export", key]));
}

function writeList(path: string, content: Buffer): void {
  const sum = createHash("sha256").update(content).digest("hex");
  const byHash = join(dirname(path), "by-hash/SHA256", sum);
  mkdirSync(dirname(byHash), { recursive: true });
  writeFileSync(byHash, content);
  writeFileSync(path, content);
}

function releaseOptions(suite: Suite): string[] {
  const fields = {
    Origin: ORIGIN,
    Label: ORIGIN,
    Suite: suite,
    Codename: suite,
    Components: "main",
    Architectures: ARCHITECTURES.join(" "),
    "Acquire-By-Hash": "yes",
  };
  return Object.entries(fields).flatMap(([name, value]) => [
    "-o",
    `APT::FTPArchive::Release::${name}=${value}`,
  ]);
}
