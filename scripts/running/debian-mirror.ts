/** From where this machine has its own packages. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

export const DEBIAN_KEYRING = "/usr/share/keyrings/debian-archive-keyring.gpg";

/** The address of the Debian mirror that the machine's own apt uses; null if it is no Debian. */
export function debianMirror(): string | null {
  if (!existsSync(DEBIAN_KEYRING)) return null;
  const targets = spawnSync(
    "apt-get",
    ["indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Origin: Debian"],
    { encoding: "utf8" },
  );
  const addresses = (targets.stdout ?? "").split("\n");
  return addresses.find((address) => /\/debian\/?$/.test(address)) ?? null;
}
