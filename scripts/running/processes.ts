/** Child processes of the scripts: tools of node_modules run on this Node, with their output captured or shown. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";

/** The project's root folder. */
export const root = dirname(dirname(import.meta.dirname));

const manifest = z.object({ bin: z.union([z.string(), z.record(z.string(), z.string())]) });

/** Path of the script behind a command that a package installs; throws if there is none. */
export function packageCommand(packageName: string, command: string): string {
  const folder = join(root, "node_modules", packageName);
  const { bin } = manifest.parse(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")));
  const script = typeof bin === "string" ? bin : bin[command];
  if (script === undefined) throw new Error(`${packageName} has no command ${command}`);
  return join(folder, script);
}

export type Finished = { readonly code: number; readonly output: string };

/**
 * Runs a command until it ends, and captures its output (both streams in the order of arrival). Never throws for an exit
 * code; a command that cannot be started throws.
 */
export function execute(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, "cwd" | "env" | "timeout"> = {},
): Promise<Finished> {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString("utf8") }),
    );
  });
}

/** Runs a script on this Node until it ends, and captures its output. */
export function capture(
  script: string,
  args: readonly string[],
  options: { readonly cwd?: string; readonly timeoutMs?: number } = {},
): Promise<Finished> {
  return execute(process.execPath, [script, ...args], {
    cwd: options.cwd ?? root,
    timeout: options.timeoutMs,
    env: { ...process.env, FORCE_COLOR: process.stdout.isTTY ? "1" : "0" },
  });
}

/** Runs a script on this Node in this terminal until it ends; returns the exit code. */
export function show(
  script: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  return exitCode(
    spawn(process.execPath, [script, ...args], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: "inherit",
    }),
  );
}

/** Resolves with a child's exit code; 1 if a signal ended it. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
