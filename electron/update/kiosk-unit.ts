/** The kiosk as the updater sees it: a unit of systemd, and its health endpoint. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { updateReport } from "../host/operation/update-report.ts";
import type { KioskAnswer } from "./decide.ts";

const UNIT = "loyalty-kiosk.service";
/** Above `TimeoutStopSec=` of the unit, after which systemd kills. */
const COMMAND_MS = 60_000;
const ASK_MS = 2_000;

const execute = promisify(execFile);

/** `health`: `http://127.0.0.1:PORT`. */
export function kioskUnit(health: string) {
  const systemctl = async (verb: "start" | "stop") => {
    await execute("systemctl", [verb, UNIT], { timeout: COMMAND_MS });
  };
  return {
    stop: () => systemctl("stop"),
    start: () => systemctl("start"),
    ask: () => askKiosk(health),
  };
}

async function askKiosk(health: string): Promise<KioskAnswer> {
  try {
    const response = await fetch(`${health}/update`, { signal: AbortSignal.timeout(ASK_MS) });
    const parsed = updateReport.safeParse(await response.json());
    return parsed.success ? parsed.data : "silent";
  } catch (error) {
    return isRefusal(error) ? "refused" : "silent";
  }
}

function isRefusal(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  return cause instanceof Error && "code" in cause && cause.code === "ECONNREFUSED";
}
