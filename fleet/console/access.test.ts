import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { addAccount } from "./add-account.ts";
import type { Access } from "./rpc/access.ts";
import { contract } from "./rpc/contract.ts";
import {
  CHEAP,
  type Client,
  type ConsoleFixture,
  PASSWORD,
  type SignedIn,
  startFixture,
} from "./testing/console-fixture.ts";

let fixture: ConsoleFixture;
beforeAll(async () => {
  fixture = await startFixture();
  writeFileSync(
    join(fixture.server.folder, "console.html"),
    "<!doctype html><title>console</title>",
  );
  mkdirSync(join(fixture.server.folder, "assets"), { recursive: true });
});
afterAll(() => fixture.close());

type Method = { readonly path: readonly string[]; readonly access: Access };

/** Every method of the contract, with what it declares. */
function methods(node: object = contract, path: readonly string[] = []): Method[] {
  if ("~orpc" in node) {
    const { meta } = node["~orpc"] as { meta: Access };
    return [{ path, access: meta }];
  }
  return Object.entries(node).flatMap(([name, child]) => methods(child, [...path, name]));
}

/** Calls a method by its path; a stream is read once. */
async function call(client: Client, path: readonly string[], input: object): Promise<unknown> {
  let method: unknown = client;
  for (const name of path) method = (method as Record<string, unknown>)[name];
  const result = await (method as (given: object) => Promise<unknown>)(input);
  const isStream = typeof result === "object" && result !== null && Symbol.asyncIterator in result;
  return isStream ? (result as AsyncGenerator<unknown>).next() : result;
}

const guarded = methods().filter(({ access }) => access.role !== null);

describe("every method but signing in", () => {
  test("is guarded, and the contract has as many as this test found", () => {
    expect(guarded.length).toBe(methods().length - 1);
    expect(guarded.length).toBeGreaterThan(25);
  });

  test.each(guarded.map(({ path }) => [path.join("."), path] as const))(
    "%s refuses a session that is none",
    async (_name, path) => {
      const session = "x".repeat(43);
      await expect(call(fixture.client(), path, { session })).rejects.toMatchObject({
        code: "UNAUTHORIZED",
      });
      await expect(call(fixture.client(), path, {})).rejects.toMatchObject({
        code: "UNAUTHORIZED",
      });
    },
  );

  test("refuses a person without its role, and knows the others", async () => {
    const roles = ["look", "settle", "refund", "manage"] as const;
    for (const role of roles) {
      const { client, input } = await fixture.person(role);
      for (const { path, access } of guarded) {
        if (access.role === role || access.role === "look" || access.role === null) continue;
        await expect(
          call(client, path, input),
          `${path.join(".")} by ${role}`,
        ).rejects.toMatchObject({ code: "FORBIDDEN" });
      }
    }
  });

  test.each(
    guarded.filter(({ access }) => access.role === "look").map(({ path }) => path.join(".")),
  )("%s is for everybody who is signed in", async (name) => {
    const { client, input } = await fixture.person("look");
    const refused = await call(client, name.split("."), input).then(
      () => null,
      ({ code }: { code: string }) => code,
    );
    // Without the rest of its input a method says so: the person may call it.
    expect([null, "BAD_REQUEST"]).toContain(refused);
  });
});

