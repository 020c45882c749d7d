/** Electron's packed entry on the double with Chromium behind it (`electron/testing/driven`). */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { z } from "zod";
import { root } from "../../scripts/running/processes.ts";
import type { Program } from "./shell-program.ts";

const HOOK = join(root, "electron/testing/driven/hook.ts");
const MAIN = join(root, "dist/electron/main.js");

const reply = z.union([
  z.object({ tools: z.string() }),
  z.object({ id: z.number(), value: z.unknown().optional(), error: z.string().optional() }),
]);

/** Starts the program; rejects with its output if it ends before it is ready. */
export async function startDouble(args: readonly string[]): Promise<Program> {
  const child = spawn(process.execPath, ["--import", HOOK, MAIN, ...args], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const ended = once(child, "exit").then(([code]) => Number(code));
  let said = "";
  child.stderr?.on("data", (text) => {
    said += text;
  });
  const ready = Promise.withResolvers<void>();
  child.stdout?.once("data", () => ready.resolve());
  void ended.then((code) => ready.reject(new Error(`it ended with ${code}:\n${said}`)));
  const { tools, evaluate } = answersOf(child);
  await ready.promise;
  const browser = await chromium.connectOverCDP(await tools);
  return {
    pages: () => browser.contexts().flatMap((context) => context.pages()),
    evaluate,
    async stop() {
      child.kill("SIGTERM");
      const code = await ended;
      await browser.close();
      return code;
    },
  };
}

type Answers = {
  /** Chromium's DevTools address. */
  readonly tools: Promise<string>;
  readonly evaluate: Program["evaluate"];
};

function answersOf(child: ChildProcess): Answers {
  const tools = Promise.withResolvers<string>();
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  child.once("exit", () => {
    for (const waiting of asked.values()) waiting.reject(new Error("the program has ended"));
  });
  child.on("message", (message) => {
    const answer = reply.parse(message);
    if ("tools" in answer) return tools.resolve(answer.tools);
    const waiting = asked.get(answer.id);
    if (answer.error === undefined) waiting?.resolve(answer.value);
    else waiting?.reject(new Error(answer.error));
  });
  return {
    tools: tools.promise,
    evaluate(work) {
      const waiting = Promise.withResolvers<unknown>();
      const id = asked.size;
      asked.set(id, waiting);
      child.send({ id, work: String(work) });
      return waiting.promise;
    },
  };
}
