/** What every subcommand is given: its streams, its clock, and where the kiosk is that it works on. */
import { type ProgramContext, processContext } from "../host/command/context.ts";
import type { DevicePaths } from "./device-paths.ts";
import { HEALTH_URL } from "./kiosk-endpoint.ts";
import type { TakePicture } from "./setup/start-screen-picture.ts";

export type CommandContext = ProgramContext & {
  /** Paths of the installed kiosk; null if the command runs from the sources. */
  readonly installed: DevicePaths | null;
  /** Where the installed kiosk answers: `http://127.0.0.1:PORT`. */
  readonly healthUrl: string;
  /** Takes the picture of the start screen that setup shows; null: it shows none. */
  readonly takePicture: TakePicture | null;
};

/** The process's own streams, environment and clock. */
export function kioskContext(installed: DevicePaths | null): CommandContext {
  return {
    ...processContext(installed?.root ?? "/"),
    ...{ installed, healthUrl: HEALTH_URL },
    // Loaded with the first picture: it needs the server of pages, which other commands do not.
    takePicture: async (settings) =>
      (await import("./setup/start-screen-picture.ts")).takeStartScreen(settings),
  };
}
