/**
 * The gate as a program: `--settings FILE` (docs/fleet.md). Prints one JSON line on stdout when it listens; its log is on
 * stderr. Exit 1: could not start; 2: wrong arguments or settings.
 */
import { VERSION } from "../../electron/host/shared/version.ts";
import { processKey } from "../server/keys.ts";
import { fail, programLog, readArguments, runUntilSignal } from "../settings/program.ts";
import { readFleetSettings } from "../settings/settings.ts";
import { startFleetGate } from "./gate.ts";

const NAME = "gate";

try {
  const given = readArguments("fleet/gate/main.ts --settings FILE");
  const settings = readFleetSettings(given.settings, process.env);
  const gate = await startFleetGate({
    settings,
    key: processKey(settings.server.folder, "gate"),
    release: VERSION,
    log: programLog(),
  });
  runUntilSignal(NAME, { url: gate.url, monitor: gate.monitorUrl }, () => gate.close());
} catch (error) {
  fail(NAME, error);
}
