import { fileURLToPath } from "node:url";
import { utilityProcess } from "electron";
import { type RunProgram, runWithin, type StartedProgram } from "../host/net/child-program.ts";

/** Runs a script of the host in a process of Electron's own: a packaged program cannot start Node (requirement S11). */
export const runInUtilityProcess: RunProgram = (script, input, limits) =>
  runWithin(start(script, input), limits);

function start(script: URL, input: unknown): StartedProgram {
  const child = utilityProcess.fork(fileURLToPath(script), [JSON.stringify(input)], {
    env: {},
    stdio: ["ignore", "pipe", "ignore"],
  });
  return {
    output: child.stdout,
    onEnd: (listener) => void child.once("exit", listener),
    kill() {
      // Its own method only asks, which a decoder does not hear.
      if (child.pid !== undefined) process.kill(child.pid, "SIGKILL");
    },
  };
}
