import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { startTestServer, type TestServer } from "../server/testing/test-server.ts";
import type { contract } from "./rpc/contract.ts";

const MAIN = join(import.meta.dirname, "main.ts");
const PASSWORD = "correct horse battery";
const readyLine = z.object({ ready: z.literal(true), url: z.string() });

// Several processes one after the other, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 });

let server: TestServer;
let settingsFile: string;
const children: ChildProcess[] = [];

beforeEach(async () => {
  server = await startTestServer();
  settingsFile = join(server.folder, "fleet.json");
  writeFileSync(settingsFile, JSON.stringify(settings({ listen: "127.0.0.1:0" })));
  for (const [name, key] of [
    ["console", server.consoleKey],
    ["gate", server.gateKey],
  ] as const) {
    writeFileSync(join(server.folder, `${name}.nk`), key.getSeed(), { mode: 0o600 });
  }
});
afterEach(async () => {
  await Promise.all(children.splice(0).map(kill));
  await server.close();
});

const settings = (page: object) => ({
  integrations: [{ integrationId: "cafe", inboundTokens: ["inbound"] }],
  server: { listen: server.listen, folder: server.folder },
  console: { databaseFile: "console.sqlite", ...page },
});

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [MAIN, "--settings", settingsFile, ...args], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  children.push(child);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGKILL");
  await ended;
}

async function startConsole(): Promise<{ child: ChildProcess; url: string }> {
  const child = start();
  if (child.stdout === null) throw new Error("no stdout");
  const [line] = await once(createInterface({ input: child.stdout }), "line");
  return { child, url: readyLine.parse(JSON.parse(line)).url };
}

/** Ends with its exit code and what it said on both streams. */
async function end(child: ChildProcess): Promise<{ code: unknown; said: string }> {
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (data) => {
      said += data;
    });
  }
  const [code] = await once(child, "close");
  return { code, said };
}

async function addAccount(name: string, password: string, ...args: string[]) {
  const child = start("--add-account", name, ...args);
  child.stdin?.end(`${password}\n`);
  return end(child);
}

/** As a page does: over a WebSocket from the console's own origin. */
async function page(url: string): Promise<ContractRouterClient<typeof contract>> {
  const socket = new WebSocket(`${url.replace("http", "ws")}rpc`, { origin: new URL(url).origin });
  await once(socket, "open");
  return createORPCClient(new RPCLink({ websocket: socket }));
}

test("an account that the command adds signs in at once, over the page's own connection", async () => {
  const { child, url } = await startConsole();
  expect(await addAccount("Ada", PASSWORD, "--roles", "settle")).toEqual({
    code: 0,
    said: '{"added":"Ada"}\n',
  });
  const client = await page(url);
  const result = await client.signIn({ name: "Ada", password: PASSWORD });
  expect(result).toMatchObject({ person: { name: "Ada", roles: ["look", "settle"] } });
  const { session } = result as { session: string };
  for await (const { isConnected, keysTrouble } of await client.fleet.live({ session })) {
    if (isConnected && keysTrouble === null) break;
  }
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("no part of a password is accepted as an argument, and none is printed", async () => {
  expect(await end(start("--add-account", "Ada", "--password", PASSWORD))).toMatchObject({
    code: 2,
  });
  const { code, said } = await addAccount("Ada", "short");
  expect(code).toBe(1);
  expect(said).toContain("12 to 200 characters");
  expect(said).not.toContain("short");
});

test("serves its page although there is no nats-server, and says so", async () => {
  await server.kill();
  await addAccount("Ada", PASSWORD);
  const { url } = await startConsole();
  const client = await page(url);
  const { session } = (await client.signIn({ name: "Ada", password: PASSWORD })) as {
    session: string;
  };
  const stream = await client.fleet.live({ session });
  const { value } = await stream.next();
  expect(value).toMatchObject({ isConnected: false, keysTrouble: "nats-server does not run" });
  await server.start();
  for await (const { isConnected, keysTrouble } of stream) {
    if (isConnected && keysTrouble === null) break;
  }
});

test("an address in use is named", async () => {
  const { url } = await startConsole();
  writeFileSync(settingsFile, JSON.stringify(settings({ listen: new URL(url).host })));
  const { code, said } = await end(start());
  expect(code).toBe(1);
  expect(said).toContain("console.listen: ");
});
