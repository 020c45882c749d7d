/** Where everything of an installed fleet is. With a root of its own a test, or an image builder, has it in a folder. */
import { join, resolve } from "node:path";
import { seenFrom } from "../../electron/host/command/account-access.ts";

/** As the fleet's programs see them. */
const ETC = "/etc/loyalty-fleet";
const LIBRARY = "/usr/lib/loyalty-kiosk-fleet";

export type FleetPaths = ReturnType<typeof fleetPaths>;

/** All paths of the server, below `root`. */
export function fleetPaths(root = "/") {
  const etc = join(root, ETC);
  return {
    root,
    /** Readable for the group `loyalty-fleet`; written by setup. */
    etc,
    settings: join(etc, "fleet.json"),
    secrets: join(etc, "secrets"),
    /** Callbacks, devices and the operators' records. */
    data: join(root, "var/lib/loyalty-fleet"),
    dropIns: join(root, "etc/systemd/system"),
  };
}

/** The fleet's own Node and console, as they are called on the server. */
export const PROGRAMS = {
  node: `${LIBRARY}/bin/node`,
  console: `${LIBRARY}/serve/console.js`,
  settings: `${ETC}/fleet.json`,
} as const;

/** A path of the settings as the fleet's programs see it. */
export function seenPath({ root }: FleetPaths, path: string): string {
  return seenFrom(root, resolve(ETC, path));
}

/** The same path from here: below the root. */
export function pathHere(paths: FleetPaths, path: string): string {
  return join(paths.root, seenPath(paths, path));
}
