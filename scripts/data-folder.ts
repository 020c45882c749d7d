/**
 * `npm run data-folder`: creates a data folder of the current schema, with unfinished orders, for tests of future
 * updates (`electron/host/store/data-folders.test.ts`). Run it once after a migration was added and commit the result;
 * an existing folder is never changed.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { MIGRATIONS } from "../electron/host/store/migrations.ts";
import { goOn, makeDataFolder } from "../electron/host/store/testing/data-folder.ts";
import { root } from "./running/processes.ts";

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
  // The final state of each order without an update: an update must not change that.
  writeFileSync(join(folder, "ends.json"), `${JSON.stringify(await goOn(data), null, 2)}\n`);
  console.log(folder);
} finally {
  rmSync(draft, { recursive: true });
}
