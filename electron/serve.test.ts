import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { text as textOf } from "node:stream/consumers";
import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/websocket";
import type { ContractRouterClient } from "@orpc/contract";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { WebSocket } from "ws";
import { createLog } from "./host/net/log.ts";
import type { contract, statusContract } from "./host/rpc/contract.ts";
import { readSettings } from "./host/settings/settings.ts";
import { type Served, type ServeOptions, startServe } from "./serve.ts";
import { USUAL_ORDER } from "./testing/placing.ts";
import { writeSettings } from "./testing/settings-file.ts";

const RETURN_PATH = "/return/00000000-0000-4000-8000-000000000000/success";

let folder: string;
let served: Served;
let origin: string;
/** Path of the kiosk's page: `/secret/`. */
let base: string;
/** Path of the order-status display. */
let statusBase: string;
let options: ServeOptions;
let logged = "";

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-serve-"));
  const pageDir = join(folder, "page");
  mkdirSync(join(pageDir, "assets"), { recursive: true });
  writeFileSync(join(pageDir, "index.html"), '<script nonce="__CSP_NONCE__">1</script>The page');
  writeFileSync(join(pageDir, "status.html"), '<script nonce="__CSP_NONCE__">1</script>The orders');
  writeFileSync(join(pageDir, "assets/main.js"), "export {};");
  writeFileSync(join(folder, "secret.json"), '"not of the page"');
  writeFileSync(join(folder, "page-beside.json"), '"not of the page"');
  symlinkSync(join(folder, "secret.json"), join(pageDir, "assets/notes.xyz"));
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += chunk;
      done();
    },
  });
  const settings = readSettings(writeSettings(folder), {});
  const menuPictures = join(folder, "pictures");
  mkdirSync(menuPictures);
  writeFileSync(join(menuPictures, "logo.svg"), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  options = {
    settings: { ...settings, device: { ...settings.device, menuPictures } },
    port: 0,
    dataDir: join(folder, "data"),
    pageDir,
    log: createLog({ level: "warn", destination }),
  };
  served = await startServe(options);
  ({ origin, pathname: base } = new URL(served.url));
  statusBase = new URL(served.status).pathname;
});
afterAll(async () => {
  await served?.close();
  rmSync(folder, { recursive: true });
});

type Asked = { readonly method?: string; readonly headers?: Record<string, string> };

/** A request with its literal path, without normalization. */
async function ask(path: string, { method = "GET", headers = {} }: Asked = {}) {
  const { hostname, port } = new URL(origin);
  const request = httpRequest({ hostname, port, path, method, headers, agent: false }).end();
  const [response]: [IncomingMessage] = await once(request, "response").then(([found]) => [found]);
  return { status: response.statusCode, headers: response.headers, text: await textOf(response) };
}

const policyOf = async (path: string): Promise<string> =>
  String((await ask(path)).headers["content-security-policy"]);

describe("the page server", () => {
  it("serves the page with a policy that has a new nonce each time", async () => {
    const [first, second] = [await ask(base), await ask(base)];
    const nonces = [first, second].map(({ headers, text }) => {
      const policy = String(headers["content-security-policy"]);
      const [, nonce] = /script-src 'self' 'nonce-([\w-]{20,})'/.exec(policy) ?? [];
      expect(text).toBe(`<script nonce="${nonce}">1</script>The page`);
      expect(policy).toMatch(/^default-src 'none';/);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe-(inline|eval)/);
      return nonce;
    });
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(first.headers).toMatchObject({
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    });
  });

  it("answers HEAD like GET, without the body", async () => {
    const { status, headers, text } = await ask(base, { method: "HEAD" });
    expect({ status, text }).toEqual({ status: 200, text: "" });
    expect(headers["content-security-policy"]).toContain("'nonce-");
  });

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE"])("does not know %s", async (method) => {
    expect(await ask(base, { method })).toMatchObject({ status: 404, text: "Not found" });
  });

  it("answers no request for another host", async () => {
    const { port } = new URL(origin);
    const strangers = ["kiosk.example", `kiosk.example:${port}`, `localhost:${port}`, "127.0.0.1"];
    for (const path of [base, `${base}assets/main.js`, statusBase, RETURN_PATH]) {
      for (const host of strangers) {
        const answer = await ask(path, { headers: { Host: host } });
        expect(answer, `${host}${path}`).toMatchObject({ status: 404, text: "Not found" });
      }
    }
  });

  it("serves nothing without the secret in the path", async () => {
    const secret = base.slice(1, -1);
    expect(secret).toMatch(/^[\w-]{32}$/);
    for (const path of [
      "/",
      "/index.html",
      "/assets/main.js",
      `/${secret}`,
      `/${secret.slice(0, -1)}/`,
      `/${secret}x/`,
      `/x${base}`,
      "//",
      "*",
    ]) {
      expect(await ask(path), path).toMatchObject({ status: 404, text: "Not found" });
    }
  });

  it.each([
    "../secret.json",
    "assets/../../secret.json",
    "%2e%2e/secret.json",
    "..%2fsecret.json",
    "%2e%2e%2fsecret.json",
    "..%5csecret.json",
    "..%2fpage-beside.json",
    "%252e%252e%252fsecret.json",
    "assets/%00",
    "%E0%A4%A",
    "assets",
    "assets/",
    "assets/notes.xyz",
  ])("does not serve files outside of its folder by %s", async (path) => {
    expect(await ask(`${base}${path}`)).toMatchObject({ status: 404, text: "Not found" });
  });

  it("serves the return page at its own path only, and only in a frame of the kiosk itself", async () => {
    for (const appended of ["?paid=1", "/", "/tx-81?psp=1"]) {
      expect(await ask(`${RETURN_PATH}${appended}`), appended).toMatchObject({ status: 200 });
    }
    expect(await policyOf(RETURN_PATH)).toMatch(/frame-ancestors 'self'$/);
    expect(await policyOf(RETURN_PATH)).toMatch(/^default-src 'none'; script-src 'nonce-/);
    for (const path of [
      "/return/1/success",
      RETURN_PATH.replace("success", "refunded"),
      `${base}${RETURN_PATH.slice(1)}`,
    ]) {
      expect(await ask(path), path).toMatchObject({ status: 404 });
    }
  });
});

