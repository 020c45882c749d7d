/**
 * `npm run data-folder`: keeps a data folder of the present schema, with orders half-way, for the tests of the
 * updates to come (`electron/host/store/data-folders.test.ts`). Run it once after a migration was added and commit what
 * it makes; a folder that is there is never made again.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MIGRATIONS } from "../electron/host/store/migrations.ts";
import { goOn, makeDataFolder } from "../electron/host/store/testing/data-folder.ts";
import { root } from "./processes.ts";

const folder = join(
  root,
  "electron/host/store/testing/data-folders",
  `schema-${MIGRATIONS.length}`,
);
if (existsSync(folder)) {
  console.error(
    `${folder} is there already: what an older kiosk has written is never written anew.`,
  );
  process.exit(1);
}
const draft = mkdtempSync(join(tmpdir(), "kiosk-data-"));
try {
  const data = join(draft, "data");
  makeDataFolder(data);
  mkdirSync(folder, { recursive: true });
  cpSync(join(data, "kiosk.sqlite"), join(folder, "kiosk.sqlite"));
  // Where each order gets to without an update: an update must not change that.
  writeFileSync(join(folder, "ends.json"), `${JSON.stringify(await goOn(data), null, 2)}\n`);
  console.log(folder);
} finally {
  rmSync(draft, { recursive: true });
}
