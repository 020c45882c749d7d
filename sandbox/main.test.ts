import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";

const MAIN = fileURLToPath(new URL("./main.ts", import.meta.url));
let dataDir = "";
let child: ChildProcess | undefined;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "sandbox-main-"));
});
afterEach(() => {
  child?.kill("SIGKILL");
  rmSync(dataDir, { recursive: true });
});

function run(...options: string[]) {
  const node = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", MAIN, ...options]);
  child = node;
  return {
    node,
    exit: once(node, "exit").then(([code]) => z.number().nullable().parse(code)),
    firstLine: () => once(node.stdout, "data").then(([chunk]) => String(chunk)),
    stdout: text(node.stdout),
    stderr: text(node.stderr),
  };
}

const readyLine = z.object({
  ready: z.literal(true),
  url: z.url(),
  settings: z.object({ payments: z.object({ gate: z.object({ listen: z.string() }) }) }),
});

test("prints one JSON line when ready, and ends with 0 on SIGTERM", async () => {
  const { node, exit, firstLine, stdout } = run(
    ...["--port", "0", "--data", dataDir, "--gate-port", "4999"],
  );
  const { url, settings } = readyLine.parse(JSON.parse(await firstLine()));
  expect(settings.payments.gate.listen).toBe("127.0.0.1:4999");
  expect((await fetch(url)).status).toBe(200);
  expect((await fetch(url.replace("127.0.0.1", "localhost"))).status).toBe(200);
  node.kill("SIGTERM");
  expect(await exit).toBe(0);
  expect((await stdout).trim().split("\n")).toHaveLength(1);
});

test("prints the same settings at every start on one data folder and port", async () => {
  const first = run("--port", "0", "--data", dataDir);
  const one = readyLine.parse(JSON.parse(await first.firstLine()));
  first.node.kill("SIGTERM");
  await first.exit;
  const second = run("--port", new URL(one.url).port, "--data", dataDir);
  expect(readyLine.parse(JSON.parse(await second.firstLine()))).toEqual(one);
});

test("reports a taken port and ends with 1", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  await once(holder, "listening");
  const { port } = z.object({ port: z.number() }).parse(holder.address());
  const { exit, stdout, stderr } = run("--port", String(port), "--data", dataDir);
  expect(await exit).toBe(1);
  expect((await stderr).trim()).toBe(`sandbox: port ${port} is taken`);
  expect(await stdout).toBe("");
  holder.close();
});

test.each([[["--port", "70000"]], [["--port", "many"]], [["--unheard-of"]]])(
  "ends with 2 on %j",
  async (options) => {
    const { exit, stderr } = run(...options, "--data", dataDir);
    expect(await exit).toBe(2);
    expect(await stderr).toMatch(/^sandbox: /);
  },
);
