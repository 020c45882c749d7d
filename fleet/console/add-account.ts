/** Adds an account from a command on the console's machine: how the first one is made. */
import { createInterface } from "node:readline";
import { inTransaction } from "../../electron/host/shared/transaction.ts";
import { orderedRoles } from "./accounts/account-admin.ts";
import { type Cost, hashPassword } from "./accounts/passwords.ts";
import { accountName, newPassword, ROLES, type Role, roles } from "./rpc/account-views.ts";
import { createAccountStore } from "./store/accounts.ts";
import { createAuditStore } from "./store/audit.ts";
import { openConsoleDatabase } from "./store/database.ts";

/**
 * Adds an account to the database, beside a running console too. Throws with what is wrong with the name, the roles or
 * the password, or if the name is taken.
 */
export async function addAccount(options: {
  readonly databaseFile: string;
  readonly name: string;
  /** Separated by commas; null: all. */
  readonly roles: string | null;
  readonly password: string;
  readonly cost?: Cost;
}): Promise<void> {
  const name = accountName.safeParse(options.name.trim());
  if (!name.success) throw new Error("the name has 1 to 80 characters");
  if (!newPassword.safeParse(options.password).success) {
    throw new Error("the password has 12 to 200 characters");
  }
  const given = orderedRoles(readRoles(options.roles));
  const passwordHash = await hashPassword(options.password, options.cost);
  const database = openConsoleDatabase(options.databaseFile);
  try {
    const account = { name: name.data, roles: given, passwordHash, createdAt: Date.now() };
    inTransaction(database, () => {
      if (!createAccountStore(database).add(account)) {
        throw new Error(`there is an account ${name.data}`);
      }
      createAuditStore(database).add({
        at: account.createdAt,
        who: "console",
        source: "console",
        act: "add-account",
        details: { account: account.name, roles: given.join() },
        outcome: "done",
      });
    });
  } finally {
    database.close();
  }
}

function readRoles(text: string | null): readonly Role[] {
  if (text === null) return ROLES;
  const read = roles.safeParse(text.split(",").map((role) => role.trim()));
  if (!read.success) throw new Error(`roles are ${ROLES.join(", ")}`);
  return read.data;
}

/** A password without echo from a terminal, else the first line of the input. Never an argument: others could see it. */
export async function readPassword(
  input: NodeJS.ReadStream,
  output: NodeJS.WriteStream,
): Promise<string> {
  if (!input.isTTY) return readLine(input);
  output.write("Password: ");
  input.setRawMode(true);
  try {
    return await readKeys(input);
  } finally {
    input.setRawMode(false);
    input.pause();
    output.write("\n");
  }
}

async function readLine(input: NodeJS.ReadStream): Promise<string> {
  for await (const line of createInterface({ input })) return line;
  return "";
}

function readKeys(input: NodeJS.ReadStream): Promise<string> {
  input.setEncoding("utf8").resume();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let typed = "";
  const onData = (data: string) => {
    for (const key of data) {
      if (key === "\r" || key === "\n") return resolve(typed);
      if (key === "\u0003" || key === "\u0004") return reject(new Error("canceled"));
      const isErased = key === "\u007f" || key === "\b";
      typed = isErased ? [...typed].slice(0, -1).join("") : typed + key;
    }
  };
  input.on("data", onData);
  return promise.finally(() => input.off("data", onData));
}
