import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import net, { type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Certificate, selfSigned } from "../../testing/self-signed.ts";
import { recordedLog } from "../testing/recorded-log.ts";
import type { HttpRequest } from "./http-client.ts";
import { createLog } from "./log.ts";
import { createHttpClient } from "./undici-client.ts";

const closers: (() => unknown)[] = [];
let lines: readonly string[] = [];
let client: ReturnType<typeof createHttpClient>;

beforeEach(() => {
  const { log, lines: written } = recordedLog();
  lines = written;
  client = createHttpClient({ caFile: null, log });
  closers.push(() => client.close());
});
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function listening(server: net.Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function serve(listener: RequestListener): Promise<string> {
  const server: Server = createServer(listener);
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return listening(server);
}

/** A server that speaks raw bytes: `respond` gets the socket once the request's headers are complete. */
async function serveRaw(respond: (socket: net.Socket) => void): Promise<string> {
  const sockets = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.once("data", () => respond(socket));
  });
  closers.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return listening(server);
}

/** On a busy machine a call takes long: only where it is tested may one run out of time. */
const LIMIT_MS = 15_000;

const request = (url: string, changes: Partial<HttpRequest> = {}): HttpRequest => ({
  operation: "test",
  method: "POST",
  url,
  headers: {},
  body: { orderId: "A" },
  connectTimeoutMs: LIMIT_MS,
  totalTimeoutMs: LIMIT_MS,
  maxBytes: 1_000,
  ...changes,
});

describe("an answer of a server that compresses whenever it may", () => {
  it.each(["GET", "POST"] as const)("is readable: %s", async (method) => {
    // Without Accept-Encoding any coding is acceptable (RFC 9110, section 12.5.3).
    const url = await serve((incoming, outgoing) => {
      const accepted = incoming.headers["accept-encoding"] ?? "*";
      const compresses = /gzip|\*/.test(accepted);
      if (compresses) outgoing.setHeader("Content-Encoding", "gzip");
      outgoing.end(compresses ? gzipSync('{"accepted":true}') : '{"accepted":true}');
    });
    const body = method === "POST" ? { orderId: "A" } : undefined;
    const answer = await client.send(request(url, { method, body }));
    expect(answer).toMatchObject({ kind: "answer", text: '{"accepted":true}' });
  });
});

describe("an address that a service named", () => {
  const OUTSIDE = "https://config.example/base";
  /** A client whose DNS returns the given answers for each name in turn; the last one repeats. */
  const clientKnowing = (names: Record<string, string[][]>) => {
    const made = createHttpClient({
      caFile: null,
      log: createLog({ level: "silent" }),
      resolve: async (name) => {
        const answers = names[name] ?? [];
        const found = (answers.length > 1 ? answers.shift() : answers[0]) ?? [];
        return found.map((address) => ({ address, family: net.isIP(address) }));
      },
    });
    closers.push(() => made.close());
    return made;
  };
  const served = async () => {
    let arrived = 0;
    const url = await serve((_incoming, outgoing) => {
      arrived += 1;
      outgoing.end("{}");
    });
    const { port } = new URL(url);
    return { url, at: (host: string) => `http://${host}:${port}/`, arrived: () => arrived };
  };
  const PUBLIC = { "config.example": [["8.8.8.8"]] };
  const refused = { kind: "no-answer", reason: "private-address", mayHaveArrived: false };

  it("on this machine or in a private network is not called for a service from outside", async () => {
    const { at, arrived } = await served();
    const resolving = clientKnowing({
      ...PUBLIC,
      "rebound.example": [["127.0.0.1"]],
      "mapped.example": [["::ffff:127.0.0.1"]],
      "both.example": [["10.0.0.1", "fe80::1"]],
    });
    for (const host of [
      "127.0.0.1",
      "2130706433",
      "0x7f.1",
      "[::ffff:127.0.0.1]",
      "10.0.0.1",
      "rebound.example",
      "mapped.example",
      "both.example",
    ]) {
      const answer = await resolving.send(request(at(host), { namedBy: OUTSIDE }));
      expect([host, answer]).toEqual([host, refused]);
    }
    expect(arrived()).toBe(0);
  });

  it("is checked for every connection: a name whose address changes in between (DNS rebinding) gains nothing", async () => {
    const { at, arrived } = await served();
    const resolving = clientKnowing({
      "config.example": [["127.0.0.1"], ["8.8.8.8"]],
      "moves.example": [["127.0.0.1"]],
    });
    const call = () => resolving.send(request(at("moves.example"), { namedBy: OUTSIDE }));
    expect((await call()).kind).toBe("answer");
    await resolving.close();
    expect(await call()).toEqual(refused);
    expect(arrived()).toBe(1);
  });

  it("is called if the service itself is private, by its address or by its name", async () => {
    const { url, at, arrived } = await served();
    const resolving = clientKnowing({
      "config.lan": [["192.168.1.5"]],
      "loyalty.lan": [["127.0.0.1"]],
    });
    for (const namedBy of ["http://127.0.0.1:9", "https://[::1]", "https://config.lan/base"]) {
      expect((await resolving.send(request(url, { namedBy }))).kind).toBe("answer");
      expect((await resolving.send(request(at("loyalty.lan"), { namedBy }))).kind).toBe("answer");
    }
    expect(arrived()).toBe(6);
  });

  it("is not restricted if it comes from the settings", async () => {
    const { url } = await served();
    expect((await clientKnowing(PUBLIC).send(request(url))).kind).toBe("answer");
  });
});

