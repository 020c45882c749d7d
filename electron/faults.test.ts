/**
 * The fault matrix (requirement O1): the real host against the sandbox, each service failing in each way at each step
 * of a visit. The expectations are in `testing/faults/matrix.ts`, and for readers in docs/operations.md.
 */
import { expect, it, vi } from "vitest";
import { LeapingClock } from "./testing/crash/leaping-clock.ts";
import { eventually } from "./testing/eventually.ts";
import {
  type Expected,
  expectedOf,
  KINDS,
  type Kind,
  operationsOf,
  SERVICES,
  type Service,
  STEPS,
  type Step,
} from "./testing/faults/matrix.ts";
import { openCell } from "./testing/faults/play-cell.ts";
import { type KioskWorld, startKioskWorld } from "./testing/kiosk-world.ts";

/** The contracts give a call 10 s; to save time, a slow call times out after this. */
const OUT_OF_TIME_MS = 600;
/** Host of the services and operation, as "HOST OPERATION". */
const slow = vi.hoisted(() => ({ calls: new Set<string>() }));

vi.mock("./host/net/exchange.ts", async (load) => {
  const real = await load<typeof import("./host/net/exchange.ts")>();
  const exchange: typeof real.exchange = (agent, request) => {
    const isSlow = slow.calls.has(`${new URL(request.url).host} ${request.operation}`);
    const totalTimeoutMs = isSlow ? OUT_OF_TIME_MS : request.totalTimeoutMs;
    return real.exchange(agent, { ...request, totalTimeoutMs });
  };
  return { ...real, exchange };
});

const WORLDS = SERVICES.flatMap((service) => KINDS.map((kind) => [service, kind] as const));

it.concurrent.each(WORLDS)(
  "%s %s, at every step of a visit",
  async (service, kind) => {
    const clock = new LeapingClock(0);
    const world = await startKioskWorld({}, {}, clock);
    try {
      const seen: Partial<Record<Step, { during: string; after: string }>> = {};
      for (const step of STEPS) {
        const cell = await openCell({ world, clock }, { service, kind, step });
        if (kind === "slow") {
          for (const call of slowCalls(world.servicesHost, service, step)) slow.calls.add(call);
        }
        const expected = expectedOf(service, kind, step);
        const during = await cell.during((found) => found === expected.during);
        for (const call of slowCalls(world.servicesHost, service, step)) slow.calls.delete(call);
        seen[step] = { during, after: await cell.after((found) => found === expected.after) };
      }
      expect(seen).toEqual(expectedBy(service, kind));
      await booksHold(world, clock);
    } finally {
      await world.close();
    }
  },
  600_000,
);

function slowCalls(host: string, service: Service, step: Step): string[] {
  return operationsOf(service, step).map((operation) => `${host} ${operation}`);
}

/** Repeats what is still pending; then money, points and orders must be consistent. */
async function booksHold(world: KioskWorld, clock: LeapingClock): Promise<void> {
  await eventually(async () => {
    clock.leap(10_000);
    const { orders, violations } = await world.ledger();
    const known = orders.filter(({ id }) => world.staffReasonsOf(id).length > 0);
    const open = violations.filter(({ text }) => !known.some(({ id }) => text.includes(id)));
    expect(open).toEqual([]);
  });
}

function expectedBy(service: Service, kind: Kind): Partial<Record<Step, Expected>> {
  return Object.fromEntries(STEPS.map((step) => [step, expectedOf(service, kind, step)]));
}
