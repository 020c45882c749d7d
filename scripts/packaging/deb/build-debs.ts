/** Builds `loyalty-kiosk` and `loyalty-kiosk-fleet` for Debian. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import packageFile from "../../../package.json" with { type: "json" };
import { buildFleetIfStale, buildPageIfStale, buildServeIfStale, bundle } from "../../build.ts";
import { root } from "../../running/processes.ts";
import { buildDeb } from "./deb-file.ts";
import { debianArchitecture, libraryPackages, writeStripped } from "./node-program.ts";
import { fleetPackage, kioskPackage } from "./packages.ts";
import { ensureTools } from "./tools.ts";

const PACKAGES = { kiosk: kioskPackage, fleet: fleetPackage };
export type PackageName = keyof typeof PACKAGES;

/** As Debian's own packages are compressed. */
const RELEASE_COMPRESSION = 6;

export type BuildDebsOptions = {
  /** The folder that gets the packages. */
  readonly output: string;
  readonly names?: readonly PackageName[];
  /** HTML of the accessibility report, for the kiosk's package. */
  readonly accessReport?: string;
  /** Another version than the project's, for tests of updates; `compression` as in `DebOptions`. */
  readonly version?: string;
  readonly compression?: number;
};

/** Builds the packages from the current sources; returns their paths. Throws if a tool of Debian is missing. */
export async function buildDebs(options: BuildDebsOptions): Promise<string[]> {
  const { output, names = ["kiosk", "fleet"], compression = RELEASE_COMPRESSION } = options;
  const { accessReport } = options;
  const architecture = debianArchitecture();
  ensureTools(["dpkg-deb", "objdump", "strip"]);
  const work = mkdtempSync(join(tmpdir(), "kiosk-debs-"));
  try {
    await buildPageIfStale();
    const node = join(work, "node");
    writeStripped(node);
    const epoch = sourceEpoch();
    const version = options.version ?? packageFile.version;
    const common = {
      version,
      architecture,
      epoch,
      node,
      libraries: libraryPackages(node),
      accessReport,
    };
    const paths: string[] = [];
    for (const name of names) {
      const programs = await builtPrograms(name, options.version, work);
      const deb = PACKAGES[name]({ ...common, programs, page: join(root, "dist/page") });
      paths.push(buildDeb(deb, { output, epoch, compression }));
    }
    return paths;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Folder of the bundles: the project's own, or under another version built for this package alone. */
async function builtPrograms(
  name: PackageName,
  version: string | undefined,
  work: string,
): Promise<string> {
  const part = name === "kiosk" ? "serve" : "fleet";
  if (version !== undefined) {
    const folder = join(work, part);
    await bundle(part, folder, [version]);
    return folder;
  }
  await (name === "kiosk" ? buildServeIfStale() : buildFleetIfStale());
  return join(root, "dist", part);
}

/** Seconds since 1970: `SOURCE_DATE_EPOCH`, else the time of the last commit. Throws outside of a clone. */
function sourceEpoch(environment: NodeJS.ProcessEnv = process.env): number {
  const given = environment.SOURCE_DATE_EPOCH;
  if (given !== undefined && given !== "") return Number(given);
  const { stdout } = spawnSync("git", ["log", "-1", "--format=%ct"], {
    cwd: root,
    encoding: "utf8",
  });
  const epoch = Number(stdout);
  if (!epoch) throw new Error("set SOURCE_DATE_EPOCH: this is no clone with a last commit");
  return epoch;
}
