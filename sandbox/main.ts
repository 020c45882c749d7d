/**
 * The sandbox as a program: `--port N` (default 4700, 0 takes a free one), `--data DIR`, `--gate-port N`,
 * `--printer-port N`, `--habit NAME` (sandbox/README.md, "Habits").
 * Prints one JSON line on stdout when it is ready. Exit 1: could not start; 2: wrong arguments.
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { habitName } from "./core/habits.ts";
import { PortTaken } from "./core/listen.ts";
import { startSandbox } from "./sandbox.ts";

const port = z.coerce.number().int().min(0).max(65_535);
const argumentsSchema = z.object({
  port: port.default(4700),
  "gate-port": port.min(1).default(4650),
  "printer-port": port.default(0),
  data: z.string().min(1).default(join("data", "sandbox")),
  habit: habitName.optional(),
});

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: "string" },
        "gate-port": { type: "string" },
        "printer-port": { type: "string" },
        data: { type: "string" },
        habit: { type: "string" },
      },
    });
    const parsed = argumentsSchema.safeParse(values);
    if (parsed.success) return parsed.data;
    return fail(`sandbox: ${z.prettifyError(parsed.error)}`, 2);
  } catch (error) {
    return fail(`sandbox: ${error instanceof Error ? error.message : error}`, 2);
  }
}

const asked = readArguments();
const sandbox = await startSandbox({
  port: asked.port,
  dataDir: asked.data,
  gatePort: asked["gate-port"],
  printerPort: asked["printer-port"],
  ...(asked.habit && { habit: asked.habit }),
}).catch((error: unknown) => {
  if (error instanceof PortTaken) return fail(`sandbox: ${error.message}`, 1);
  return fail(`sandbox: cannot start: ${error instanceof Error ? error.message : error}`, 1);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    void sandbox.close().then(() => process.exit(0));
  });
}

// Last: a caller that reads this line may send a signal at once.
const { url, loyalty, configuration, payments, ordering, printer, settings } = sandbox;
const ready = { ready: true, url, loyalty, configuration, payments, ordering, printer, settings };
console.log(JSON.stringify(ready));
