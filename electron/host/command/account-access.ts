/** What the account of an installed program may do: root, who sets it up, may do more. */
import type { Ran, System } from "./system.ts";

export type AccountMachine = {
  /** The account, whose group has the same name. */
  readonly account: "kiosk" | "loyalty-fleet";
  /** Where the system is that has the account. */
  readonly root: string;
  readonly run: System["run"];
};

/** Folders that units do not see (`ProtectHome=`, `PrivateTmp=`). */
const HIDDEN = ["/home/", "/root/", "/run/user/", "/tmp/", "/var/tmp/"];

/** Whether the units of installed programs do not see a path. */
export function isHiddenFromUnits(path: string): boolean {
  return HIDDEN.some((folder) => `${path}/`.startsWith(folder));
}

/** A path as the system below `root` sees it. */
export function seenFrom(root: string, path: string): string {
  return root !== "/" && path.startsWith(`${root}/`) ? path.slice(root.length) : path;
}

/** Runs a program under an account, so that files that it makes belong to that. */
export function runAs(
  { account, root, run }: AccountMachine,
  command: readonly string[],
  input?: string,
): Ran {
  const as = ["setpriv", `--reuid=${account}`, `--regid=${account}`, "--init-groups"];
  const inside = root === "/" ? [] : ["chroot", root];
  const [program = "", ...args] = [...inside, ...as, ...command];
  return run(program, args, input);
}

/** Whether an account may not read, enter or write to a path; false if that cannot be found out. */
export function isRefused(
  machine: AccountMachine,
  mode: "-r" | "-w" | "-x",
  path: string,
): boolean {
  const { code, stderr } = runAs(machine, ["test", mode, path]);
  // Without such an account, setpriv ends with the same status and a message.
  return code === 1 && stderr === "";
}
