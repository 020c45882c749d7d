/** The kiosk as Electron's program: on Electron itself if `ELECTRON=1` asks for it, else on the double. */
import { _electron, type Page } from "@playwright/test";
import type * as Electron from "electron";
import { findElectron } from "../../scripts/running/electron-binary.ts";
import { root } from "../../scripts/running/processes.ts";

export const ON_ELECTRON = process.env.ELECTRON === "1";

export type Program = {
  /** Every page of the program: its windows', and payment pages'. */
  pages(): readonly Page[];
  /** Runs a function in the main process. It is sent as text, and can use only its arguments. */
  evaluate(work: string | ((electron: typeof Electron) => unknown)): Promise<unknown>;
  /** Ends it as the system does; returns its exit code. */
  stop(): Promise<number>;
};

/** Starts Electron itself on the packed entry. Its windows need a screen, for example `xvfb-run`. */
export async function startElectron(args: readonly string[]): Promise<Program> {
  const executablePath = findElectron();
  if (executablePath === null)
    throw new Error("Electron's program is not here: npx install-electron");
  const program = await _electron.launch({
    executablePath,
    args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), root, ...args],
  });
  await program.firstWindow();
  return {
    pages: () => program.windows(),
    evaluate: (work) => program.evaluate(work, null),
    async stop() {
      const child = program.process();
      await program.close();
      return child.exitCode ?? 0;
    },
  };
}
