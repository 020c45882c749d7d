/** `loyalty-kiosk hardware`: how the hardware is, by the machine's own word and by tests by hand (docs/command.md). */
import { existsSync } from "node:fs";
import { hostname } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readinessOf } from "../../domain/readiness/tests.ts";
import { readOrExplain, UsageError } from "../host/command/context.ts";
import { createHardwareReader } from "../host/hardware/read-hardware.ts";
import { checkHardware } from "../host/staff/doctor/check-hardware.ts";
import { reportHtml, reportText } from "../host/staff/readiness/report.ts";
import { readHardwareTests } from "../host/store/hardware-tests.ts";
import { usageOf } from "./commands.ts";
import type { CommandContext } from "./context.ts";

/** Prints the report. Returns 0 if each part was tested and nothing has failed, else 1; throws UsageError. */
export async function hardware(argv: readonly string[], context: CommandContext): Promise<number> {
  const { out, now, installed } = context;
  const given = readOrExplain(usageOf("hardware", context), () => readArguments(argv, context));
  const { data: dataDir } = given;
  if (!existsSync(dataDir)) throw new UsageError(`there is no folder ${dataDir}`);
  const root = installed?.root ?? "/";
  const readings = await createHardwareReader({ dataDir, now, root })();
  const content = {
    kiosk: hostname(),
    tests: readHardwareTests(dataDir),
    findings: checkHardware(readings),
    now: now(),
  };
  const readiness = readinessOf(content.tests, content.now);
  const { tests, findings } = content;
  if (given.json) out(`${JSON.stringify({ readiness, tests, readings, findings })}\n`);
  else out(given.html ? reportHtml(content) : reportText(content));
  return readiness.isReady && findings.every(({ verdict }) => verdict !== "failed") ? 0 : 1;
}

function readArguments(argv: readonly string[], { installed }: CommandContext) {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      data: { type: "string", default: installed?.data ?? join("data", "kiosk") },
      html: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  return values;
}
