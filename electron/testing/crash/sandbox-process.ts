import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { request } from "undici";
import { z } from "zod";

const MAIN = new URL("../../../sandbox/main.ts", import.meta.url).pathname;
const readyLine = z.object({
  ready: z.literal(true),
  url: z.string(),
  settings: z.record(z.string(), z.unknown()),
});

export type SandboxProcess = {
  readonly url: string;
  /** A complete settings object for a kiosk (sandbox/README.md). */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Calls the control API; throws if it refuses. */
  control(
    method: "GET" | "PUT" | "POST" | "DELETE",
    path: string,
    body?: unknown,
  ): Promise<unknown>;
  stop(): Promise<void>;
};

/** Starts the sandbox as a process of its own: it continues while the kiosk's host dies. */
export async function startSandboxProcess(
  dataDir: string,
  gatePort: number,
): Promise<SandboxProcess> {
  const options = ["--port", "0", "--data", dataDir, "--gate-port", String(gatePort)];
  const child = spawn(process.execPath, [MAIN, ...options], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  // The caller may be ended by a signal: an orphaned sandbox would run for ever.
  const end = () => child.kill("SIGKILL");
  process.once("exit", end);
  const { url, settings } = readyLine.parse(JSON.parse(await firstLine(child)));
  return {
    url,
    settings,
    async control(method, path, body) {
      const answer = await request(`${url}/control/${path}`, {
        method,
        // A keep-alive connection may be closed just when it is used again.
        reset: true,
        ...(body !== undefined && {
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(body),
        }),
      });
      const { statusCode } = answer;
      if (statusCode >= 400) {
        throw new Error(`${method} ${path}: ${statusCode} ${await answer.body.text()}`);
      }
      return answer.body.json();
    },
    async stop() {
      process.off("exit", end);
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

async function firstLine(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error("the sandbox has no standard output");
  const lines = createInterface({ input: child.stdout });
  return Promise.race([
    once(lines, "line").then(([text]) => String(text)),
    once(child, "exit").then(() => {
      throw new Error("the sandbox ended before it was ready");
    }),
  ]);
}
