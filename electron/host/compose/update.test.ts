import { expect, test } from "vitest";
import { eventually } from "../../testing/eventually.ts";
import { VirtualClock } from "../checkout/simulation/virtual-clock.ts";
import { ASKED_MS, askServices } from "./update.ts";

const silent = () => new Promise<never>(() => {});
const down = () => Promise.reject(new Error("ECONNREFUSED"));

/** All services answer a call in this way. */
function services(call: () => Promise<never>) {
  return {
    ordering: { client: { healthcheck: call }, menuSync: { syncNow: call } },
    payments: { integrator: { health: call }, capabilities: { current: call } },
    outlet: { configuration: { poll: call } },
  };
}

function ask(asked: ReturnType<typeof services>) {
  const clock = new VirtualClock(0);
  let isAsked = false;
  const stop = askServices(asked, clock, () => {
    isAsked = true;
  });
  return { clock, stop, isAsked: () => isAsked };
}

test("services that cannot be reached are asked at once", async () => {
  const { clock, isAsked } = ask(services(down));
  await eventually(() => expect(isAsked()).toBe(true));
  expect(clock.step()).toBeNull();
});

test("a service that accepts calls and keeps silent holds a trial up for a minute, not for ever", async () => {
  const onlyPosSilent = { ...services(down), ordering: services(silent).ordering };
  for (const asked of [services(silent), onlyPosSilent]) {
    const { clock, isAsked } = ask(asked);
    clock.at(ASKED_MS - 1, () => {});
    clock.step();
    await Promise.resolve();
    expect(isAsked()).toBe(false);
    clock.step();
    expect([isAsked(), clock.now()]).toEqual([true, ASKED_MS]);
  }
});

test("a host that is closed does not wait for them", () => {
  const { clock, stop } = ask(services(silent));
  stop();
  expect(clock.step()).toBeNull();
});
