import { execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createReusedThread, type RunInThread, runInThread, type ThreadLimits } from "./thread.ts";

const SCRIPT = new URL("testing/counting-thread.ts", import.meta.url);
const IDLE_MS = 60_000;
const LIMITS: ThreadLimits = { timeoutMs: 20_000 };

let run: RunInThread;
let stopping: AbortController;
beforeEach(() => {
  stopping = new AbortController();
  run = createReusedThread(SCRIPT, IDLE_MS);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  stopping.abort();
});

/** The number of the thread that answered. */
async function threadOf(input = ""): Promise<unknown> {
  const found = await run(input, { ...LIMITS, signal: stopping.signal });
  return found.kind === "answer" ? found.value : found.kind;
}

describe("a thread that has answered", () => {
  test("takes the next input", async () => {
    const first = await threadOf();
    expect(first).toBeTypeOf("number");
    expect([await threadOf(), await threadOf()]).toEqual([first, first]);
  });

  test("has one input at a time: a second one has a thread of its own", async () => {
    const first = await threadOf();
    const together = await Promise.all([threadOf(), threadOf()]);
    expect(together).toContain(first);
    expect(together[0]).not.toBe(together[1]);
  });

  test("ends when no input has come for a while", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const first = await threadOf();
    vi.advanceTimersByTime(IDLE_MS - 1);
    expect(await threadOf()).toBe(first);
    vi.advanceTimersByTime(IDLE_MS);
    expect(await threadOf()).not.toBe(first);
  });

  test("ends with its caller", async () => {
    const first = await threadOf();
    stopping.abort();
    expect(await threadOf()).toBe("stopped");
    stopping = new AbortController();
    expect(await threadOf()).not.toBe(first);
  });

  test("that fails while it waits is not used again, and ends nothing but itself", async () => {
    const exited = new Promise((resolve) => {
      process.once("worker", (worker) => worker.once("exit", resolve));
    });
    const first = await threadOf("fail later");
    await exited;
    const next = await threadOf();
    expect(next).toBeTypeOf("number");
    expect(next).not.toBe(first);
  });

  test("and has ended before anybody could look at the answer is not used again", async () => {
    const running = threadOf("fail later");
    // Its answer and its end are found together.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_000);
    const first = await running;
    const next = await threadOf();
    expect(next).toBeTypeOf("number");
    expect(next).not.toBe(first);
  });

  test("does not keep the process from ending", async () => {
    const source = `
      import { createReusedThread } from ${JSON.stringify(new URL("thread.ts", import.meta.url))};
      const run = createReusedThread(new URL(${JSON.stringify(SCRIPT)}), ${IDLE_MS});
      console.log((await run("", { timeoutMs: 20_000 })).kind);`;
    const ended = promisify(execFile)(process.execPath, ["--eval", source], { timeout: 20_000 });
    expect((await ended).stdout).toBe("answer\n");
  });
});

describe.each([
  ["fails", "fail", "failed"],
  ["does not answer in time", "hang", "timeout"],
])("a thread that %s", (_, input, kind) => {
  test("is not used again, and the next input has a new one", async () => {
    const first = await threadOf();
    const limits = { timeoutMs: input === "hang" ? 50 : 20_000 };
    expect(await run(input, limits)).toEqual({ kind });
    const next = await threadOf();
    expect(next).toBeTypeOf("number");
    expect(next).not.toBe(first);
  });
});

const REPORTS_ENVIRONMENT = new URL(
  'data:text/javascript,import { parentPort } from "node:worker_threads"; parentPort.postMessage({ ...process.env });',
);

test("a thread gets nothing of the host's environment but where compiled code is cached", async () => {
  vi.stubEnv("KIOSK_SECRET", "secret");
  vi.stubEnv("NODE_COMPILE_CACHE", undefined);
  expect(await runInThread(REPORTS_ENVIRONMENT, null, LIMITS)).toEqual({
    kind: "answer",
    value: {},
  });
  const folder = join(tmpdir(), "compiled");
  vi.stubEnv("NODE_COMPILE_CACHE", folder);
  expect(await runInThread(REPORTS_ENVIRONMENT, null, LIMITS)).toEqual({
    kind: "answer",
    value: { NODE_COMPILE_CACHE: folder },
  });
});
