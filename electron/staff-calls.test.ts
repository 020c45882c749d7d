import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { WebSocket } from "ws";
import { z } from "zod";
import { type Sandbox, startSandbox } from "../sandbox/sandbox.ts";
import { createLog } from "./host/net/log.ts";
import type { contract } from "./host/rpc/contract.ts";
import { parseSettings } from "./host/settings/settings.ts";
import { type Served, startServe } from "./serve.ts";
import { freePort } from "./testing/free-port.ts";

const PIN = "90817263";
const WRONG = "55443322";

let folder: string;
let dataDir: string;
let sandbox: Sandbox;
let served: Served;
let socket: WebSocket;
let client: ContractRouterClient<typeof contract>;
let logged = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-staff-"));
  dataDir = join(folder, "kiosk");
  const gatePort = await freePort();
  sandbox = await startSandbox({ port: 0, dataDir: join(folder, "sandbox"), gatePort });
  const { outlet, device } = sandbox.settings;
  await fetch(`${outlet.configBaseUrl}/v1/pos/generic?identifier=${outlet.identifier}`, {
    method: "POST",
  });
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  const json = { ...sandbox.settings, device: { ...device, staffPin: PIN } };
  served = await startServe({
    settings: parseSettings(json, folder, {}),
    port: 0,
    dataDir,
    log: createLog({ level: "trace", destination }),
  });
  socket = new WebSocket(new URL("rpc", served.url.replace("http:", "ws:")), {
    origin: new URL(served.url).origin,
  });
  await once(socket, "open");
  client = createORPCClient(new RPCLink({ websocket: socket }));
});
afterAll(async () => {
  socket?.terminate();
  await served?.close();
  await sandbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Addresses at which the credential was requested, oldest first. */
async function questions(): Promise<string[]> {
  const path = "control/messages?operation=configuration.credential";
  const answer = await fetch(`${sandbox.url}/${path}`);
  const list = z.object({ messages: z.array(z.object({ path: z.string() })) });
  return list
    .parse(await answer.json())
    .messages.map((message) => message.path)
    .reverse();
}

describe("staff calls", () => {
  it("do nothing on a wrong PIN, and what they promise on the right one", async () => {
    expect(await client.staff.retryCredential({ pin: WRONG })).toEqual({
      result: "wrong-pin",
      retryAfterMs: 0,
    });
    expect(await client.staff.openWithoutLoyalty({ pin: WRONG })).toMatchObject({
      result: "wrong-pin",
    });
    const before = await questions();
    for await (const { provisioning } of await client.outlet.live()) {
      expect(provisioning?.openWithoutLoyalty).toBe(false);
      break;
    }
    expect(await client.staff.openWithoutLoyalty({ pin: PIN })).toEqual({
      result: "ok",
      retryAfterMs: 0,
    });
    for await (const { provisioning } of await client.outlet.live()) {
      if (provisioning?.openWithoutLoyalty) break;
    }
    expect(await questions()).toEqual(before);
    expect(await client.staff.retryCredential({ pin: PIN })).toMatchObject({ result: "ok" });
    await expect.poll(questions).toHaveLength(before.length + 1);
  });

  it("reject an invalid PIN without repeating it", async () => {
    const pin = `${WRONG}${"x".repeat(100)}`;
    const refused = await client.staff.retryCredential({ pin }).catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: "BAD_REQUEST" });
    expect(JSON.stringify(refused)).not.toContain(WRONG);
  });

  it("leave no PIN in a log line or on the disk", () => {
    expect(logged).toContain("credential");
    for (const pin of [PIN, WRONG]) {
      expect(logged).not.toContain(pin);
      for (const name of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
        // What is being written has another name until it is whole.
        if (!name.isFile() || name.name.endsWith(".new")) continue;
        const bytes = readFileSync(join(name.parentPath, name.name));
        expect(bytes.includes(pin), name.name).toBe(false);
      }
    }
  });
});