type Handshake = { readonly path?: string; readonly headers?: Record<string, string> };

/** Opens the page's socket, by default as the kiosk's own page. */
function openSocket({ path = `${base}rpc`, headers = {} }: Handshake = {}): WebSocket {
  const socket = new WebSocket(`${origin.replace("http:", "ws:")}${path}`, {
    headers: { Origin: origin, ...headers },
  });
  onTestFinished(() => socket.terminate());
  return socket;
}

async function connected() {
  const socket = openSocket();
  await once(socket, "open");
  const client: ContractRouterClient<typeof contract> = createORPCClient(
    new RPCLink({ websocket: socket }),
  );
  return { socket, client };
}

describe("the page's socket", () => {
  const strangers: readonly [who: string, handshake: () => Handshake][] = [
    ["a page of another origin", () => ({ headers: { Origin: "https://kiosk.example" } })],
    ["a page of another port", () => ({ headers: { Origin: "http://127.0.0.1:1" } })],
    ["a page without an origin", () => ({ headers: { Origin: "null" } })],
    ["another name of this machine", () => ({ headers: { Host: "localhost" } })],
    ["who does not know the secret", () => ({ path: "/rpc" })],
    ["another path below the secret", () => ({ path: `${base}rpc/more` })],
  ];
  it.each(strangers)("is closed to %s", async (_who, handshake) => {
    const [error] = await once(openSocket(handshake()), "error");
    expect(String(error)).toContain("Unexpected server response: 403");
  });

  it("survives clients that hang up on its refusal", async () => {
    const { hostname, port } = new URL(origin);
    for (let times = 0; times < 20; times += 1) {
      const socket = connect(Number(port), hostname);
      await once(socket, "connect");
      socket.write(
        "GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n",
      );
      socket.resetAndDestroy();
    }
    expect((await ask(base)).status).toBe(200);
  });

  const CHECKOUT = "00000000-0000-4000-8000-000000000001";
  const order = {
    visitId: CHECKOUT,
    checkoutId: CHECKOUT,
    ...USUAL_ORDER,
    basket: { lines: [] },
    dueShown: "0",
  };

  it("sends the same outlet embedded in the page and at the first call", async () => {
    writeFileSync(join(folder, "page/index.html"), "<head></head>The page");
    onTestFinished(() =>
      writeFileSync(
        join(folder, "page/index.html"),
        '<script nonce="__CSP_NONCE__">1</script>The page',
      ),
    );
    const [, block] = /id="outlet-ahead">(.*)<\/script>/.exec((await ask(base)).text) ?? [];
    const { client } = await connected();
    for await (const outlet of await client.outlet.live()) {
      expect(JSON.parse(block ?? "null")).toEqual(outlet);
      break;
    }
  });

  it("refuses invalid input as BAD_REQUEST, without any effect", async () => {
    const { client } = await connected();
    const { place } = client.checkout;
    const line = { kind: "item" as const, lineId: "1", itemId: "soup", count: 1, choices: [] };
    const refused = [
      place({ ...order, checkoutId: "../1" }),
      place({ ...order, dueShown: "-1" }),
      place({ ...order, basket: { lines: [{ ...line, count: 0.5 }] } }),
      place({ ...order, basket: { lines: [{ ...line, count: 51 }] } }),
      place({ ...order, basket: { lines: Array.from({ length: 201 }, () => line) } }),
      // @ts-expect-error A compromised page may send anything: it would be written to the log.
      client.staff.call({ screen: "Amara +4915112345678" }),
    ];
    for (const call of refused) await expect(call).rejects.toMatchObject({ code: "BAD_REQUEST" });
    expect(logged).not.toContain("calls for staff");
    expect(logged).not.toContain("Amara");
    await client.staff.call({ screen: "menu" });
    expect(logged).toContain("calls for staff");
    // The same order, well-formed, is accepted: there is just no service to take it.
    expect(await place(order)).toEqual({ result: "unavailable" });
  });

  it.each([
    ["a method that there is not", '{"i":"99","p":{"u":"/nothing/here","b":{}}}'],
    ["no JSON", "{{{"],
    ["JSON of another shape", "[1,2]"],
    ["bytes", Buffer.from([0, 255, 1])],
    ["nothing", ""],
  ])("survives %s", async (_what, message) => {
    const { socket, client } = await connected();
    vi.spyOn(console, "error").mockImplementation(() => {});
    socket.send(message);
    expect(await client.visit.resumable()).toBeNull();
  });

  it("is closed by a message larger than any basket, and the next one is served", async () => {
    const { socket } = await connected();
    socket.send("x".repeat(1_000_001));
    const [code] = await once(socket, "close");
    expect(code).toBe(1009);
    const { client } = await connected();
    expect(await client.visit.resumable()).toBeNull();
  });
});

