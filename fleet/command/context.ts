/** What every subcommand is given: its streams, its clock, and where the fleet is that it works on. */
import { lookup } from "node:dns/promises";
import type { AccountMachine } from "../../electron/host/command/account-access.ts";
import {
  type ProgramContext,
  processContext,
  UsageError,
} from "../../electron/host/command/context.ts";
import { readPassword } from "../console/add-account.ts";
import { PROGRAM } from "./commands.ts";
import type { FleetPaths } from "./fleet-paths.ts";

/** Starting takes a few seconds; recovering a large stream takes longer. */
const START_MS = 60_000;

export type FleetContext = ProgramContext & {
  readonly paths: FleetPaths;
  /** From the terminal without echo, or the first line of the input. */
  readonly readPassword: () => Promise<string>;
  /** Whether this machine finds the address of a host. */
  readonly knowsName: (host: string) => Promise<boolean>;
  /** How long setup waits for what it has started, in milliseconds. */
  readonly startMs: number;
};

/** The process's own streams, environment and clock. */
export function fleetContext(paths: FleetPaths): FleetContext {
  return {
    ...processContext(paths.root),
    paths,
    readPassword: () => readPassword(process.stdin, process.stderr),
    knowsName: (host) =>
      lookup(host).then(
        () => true,
        () => false,
      ),
    startMs: START_MS,
  };
}

/** Settings and secrets are readable for root and the fleet's account only. Throws UsageError. */
export function requireRoot({ paths }: Pick<FleetContext, "paths">): void {
  if (paths.root === "/" && process.getuid?.() !== 0) {
    throw new UsageError(`${PROGRAM} needs root: it reads the fleet's secrets`);
  }
}

/** The account of the fleet's programs. */
export function fleetAccount({
  paths,
  system,
}: Pick<FleetContext, "paths" | "system">): AccountMachine {
  return { account: "loyalty-fleet", root: paths.root, run: system.run };
}
