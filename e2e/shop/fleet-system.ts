/** What the fleet's server is made of: its package, and a Debian for it. */
import { buildDebs } from "../../scripts/packaging/deb/build-debs.ts";
import { debianRoot } from "./debian-root.ts";
import type { FleetSystem } from "./fleet.ts";

/** Builds the fleet's package into a folder, fast rather than small, and makes a system with what it depends on. */
export async function prepareFleet(
  folder: string,
  { cache, cgroup }: { readonly cache: string; readonly cgroup: string },
): Promise<FleetSystem> {
  const [deb] = await buildDebs({ output: folder, names: ["fleet"], compression: 0 });
  if (deb === undefined) throw new Error("no package was built");
  return { deb, root: debianRoot(cache, deb), cgroup };
}