describe("createHttpClient", () => {
  it("reuses one connection for consecutive calls", async () => {
    const ports = new Set<number | undefined>();
    const url = await serve((incoming, outgoing) => {
      ports.add(incoming.socket.remotePort);
      incoming.resume().on("end", () => outgoing.end("{}"));
    });
    for (let call = 0; call < 5; call += 1) await client.send(request(url));
    expect(ports.size).toBe(1);
  });

  it("sends JSON and returns status, headers in lower case and text", async () => {
    const url = await serve((incoming, outgoing) => {
      let body = "";
      incoming.on("data", (chunk) => (body += chunk));
      incoming.on("end", () => {
        outgoing.writeHead(201, { "X-Thing": "1", ETag: "7" });
        outgoing.end(JSON.stringify({ type: incoming.headers["content-type"], body }));
      });
    });
    const result = await client.send(request(`${url}/a?b=c`));
    expect(result).toMatchObject({
      kind: "answer",
      status: 201,
      headers: { "x-thing": "1", etag: "7" },
    });
    expect(result.kind === "answer" && JSON.parse(result.text)).toEqual({
      type: "application/json",
      body: '{"orderId":"A"}',
    });
  });

  it("sends neither body nor content type if there is no body", async () => {
    const url = await serve((incoming, outgoing) => {
      outgoing.end(JSON.stringify([incoming.headers["content-type"] ?? null, incoming.method]));
    });
    const result = await client.send(request(url, { method: "GET", body: undefined }));
    expect(result).toMatchObject({ text: '[null,"GET"]' });
  });

  it("does not follow a redirect", async () => {
    let calls = 0;
    const url = await serve((_incoming, outgoing) => {
      calls += 1;
      outgoing.writeHead(302, { Location: "/elsewhere" }).end();
    });
    expect(await client.send(request(url))).toMatchObject({ kind: "answer", status: 302 });
    expect(calls).toBe(1);
  });

  it("counts an answer cut at any byte as lost, possibly arrived", async () => {
    const whole = `HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 17\r\n\r\n{"accepted":true}`;
    let cut = 0;
    const url = await serveRaw((socket) => socket.end(whole.slice(0, cut)));
    for (cut = 0; cut < whole.length; cut += 1) {
      const result = await client.send(request(url));
      expect(result, `cut at ${cut}`).toEqual({
        kind: "no-answer",
        reason: "broken",
        mayHaveArrived: true,
      });
    }
    cut = whole.length;
    expect(await client.send(request(url))).toMatchObject({ kind: "answer", status: 200 });
  });

  it("counts a chunked answer without its last chunk as lost", async () => {
    const url = await serveRaw((socket) =>
      socket.end('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"a":\r\n'),
    );
    expect(await client.send(request(url))).toMatchObject({
      reason: "broken",
      mayHaveArrived: true,
    });
  });

  it("gives up on an answer that trickles at the total deadline", async () => {
    const url = await serve((_incoming, outgoing) => {
      outgoing.writeHead(200, { "Content-Length": "1000" });
      const drip = setInterval(() => outgoing.write(" "), 50);
      outgoing.on("close", () => clearInterval(drip));
    });
    const startedAt = performance.now();
    const result = await client.send(request(url, { totalTimeoutMs: 700 }));
    expect(result).toEqual({ kind: "no-answer", reason: "timeout", mayHaveArrived: true });
    // The whole answer would take 50 s, longer than the test's time limit.
    expect(performance.now() - startedAt).toBeGreaterThan(650);
  });

  it("stops reading an endless answer at the size limit and closes the connection", async () => {
    let sent = 0;
    const closed = Promise.withResolvers<void>();
    const url = await serve((_incoming, outgoing) => {
      const pour = () => {
        while (!outgoing.destroyed && outgoing.write(Buffer.alloc(1_024))) sent += 1_024;
      };
      outgoing.on("drain", pour).on("close", closed.resolve);
      pour();
    });
    const result = await client.send(request(url));
    expect(result).toEqual({ kind: "no-answer", reason: "too-large", mayHaveArrived: true });
    await closed.promise;
    expect(sent).toBeLessThan(50_000_000);
  });

  it("does not read an answer that announces more than the limit", async () => {
    const url = await serve((_incoming, outgoing) => {
      outgoing.writeHead(200, { "Content-Length": "1001" });
      outgoing.flushHeaders();
    });
    expect(await client.send(request(url))).toMatchObject({ reason: "too-large" });
  });

  it("accepts an answer of exactly the limit", async () => {
    const url = await serve((_incoming, outgoing) => outgoing.end("x".repeat(1_000)));
    expect(await client.send(request(url))).toMatchObject({ kind: "answer" });
  });

  it("reports that nothing arrived if the connection is refused or the name is unknown", async () => {
    const server = net.createServer();
    const url = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    const nothing = { kind: "no-answer", reason: "refused", mayHaveArrived: false };
    expect(await client.send(request(url))).toEqual(nothing);
    expect(
      await client.send(request("http://nowhere.invalid/", { connectTimeoutMs: 650 })),
    ).toMatchObject({ kind: "no-answer", mayHaveArrived: false });
  });

  it("reports that nothing arrived if the TLS handshake fails", async () => {
    const url = await serveRaw((socket) => socket.end("this is not TLS"));
    expect(await client.send(request(url.replace("http:", "https:")))).toEqual({
      kind: "no-answer",
      reason: "refused",
      mayHaveArrived: false,
    });
  });

  it("trusts the configured private authority, and no other", async () => {
    const own = selfSigned("private authority");
    const folder = mkdtempSync(join(tmpdir(), "kiosk-ca-"));
    const caFile = join(folder, "ca.pem");
    writeFileSync(caFile, own.certificate);
    closers.push(() => rmSync(folder, { recursive: true }));
    const answering = async ({ certificate, key }: Certificate): Promise<string> => {
      const server = createTlsServer({ cert: certificate, key }, (_, answer) => answer.end("{}"));
      closers.push(() => {
        server.closeAllConnections();
        server.close();
      });
      return (await listening(server)).replace("http:", "https:");
    };
    const trusting = createHttpClient({ caFile, log: createLog({ level: "silent" }) });
    closers.push(() => trusting.close());
    const nothing = { kind: "no-answer", mayHaveArrived: false };
    const known = request(await answering(own));
    expect(await trusting.send(known)).toMatchObject({ kind: "answer", status: 200 });
    expect(await client.send(known)).toMatchObject(nothing);
    const stranger = request(await answering(selfSigned("stranger")));
    expect(await trusting.send(stranger)).toMatchObject(nothing);
  });

  it("gives up a slow connect at the request's own connect time, and sends nothing after it", async () => {
    // TLS against a silent server: TCP is open at once, TLS is never established.
    let received = 0;
    const url = await serveRaw((socket) => {
      received += 1;
      setTimeout(() => socket.destroy(), 5_000);
    });
    const secured = url.replace("http:", "https:");
    const result = await client.send(request(secured, { connectTimeoutMs: 300 }));
    expect(result).toEqual({ kind: "no-answer", reason: "connect-timeout", mayHaveArrived: false });
    expect(received).toBe(1);
  });

  it("sends one request once, even if its keep-alive connection is closed meanwhile", async () => {
    let requests = 0;
    const url = await serve((_incoming, outgoing) => {
      requests += 1;
      if (requests === 1) outgoing.end("{}");
      else outgoing.destroy();
    });
    expect(await client.send(request(url))).toMatchObject({ kind: "answer" });
    expect(await client.send(request(url))).toMatchObject({
      kind: "no-answer",
      mayHaveArrived: true,
    });
    expect(requests).toBe(2);
  });

  it("ends the calls in flight when it is closed", async () => {
    const arrived = Promise.withResolvers<void>();
    const url = await serve(() => arrived.resolve());
    const pending = client.send(request(url));
    await arrived.promise;
    await client.close();
    expect(await pending).toMatchObject({ kind: "no-answer", mayHaveArrived: true });
  });

  it("logs each call with an id of its own and without headers, query, body or answer", async () => {
    const url = await serve((_incoming, outgoing) => outgoing.end('{"secret":"CANARY"}'));
    const headers = { AuthorizationToken: "CANARY" };
    await client.send(request(`${url}/x?identifier=CANARY`, { headers, body: { a: "CANARY" } }));
    expect(lines.join("")).not.toContain("CANARY");
    const line = JSON.parse(lines.join(""));
    expect(line).toMatchObject({ operation: "test", status: 200, bytes: 19 });
    expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("returns the exact bytes of an answer on request", async () => {
    const bytes = Buffer.from([0xff, 0xd8, 0x00, 0xfe]);
    const url = await serve((_incoming, outgoing) => outgoing.end(bytes));
    const result = await client.sendForBytes(request(url));
    expect(result.kind === "answer" && result.bytes.equals(bytes)).toBe(true);
  });
});
