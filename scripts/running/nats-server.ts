/** Finds the machine's nats-server, or fetches Debian's. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { natsVersion } from "../../fleet/server/nats-process.ts";
import { DEBIAN_KEYRING, debianMirror } from "./debian-mirror.ts";

/** The release of Debian whose nats-server is new enough: 2.10.27 in Debian 13. */
const RELEASE = "trixie";

const cacheFolder = (environment: NodeJS.ProcessEnv) =>
  join(environment.XDG_CACHE_HOME || join(homedir(), ".cache"), "loyalty-kiosk", "nats-server");

/** Path of a nats-server that is new enough: `KIOSK_NATS_SERVER`, the machine's own, or the one fetched before. */
export function findNatsServer(environment: NodeJS.ProcessEnv = process.env): string | null {
  const named = environment.KIOSK_NATS_SERVER;
  if (named !== undefined && named !== "") return named;
  const folders = (environment.PATH ?? "").split(delimiter).concat("/usr/sbin", "/usr/local/bin");
  return (
    [...folders, cacheFolder(environment)]
      .map((folder) => join(folder, "nats-server"))
      .find((path) => existsSync(path) && isNewEnough(path)) ?? null
  );
}

/** A nats-server that is new enough, fetched first if there is none; null, with advice printed, if that failed. */
export function ensureNatsServer(): string | null {
  const found = findNatsServer();
  if (found !== null) return found;
  const mirror = debianMirror();
  if (mirror !== null && fetchFromDebian(mirror, cacheFolder(process.env))) return findNatsServer();
  console.error(
    "No nats-server of 2.10.23 or newer was found. Install one, or name it in KIOSK_NATS_SERVER.",
  );
  return null;
}

function isNewEnough(path: string): boolean {
  try {
    natsVersion(path);
    return true;
  } catch {
    return false;
  }
}

/** Uses apt with lists of its own: the machine's sources and packages stay as they are. */
function fetchFromDebian(mirror: string, folder: string): boolean {
  console.error("Fetching nats-server by apt-get (once) …");
  const work = `${folder}.${process.pid}`;
  mkdirSync(join(work, "state/lists/partial"), { recursive: true });
  mkdirSync(join(work, "cache/archives/partial"), { recursive: true });
  const sources = join(work, "sources.list");
  writeFileSync(sources, `deb [signed-by=${DEBIAN_KEYRING}] ${mirror} ${RELEASE} main\n`);
  const options = [
    `Dir::Etc::sourcelist=${sources}`,
    "Dir::Etc::sourceparts=/dev/null",
    `Dir::State=${join(work, "state")}`,
    `Dir::Cache=${join(work, "cache")}`,
    "APT::Sandbox::User=",
  ].flatMap((option) => ["-o", option]);
  try {
    return (
      run("apt-get", [...options, "update", "-qq"], work) &&
      run("apt-get", [...options, "download", "-qq", "nats-server"], work) &&
      unpack(work, folder)
    );
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

function unpack(work: string, folder: string): boolean {
  const archive = readdirSync(work).find((name) => name.endsWith(".deb"));
  if (archive === undefined || !run("dpkg-deb", ["-x", archive, "unpacked"], work)) return false;
  mkdirSync(folder, { recursive: true });
  renameSync(join(work, "unpacked/usr/sbin/nats-server"), join(folder, "nats-server"));
  return true;
}

function run(command: string, args: readonly string[], cwd: string): boolean {
  return spawnSync(command, args, { cwd, stdio: ["ignore", 2, 2] }).status === 0;
}
