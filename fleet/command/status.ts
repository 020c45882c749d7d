/** `loyalty-kiosk-fleet status`: how the fleet is that runs here. */
import { parseArgs } from "node:util";
import { readOrExplain, UsageError } from "../../electron/host/command/context.ts";
import { findingsText } from "../../electron/host/command/findings.ts";
import { checkUnits } from "../../electron/host/command/machine-checks.ts";
import { SettingsError } from "../settings/settings.ts";
import { usageOf } from "./commands.ts";
import { type FleetContext, requireRoot } from "./context.ts";
import { checkFleet } from "./fleet-checks.ts";
import { usable } from "./readiness.ts";
import { UNITS } from "./setup/units.ts";

/** Prints one line for each part. Returns 1 if something does not work; throws UsageError. */
export async function status(argv: readonly string[], context: FleetContext): Promise<number> {
  const { json } = readOrExplain(usageOf("status"), () => readArguments(argv));
  requireRoot(context);
  const { paths, system, environment, now, out } = context;
  const settings = usable(paths.settings, environment);
  if (settings instanceof SettingsError) {
    throw new UsageError(`${settings.message}\nloyalty-kiosk-fleet setup writes them`);
  }
  const { isBooted } = system;
  const findings = [
    checkUnits(system, UNITS),
    ...(await checkFleet({ paths, settings, now, isBooted })),
  ];
  const isWorking = findings.every(({ verdict }) => verdict !== "failed");
  out(
    json ? `${JSON.stringify({ ok: isWorking, findings })}\n` : `${findingsText({ findings })}\n`,
  );
  return isWorking ? 0 : 1;
}

function readArguments(argv: readonly string[]) {
  const options = { json: { type: "boolean", default: false } } as const;
  return parseArgs({ args: [...argv], options }).values;
}
