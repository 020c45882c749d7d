/** The files of a Debian, made once by mmdebstrap from where this machine has its own packages. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runTool } from "../../scripts/packaging/deb/tools.ts";
import { DEBIAN_KEYRING, debianMirror } from "../../scripts/running/debian-mirror.ts";

const RELEASE = "trixie";
const PREFIX = "shop-root-";
const APT = ["DEBIAN_FRONTEND=noninteractive", "PATH=/usr/sbin:/usr/bin", "apt-get"];
/** What an installed Debian has and a minimal one has not; grim takes the pictures. */
const PACKAGES = [
  "ca-certificates",
  "dbus",
  "grim",
  "iproute2",
  "libpam-systemd",
  "procps",
  "systemd-sysv",
  "udev",
];

/**
 * The folder of a system with all that a package depends on or recommends, but without the package: what is installed
 * into a copy of it needs no network. Throws if there is no Debian mirror, or a command fails.
 */
export function debianRoot(cache: string, deb: string): string {
  const field = (name: string) => runTool("dpkg-deb", ["--field", deb, name]).trim();
  const needed = `${field("Depends")}, ${field("Recommends")}`;
  const key = createHash("sha256").update(`${RELEASE} ${PACKAGES} ${needed}`).digest("hex");
  const root = join(cache, `${PREFIX}${field("Package")}-${key.slice(0, 12)}`);
  if (!existsSync(root)) makeRoot(root, needed);
  return root;
}

function makeRoot(root: string, needed: string): void {
  const mirror = debianMirror();
  if (mirror === null) throw new Error("this machine's apt names no Debian mirror");
  console.log(`Making a Debian system (${RELEASE}) by mmdebstrap, once …`);
  const unfinished = `${root}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const source = `deb [signed-by=${DEBIAN_KEYRING}] ${mirror} ${RELEASE} main`;
  const { status } = spawnSync(
    "mmdebstrap",
    [
      "--quiet",
      "--mode=root",
      "--variant=minbase",
      // Lists and packages stay: later installations have no network.
      "--skip=cleanup/apt",
      `--include=${PACKAGES.join(",")}`,
      RELEASE,
      unfinished,
      source,
    ],
    { stdio: ["ignore", 2, 2] },
  );
  if (status !== 0) throw new Error("mmdebstrap failed");
  copyFileSync("/etc/resolv.conf", join(unfinished, "etc/resolv.conf"));
  // Made again after a power cut, so dpkg need not wait for the disk at every file.
  writeFileSync(join(unfinished, "etc/dpkg/dpkg.cfg.d/unsafe-io"), "force-unsafe-io\n");
  runTool("chroot", [unfinished, "env", ...APT, "satisfy", "-y", "-qq", needed]);
  rmSync(join(unfinished, "etc/resolv.conf"));
  renameSync(unfinished, root);
}
