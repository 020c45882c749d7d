/**
 * Staff mode in the host (docs/staff.md): nothing without the PIN, whatever the page shows; all of it works offline.
 */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { staffContract } from "./host/rpc/staff-contract.ts";
import { type KioskWorld, startKioskWorld } from "./testing/kiosk-world.ts";

const PIN = "2468";
const STRANGER = "x".repeat(43);

let world: KioskWorld;
beforeAll(async () => {
  world = await startKioskWorld();
});
afterAll(() => world.close());

/** The paths of all methods of staff mode, at any depth. */
function methodsOf(part: object, path: readonly string[] = []): string[][] {
  return Object.entries(part).flatMap(([name, inner]: [string, object]) =>
    "~orpc" in inner ? [[...path, name]] : methodsOf(inner, [...path, name]),
  );
}

/** Calls a method by its path; other input is not validated before the session is. */
async function call(path: readonly string[], session: unknown): Promise<unknown> {
  const found = path.reduce<unknown>(
    (client, name) => Reflect.get(Object(client), name),
    world.client.staffMode,
  );
  if (typeof found !== "function") throw new Error(`no method ${path.join(".")}`);
  const answer: unknown = await found({ session });
  // A stream is rejected when it is read.
  const stream = Object(answer);
  return Symbol.asyncIterator in stream ? await stream[Symbol.asyncIterator]().next() : answer;
}

describe("without a session", () => {
  const methods = methodsOf(staffContract);

  test("finds methods to check", () => {
    expect(methods.length).toBeGreaterThan(14);
  });

  test.each(methods.map((path) => [path.join("."), path] as const))(
    "%s is refused",
    async (_, path) => {
      for (const session of [STRANGER, "", undefined]) {
        await expect(call(path, session)).rejects.toMatchObject({ code: "UNAUTHORIZED" });
      }
    },
  );

  test("a wrong PIN creates none", async () => {
    expect(await world.client.staff.signIn({ pin: "0000" })).toMatchObject({
      result: "wrong-pin",
      session: null,
    });
  });
});

describe("with a session", () => {
  const signIn = async () => {
    const { session } = await world.client.staff.signIn({ pin: PIN });
    return String(session);
  };

  test("orders, log, consents and status work while every service is down", async () => {
    for (const operation of ["ordering.healthcheck", "payments.health"] as const) {
      await world.setFault(operation, { drop: "before-processing" });
    }
    const session = await signIn();
    const { staffMode } = world.client;
    for await (const list of await staffMode.orders.live({ session, search: null })) {
      expect(list.listed).toEqual([]);
      break;
    }
    for await (const status of await staffMode.status.live({ session })) {
      expect(status.terminalId).toBe("K1");
      expect(status.key.isPresent).toBe(true);
      break;
    }
    expect(await staffMode.records.log({ session, level: "warn", contains: null })).toEqual([]);
    expect(await staffMode.records.consents({ session, kind: null })).toEqual([]);
    await world.clearFaults();
  });

  test("its streams end when staff leave, and send nothing more", async () => {
    const session = await signIn();
    const { staffMode } = world.client;
    const seen: unknown[] = [];
    const reading = (async () => {
      for await (const call of await staffMode.calls({ session })) seen.push(call);
    })();
    await staffMode.keepAlive({ session });
    await staffMode.leave({ session });
    await reading;
    await expect(staffMode.keepAlive({ session })).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  });

  test("a preview has the look that staff have published, and not their draft", async () => {
    const session = await signIn();
    const { look, preview } = world.client.staffMode;
    const previewed = async () => {
      const results = await preview.configuration({ session, previewed: { source: "live" } });
      for await (const result of results) {
        return result.result === "previewed" ? result.outlet.name : result.result;
      }
    };
    const before = await previewed();
    await look.change({ session, change: { brand: { name: "Zum Anker" } } });
    expect(await previewed()).toBe(before);
    for await (const { digest } of await look.live({ session })) {
      expect(await look.publish({ session, digest })).toEqual({ result: "done" });
      break;
    }
    expect(await previewed()).toBe("Zum Anker");
  });

  test("an update waits until staff have left", async () => {
    const session = await signIn();
    expect(world.update().because).toContain("staff");
    await world.client.staffMode.leave({ session });
    expect(world.update().because).not.toContain("staff");
  });

  test("a reloaded page has none: the previous session is over", async () => {
    const session = await signIn();
    await world.client.visit.resumable();
    await expect(world.client.staffMode.keepAlive({ session })).rejects.toMatchObject({
      code: "UNAUTHORIZED",
    });
  });

  test("no secret of the settings is in the status or the doctor's report", async () => {
    const session = await signIn();
    const report = JSON.stringify(await world.client.staffMode.status.examine({ session }));
    const secrets = world.secrets();
    expect(secrets.length).toBeGreaterThan(3);
    for await (const status of await world.client.staffMode.status.live({ session })) {
      const shown = `${JSON.stringify(status)} ${report}`;
      for (const secret of secrets) expect(shown).not.toContain(secret);
      break;
    }
  });

  test("a kiosk that staff have closed takes no order", async () => {
    const session = await signIn();
    await world.client.staffMode.closing.close({ session, reason: "cleaning" });
    const placed = await world.place(world.newId(), world.newId());
    expect(placed.result).toBe("unavailable");
    await world.client.staffMode.closing.open({ session });
    expect((await world.place(world.newId(), world.newId())).result).toBe("placed");
  });
});
