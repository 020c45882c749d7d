/** What the command does to the machine besides files: programs that it runs, and owners of files. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, lchownSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Ran = {
  /** Null if the program is not there, or was ended by a signal. */
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
};
export type RunProgram = (program: string, args: readonly string[], input?: string) => Ran;

export type System = {
  readonly run: RunProgram;
  /** Runs a program on this terminal until it ends; its exit status, null if it is not there or a signal ended it. */
  readonly show: (program: string, args: readonly string[]) => Promise<number | null>;
  /** Gives a file to an account and its group; does nothing without root. Throws if there is no such account. */
  readonly own: (path: string, user: string, group: string) => void;
  /** Whether systemd runs here: in an image or a container that is being built it does not. */
  readonly isBooted: boolean;
};

/** A time limit for programs that only look something up or change a file. */
const PROGRAM_MS = 60_000;
/** Thousands of lines of the journal. */
const OUTPUT_BYTES = 64 * 1024 * 1024;

/** The machine itself; `root` is where its accounts are. */
export function machine(root: string): System {
  return {
    run(program, args, input = "") {
      const { status, stdout, stderr } = spawnSync(program, args, {
        input,
        encoding: "utf8",
        timeout: PROGRAM_MS,
        maxBuffer: OUTPUT_BYTES,
      });
      return { code: status, stdout: stdout ?? "", stderr: stderr ?? "" };
    },
    show(program, args) {
      const { promise, resolve } = Promise.withResolvers<number | null>();
      const child = spawn(program, args, { stdio: "inherit" });
      child.once("error", () => resolve(null));
      child.once("close", resolve);
      return promise;
    },
    own(path, user, group) {
      if (process.getuid?.() !== 0) return;
      lchownSync(path, idOf(root, "passwd", user), idOf(root, "group", group));
    },
    isBooted: root === "/" && existsSync("/run/systemd/system"),
  };
}

/** The number of an account, or of a group. */
function idOf(root: string, file: "passwd" | "group", name: string): number {
  const lines = readFileSync(join(root, "etc", file), "utf8").split("\n");
  const found = lines.map((line) => line.split(":")).find(([first]) => first === name);
  if (!found) {
    throw new Error(`there is no account ${name} on this machine: install the package first`);
  }
  return Number(found[2]);
}
