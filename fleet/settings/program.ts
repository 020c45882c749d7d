/** What the programs of a fleet have in common: arguments, log, ready line, an end by signal, exit codes. */
import { parseArgs } from "node:util";
import { createLog, type Log } from "../../electron/host/net/log.ts";
import { SettingsError } from "./settings.ts";

type Arguments = { readonly settings: string } & Readonly<Record<string, string | undefined>>;

/** `--settings FILE` and `others`, which take a text each; throws SettingsError with the usage. */
export function readArguments(usage: string, others: readonly string[] = []): Arguments {
  const text = { type: "string" } as const;
  const options = Object.fromEntries(["settings", ...others].map((name) => [name, text]));
  try {
    const { settings, ...values } = parseArgs({ options }).values;
    if (settings !== undefined) return { ...values, settings };
  } catch (error) {
    throw new SettingsError(error instanceof Error ? error.message : String(error));
  }
  throw new SettingsError(`usage: ${usage}`);
}

/** Ends the program with one line: exit code 2 for wrong arguments or settings, 1 for the rest. */
export function fail(name: string, error: unknown): never {
  console.error(`${name}: ${error instanceof Error ? error.message : error}`);
  process.exit(error instanceof SettingsError ? 2 : 1);
}

/** Closes the program at SIGTERM and SIGINT, then prints its ready line: whoever reads it may send a signal at once. */
export function runUntilSignal(name: string, ready: object, close: () => Promise<void>): void {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      close().then(
        () => process.exit(0),
        (error: unknown) => fail(name, error),
      );
    });
  }
  console.log(JSON.stringify({ ready: true, ...ready }));
}

/** Standard output is reserved for the ready line. */
export function programLog(): Log {
  return createLog({
    level: process.env.KIOSK_LOG_LEVEL ?? "info",
    destination: process.stderr,
  });
}