describe("the order-status display", () => {
  /** Opens a socket below an address, and calls the display's methods through it. */
  async function reading(path: string) {
    const socket = openSocket({ path });
    await once(socket, "open");
    const client: ContractRouterClient<typeof statusContract> = createORPCClient(
      new RPCLink({ websocket: socket }),
    );
    const asKiosk: ContractRouterClient<typeof contract> = createORPCClient(
      new RPCLink({ websocket: socket }),
    );
    return { client, asKiosk };
  }

  it("has a page of its own behind a secret of its own, without camera and frames", async () => {
    expect(statusBase).toMatch(/^\/[\w-]{32}\/$/);
    expect(statusBase).not.toBe(base);
    const { status, text, headers } = await ask(statusBase);
    expect(status).toBe(200);
    expect(text).toMatch(/The orders$/);
    expect(String(headers["permissions-policy"])).toContain("camera=()");
    expect(String((await ask(base)).headers["permissions-policy"])).toContain("camera=(self)");
    expect(await policyOf(statusBase)).toMatch(/^default-src 'none';.*frame-src 'none'/);
    expect((await ask(`${statusBase}assets/main.js`)).status).toBe(200);
  });

  it("reads what it shows, including a call for staff at the kiosk", async () => {
    const { client: kiosk } = await connected();
    await kiosk.staff.call({ screen: "menu" });
    const { client } = await reading(`${statusBase}rpc`);
    for await (const { staffCall, ...view } of await client.status.live()) {
      expect(view).toMatchObject({ preparing: [], ready: [], ask: [], silentSince: null });
      expect(staffCall?.terminalId).toBe("K1");
      break;
    }
  });

  it("shows the logo that staff have published, and can load it", async () => {
    const { client: kiosk } = await connected();
    const { session } = await kiosk.staff.signIn({ pin: options.settings.device.staffPin });
    if (session === null) throw new Error("not signed in");
    const { look } = kiosk.staffMode;
    const [drawing] = await look.drawings({ session });
    const imported = await look.importPhoto({ session, path: drawing?.path ?? "none" });
    if (!("photo" in imported)) throw new Error(imported.problem);
    await look.change({ session, change: { brand: { logo: imported.photo } } });
    for await (const { digest } of await look.live({ session })) {
      await look.publish({ session, digest });
      break;
    }
    await kiosk.staffMode.leave({ session });
    const { client } = await reading(`${statusBase}rpc`);
    for await (const { outlet } of await client.status.live()) {
      expect(outlet.logoUrl).toMatch(/^media\/photos\//);
      expect((await ask(`${statusBase}${outlet.logoUrl}`)).status).toBe(200);
      break;
    }
  });

  it("can order nothing, pay nothing, call nobody and read nothing else under its address", async () => {
    const { asKiosk } = await reading(`${statusBase}rpc`);
    vi.spyOn(console, "error").mockImplementation(() => {});
    const calls = [
      () => asKiosk.staff.call({ screen: "staff" }),
      () => asKiosk.visit.resumable(),
      () => asKiosk.checkout.abandon({ checkoutId: "00000000-0000-4000-8000-000000000001" }),
      () => asKiosk.outlet.live(),
      () => asKiosk.menu.live(),
    ];
    for (const call of calls) await expect(call()).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(logged).not.toContain("status");
  });

  it("cannot be read with the kiosk's own secret, nor without any", async () => {
    const { client } = await reading(`${base}rpc`);
    vi.spyOn(console, "error").mockImplementation(() => {});
    await expect(client.status.live()).rejects.toMatchObject({ code: "NOT_FOUND" });
    const [error] = await once(openSocket({ path: "/status/rpc" }), "error");
    expect(String(error)).toContain("403");
  });

  it("has the same address after a restart, unlike the kiosk's page", async () => {
    await served.close();
    served = await startServe({ ...options, port: Number(new URL(origin).port) });
    expect(served.status).toBe(`${origin}${statusBase}`);
    expect(served.url).not.toBe(`${origin}${base}`);
    expect((await ask(statusBase)).text).toMatch(/The orders$/);
  });
});
