/** `loyalty-kiosk COMMAND …`: what an installer and a person with a shell use (docs/command.md). */
import { runProgram } from "../host/command/program.ts";
import { COMMANDS, PROGRAM } from "./commands.ts";
import { kioskContext } from "./context.ts";
import { devicePaths } from "./device-paths.ts";

process.exitCode = await runProgram(
  {
    name: PROGRAM,
    commands: COMMANDS,
    load: {
      status: async () => (await import("./status/status.ts")).status,
      setup: async () => (await import("./setup/setup.ts")).setup,
      doctor: async () => (await import("./doctor.ts")).doctor,
      hardware: async () => (await import("./hardware.ts")).hardware,
      backup: async () => (await import("./backup.ts")).backup,
      restore: async () => (await import("./restore.ts")).restore,
      logs: async () => (await import("./logs.ts")).logs,
      rotate: async () => (await import("./rotate/rotate.ts")).rotate,
      "support-bundle": async () => (await import("./support/support-bundle.ts")).supportBundle,
      update: async () => (await import("../update/command.ts")).update,
    },
    contextOf: (root) => kioskContext(devicePaths(root)),
  },
  process.argv.slice(2),
);
