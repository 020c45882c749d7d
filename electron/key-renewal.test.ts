/** The operator resets the outlet with another key: staff request it, and the running kiosk signs with it at once. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StaffStatusView } from "./host/rpc/contract.ts";
import { eventually } from "./testing/eventually.ts";
import { type KioskWorld, startKioskWorld } from "./testing/kiosk-world.ts";

const PIN = "2468";

let world: KioskWorld;
let session: string;
beforeAll(async () => {
  world = await startKioskWorld();
  session = String((await world.client.staff.signIn({ pin: PIN })).session);
});
afterAll(() => world.close());

async function keyOf(): Promise<StaffStatusView["key"]> {
  for await (const { key } of await world.client.staffMode.status.live({ session })) return key;
  throw new Error("no status");
}

async function pollOutcome(): Promise<string> {
  for await (const { configurationPoll } of await world.client.outlet.live()) {
    return configurationPoll.outcome;
  }
  throw new Error("no outlet");
}

test("a request before the reset is refused, and the key stays in use", async () => {
  const before = await keyOf();
  expect(before).toEqual({ isPresent: true, since: expect.any(Number), request: null });
  await world.client.staffMode.status.fetchKeyAgain({ session });
  const { request, ...key } = await keyOf();
  expect(request).toMatchObject({ outcome: "refused" });
  expect({ ...key, request: null }).toEqual(before);
  expect((await world.identify(world.newId())).result).toBe("accepted");
});

test("after it the kiosk identifies and polls with the new key, without a restart", async () => {
  await world.control("POST", "outlet/reset?newKey", {});
  expect((await world.identify(world.newId())).result).not.toBe("accepted");
  const polls = await world.requestsOf("configuration.config");
  await world.client.staffMode.status.fetchKeyAgain({ session });
  expect((await keyOf()).request).toMatchObject({ outcome: "renewed" });
  expect((await world.identify(world.newId())).result).toBe("accepted");
  await eventually(async () =>
    expect(await world.requestsOf("configuration.config")).toBeGreaterThan(polls),
  );
  await eventually(async () => expect(await pollOutcome()).toBe("unchanged"));
});
