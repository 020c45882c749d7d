import { spawn } from "node:child_process";

export type Executed = { readonly code: number; readonly output: string };

/** Runs a command until it ends, and captures its output (both streams). Never throws for an exit code. */
export function execute(command: string, args: readonly string[]): Promise<Executed> {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
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
