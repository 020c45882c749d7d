import { createDecipheriv, createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { startSandbox } from "../../sandbox.ts";

const address = z.object({ port: z.number() });

/** One callback as a platform receives it. */
export interface ReceivedCallback {
  path: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  atMs: number;
}

/** A platform's callback gate that answers the statuses in `statuses`, then 200. */
export async function startGate() {
  const received: ReceivedCallback[] = [];
  const statuses: number[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      const { url = "", headers } = request;
      received.push({ path: url, headers, body: JSON.parse(text), atMs: performance.now() });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    port: address.parse(server.address()).port,
    received,
    statuses,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** An answer of the sandbox, with its JSON body as unknown. */
export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  body: Record<string, unknown>;
}

async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = /json/i.test(response.headers.get("content-type") ?? "");
  // Integers beyond 2^53 are read as their digits, as a careful client does.
  const readable = text.replace(/:\s*(\d{16,})/g, ':"$1"');
  const body = z.record(z.string(), z.unknown()).parse(isJson ? JSON.parse(readable) : {});
  return { status: response.status, headers: response.headers, text, body };
}

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** A sandbox with a fresh data folder, a gate, a clock of its own, and client functions to call it. */
export async function runSandbox() {
  const dataDir = mkdtempSync(join(tmpdir(), "sandbox-"));
  const gate = await startGate();
  const time = { ms: Date.UTC(2026, 10, 4, 11, 0, 0) };
  const options = { port: 0, dataDir, gatePort: gate.port, machineNow: () => time.ms };
  let sandbox = await startSandbox(options);
  const send = (method: string, path: string, body?: unknown, headers = {}) =>
    fetch(sandbox.url + path, {
      method,
      headers: { ...(body !== undefined && { "Content-Type": "application/json" }), ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      redirect: "manual",
    });
  const call = async (method: string, path: string, body?: unknown, headers = {}) =>
    answerOf(await send(method, path, body, headers));

  async function apiKey(): Promise<string> {
    await call("POST", "/control/outlet/reset");
    const { body } = await call("POST", "/config/v1/pos/generic?identifier=beet-and-barley-1");
    const { password } = z.object({ password: z.string() }).parse(body.config);
    const { key, iv } = sandbox.settings.outlet.credentialCipher;
    const cipherKey = Buffer.from(key, "base64");
    const des = createDecipheriv("des-ede3-cbc", cipherKey, Buffer.from(iv, "base64"));
    return des.update(password, "base64", "utf8") + des.final("utf8");
  }
  const loyaltyKey = await apiKey();
  await call("POST", "/control/outlet/reset");

  const saltHeaders = async (establishmentId = 4711) => {
    const { body } = await call("POST", "/loyalty/one-time-salt/1.7", { establishmentId });
    const { saltId, salt } = z.object({ saltId: z.number(), salt: z.string() }).parse(body);
    return { SaltId: String(saltId), AuthorizationToken: sha256(loyaltyKey + salt) };
  };
  return {
    get url() {
      return sandbox.url;
    },
    get settings() {
      return sandbox.settings;
    },
    gate,
    time,
    call,
    send,
    saltHeaders,
    loyaltyKey,
    /** A signed loyalty call with a fresh salt. */
    signed: async (path: string, body: unknown, headers = {}) =>
      call("POST", `/loyalty/${path}`, body, { ...(await saltHeaders()), ...headers }),
    /** A call of the payments contract; mutating ones get a fresh Idempotency-Key by default. */
    integrator: (path: string, body?: unknown, headers = {}) =>
      call(body === undefined ? "GET" : "POST", `/payments/v1/${path}`, body, {
        Authorization: `Bearer ${sandbox.settings.payments.outboundToken}`,
        "Idempotency-Key": randomUUID(),
        ...headers,
      }),
    setFault: (operation: string, fault: unknown) =>
      call("PUT", `/control/faults/${operation}`, fault),
    async restart() {
      await sandbox.close();
      sandbox = await startSandbox(options);
    },
    async close() {
      await sandbox.close();
      await gate.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
export type RunningSandbox = Awaited<ReturnType<typeof runSandbox>>;
