/** Accounts of the console, from the machine on which it runs. */
import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { runAs } from "../../electron/host/command/account-access.ts";
import { createAccountStore } from "../console/store/accounts.ts";
import { type FleetContext, fleetAccount } from "./context.ts";
import { PROGRAMS } from "./fleet-paths.ts";

/** Names of the accounts, and of those that may manage others; none before the first start. Only reads. */
export function accountsIn(databaseFile: string): {
  readonly all: readonly string[];
  readonly managers: readonly string[];
} {
  if (!existsSync(databaseFile)) return { all: [], managers: [] };
  const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5_000 });
  try {
    const accounts = createAccountStore(database).all();
    const managers = accounts.filter(({ roles }) => roles.includes("manage"));
    return { all: accounts.map(({ name }) => name), managers: managers.map(({ name }) => name) };
  } finally {
    database.close();
  }
}

/** Adds an account under the fleet's own, whose database it is. Returns what is wrong; null if it was added. */
export function createAccount(
  context: Pick<FleetContext, "paths" | "system">,
  {
    name,
    password,
    roles = null,
  }: { readonly name: string; readonly password: string; readonly roles?: string | null },
): string | null {
  const { node, console, settings } = PROGRAMS;
  const account = [`--add-account=${name}`, ...(roles === null ? [] : [`--roles=${roles}`])];
  const command = [node, console, "--settings", settings, ...account];
  // On its input: others can read arguments.
  const { code, stderr } = runAs(fleetAccount(context), command, `${password}\n`);
  if (code === 0) return null;
  return (
    stderr
      .trim()
      .split("\n")
      .at(-1)
      ?.replace(/^console: /, "") || "the console cannot be run"
  );
}
