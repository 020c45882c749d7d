/** The packages under test, built from the current sources. */
import { buildDebs } from "../../scripts/packaging/deb/build-debs.ts";

/** Built fast rather than small. */
const COMPRESSION = 0;

/** Builds the kiosk's package into a folder; returns its path. Another version than the project's, if one is given. */
export async function buildKiosk(folder: string, version?: string): Promise<string> {
  const [deb] = await buildDebs({
    output: folder,
    names: ["kiosk"],
    compression: COMPRESSION,
    ...(version !== undefined && { version }),
  });
  if (deb === undefined) throw new Error("no package was built");
  return deb;
}
