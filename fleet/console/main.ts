/**
 * The console as a program: `--settings FILE` (docs/fleet.md). Prints one JSON line on stdout when the page is served;
 * its log is on stderr. `--add-account NAME [--roles look,settle,refund,manage]` adds an account instead, with the
 * password from the terminal or the input's first line. Exit 1: could not start; 2: wrong arguments or settings.
 */
import { PAGE_DIR } from "../../electron/host/shared/built-page.ts";
import { VERSION } from "../../electron/host/shared/version.ts";
import { processKey } from "../server/keys.ts";
import { fail, programLog, readArguments, runUntilSignal } from "../settings/program.ts";
import { type FleetSettings, readFleetSettings } from "../settings/settings.ts";
import { addAccount, readPassword } from "./add-account.ts";
import { startConsole } from "./console.ts";

const NAME = "console";
const USAGE = "fleet/console/main.ts --settings FILE [--add-account NAME [--roles ROLES]]";

async function run(settings: FleetSettings): Promise<void> {
  const { folder } = settings.server;
  const started = await startConsole({
    settings,
    key: processKey(folder, "console"),
    gateKey: processKey(folder, "gate").getPublicKey(),
    pageDir: PAGE_DIR,
    release: VERSION,
    log: programLog(),
  });
  runUntilSignal(NAME, { url: started.url }, () => started.close());
}

try {
  const given = readArguments(USAGE, ["add-account", "roles"]);
  const { "add-account": name, roles = null } = given;
  const settings = readFleetSettings(given.settings, process.env);
  if (name === undefined) await run(settings);
  else {
    const password = await readPassword(process.stdin, process.stdout);
    const { databaseFile } = settings.console;
    await addAccount({ databaseFile, name, roles, password });
    console.log(JSON.stringify({ added: name }));
  }
} catch (error) {
  fail(NAME, error);
}