describe("a session", () => {
  async function firstOf({ client, input }: SignedIn) {
    const stream = await client.session.live(input);
    const { value } = await stream.next();
    return { stream, value };
  }

  test("ends when its person leaves, and its streams with it", async () => {
    const person = await fixture.person("look");
    const { stream, value } = await firstOf(person);
    expect(value).toMatchObject({ person: { roles: ["look"] } });
    await person.client.session.signOut(person.input);
    await expect(stream.next()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
    await expect(person.client.session.keepAlive(person.input)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });

  test("ends when its account is removed, gets other roles or another password", async () => {
    const { client, input } = await fixture.person("manage");
    const changes: readonly ((name: string) => Promise<unknown>)[] = [
      (name) => client.accounts.remove({ ...input, name }),
      (name) => client.accounts.setRoles({ ...input, name, roles: ["look"] }),
      (name) => client.accounts.setPassword({ ...input, name, password: "another password" }),
    ];
    for (const change of changes) {
      const person = await fixture.person("settle");
      expect(await change(person.name)).toEqual({ result: "done" });
      await expect(person.client.session.keepAlive(person.input)).rejects.toMatchObject({
        code: "UNAUTHORIZED",
      });
    }
  });

  test("goes on when its own person changes the password; the person's others end", async () => {
    const person = await fixture.person("look");
    const other = await fixture.signIn(person.name);
    const change = { ...person.input, password: PASSWORD, newPassword: "another password" };
    expect(await person.client.session.changePassword(change)).toEqual({ result: "done" });
    await person.client.session.keepAlive(person.input);
    await expect(other.client.session.keepAlive(other.input)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });
});

describe("accounts", () => {
  test("one account remains that can manage the others", async () => {
    const alone = await startFixture();
    try {
      const { client, input, name } = await alone.person("manage");
      const roles = ["look" as const];
      const gone = { result: "last-manager" };
      expect(await client.accounts.remove({ ...input, name })).toEqual(gone);
      expect(await client.accounts.setRoles({ ...input, name, roles })).toEqual(gone);
      await client.session.keepAlive(input);
    } finally {
      await alone.close();
    }
  });

  test("two names that differ in case only are one", async () => {
    const { client, input, name } = await fixture.person("manage");
    const other = { ...input, name: name.toUpperCase(), password: PASSWORD, roles: [] };
    expect(await client.accounts.add(other)).toEqual({ result: "name-taken" });
  });

  test("the command refuses a short password and an unknown role", async () => {
    const { databaseFile } = fixture;
    const wish = { databaseFile, name: "Ada", roles: null, password: PASSWORD, cost: CHEAP };
    await expect(addAccount({ ...wish, password: "short" })).rejects.toThrow("12 to 200");
    await expect(addAccount({ ...wish, roles: "admin" })).rejects.toThrow("roles are");
  });
});

describe("the page's address", () => {
  /** The answer to a GET, with a Host header that a browser would not let a page choose. */
  function get(path: string, host: string) {
    const { hostname, port } = new URL(fixture.console.url);
    const { promise, resolve, reject } = Promise.withResolvers<{
      status: number;
      policy: string;
      body: string;
    }>();
    request({ hostname, port, path, headers: { host } }, (response) => {
      let body = "";
      response.on("data", (data) => {
        body += data;
      });
      response.on("end", () => {
        const policy = String(response.headers["content-security-policy"] ?? "");
        resolve({ status: response.statusCode ?? 0, policy, body });
      });
    })
      .on("error", reject)
      .end();
    return promise;
  }
  const ownHost = () => new URL(fixture.console.url).host;

  test("serves the page under its own name, with a policy that allows no other origin", async () => {
    const { status, policy } = await get("/", ownHost());
    expect(status).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src 'self' ws://${ownHost()}`);
    expect(policy).toContain("frame-ancestors 'none'");
  });

  test("serves nothing under another name, and no file above the page's", async () => {
    expect((await get("/", "evil.example")).status).toBe(404);
    expect((await get("/../console.sqlite", ownHost())).status).toBe(404);
    expect((await get("/%2e%2e/package.json", ownHost())).status).toBe(404);
  });

  /** Whether a page of this origin may open the connection. */
  function mayConnect(origin: string, path = "rpc"): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const socket = new WebSocket(`${fixture.console.url.replace("http", "ws")}${path}`, { origin });
    socket.on("open", () => resolve(true)).on("error", () => resolve(false));
    return promise.finally(() => socket.terminate());
  }

  test("is connected to by its own page only", async () => {
    const own = new URL(fixture.console.url).origin;
    expect(await mayConnect(own)).toBe(true);
    expect(await mayConnect("https://evil.example")).toBe(false);
    expect(await mayConnect(own.replace("127.0.0.1", "localhost"))).toBe(false);
    expect(await mayConnect(own, "other")).toBe(false);
  });
});
