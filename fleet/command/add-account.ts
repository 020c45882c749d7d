/** `loyalty-kiosk-fleet add-account NAME`: adds an operator, beside a running console too. */
import { parseArgs } from "node:util";
import { readOrExplain } from "../../electron/host/command/context.ts";
import { createAccount } from "./accounts.ts";
import { usageOf } from "./commands.ts";
import { type FleetContext, requireRoot } from "./context.ts";

/** Returns 1 if it was not added; throws UsageError. */
export async function addAccount(argv: readonly string[], context: FleetContext): Promise<number> {
  const { name, roles } = readOrExplain(usageOf("add-account"), () => readArguments(argv));
  requireRoot(context);
  const password = await context.readPassword();
  const problem = createAccount(context, { name, roles, password });
  if (problem !== null) {
    context.err(`${problem}\n`);
    return 1;
  }
  context.out(`${name} can sign in\n`);
  return 0;
}

function readArguments(argv: readonly string[]) {
  const options = { roles: { type: "string" } } as const;
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true });
  const [name] = positionals;
  if (name === undefined || positionals.length > 1) throw new Error("name one account");
  return { name, roles: values.roles ?? null };
}
