/** The package under test, built from the current sources. */
import { buildDebs } from "../../scripts/packaging/deb/build-debs.ts";

/** Built fast rather than small. */
const COMPRESSION = 0;

/** Builds the kiosk's package into a folder; returns its path. */
export async function buildKiosk(folder: string): Promise<string> {
  const [deb] = await buildDebs({ output: folder, names: ["kiosk"], compression: COMPRESSION });
  if (deb === undefined) throw new Error("no package was built");
  return deb;
}
