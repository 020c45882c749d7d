/** `loyalty-kiosk-fleet COMMAND …`: what somebody with a shell on the fleet's server uses (docs/fleet-command.md). */
import { runProgram } from "../../electron/host/command/program.ts";
import { COMMANDS, PROGRAM } from "./commands.ts";
import { fleetContext } from "./context.ts";
import { fleetPaths } from "./fleet-paths.ts";

process.exitCode = await runProgram(
  {
    name: PROGRAM,
    commands: COMMANDS,
    load: {
      setup: async () => (await import("./setup/setup.ts")).setup,
      status: async () => (await import("./status.ts")).status,
      "add-account": async () => (await import("./add-account.ts")).addAccount,
    },
    contextOf: (root) => fleetContext(fleetPaths(root)),
  },
  process.argv.slice(2),
);
