/** One callback after the other, in turns through the fleet and directly to the same kiosk. */
import { randomUUID } from "node:crypto";
import { Caller } from "./caller.ts";
import { median } from "./figures.ts";
import type { BenchFleet } from "./fleet.ts";
import type { KioskProcess } from "./kiosk-process.ts";

/** Orders that wait for their callbacks together: a kiosk claims its pending payments again every few seconds. */
const BATCH = 10;

export type Times = {
  /** From the call to the entry in the journal, the middle one, milliseconds. */
  readonly journalMs: number;
  /** From the call to its answer, likewise. */
  readonly ackMs: number;
};
export type Latency = { readonly fleet: Times; readonly direct: Times };

/** One run of `callbacks` callbacks each way. */
export async function measureLatency(
  fleet: BenchFleet,
  kiosk: KioskProcess,
  callbacks: number,
): Promise<Latency> {
  const callers = { fleet: new Caller(fleet.gate, 1), direct: new Caller(kiosk.direct, 1) };
  const found = { fleet: [] as Timed[], direct: [] as Timed[] };
  try {
    while (found.fleet.length < callbacks) {
      const pairs = Array.from({ length: BATCH }, () => [randomUUID(), randomUUID()] as const);
      const claims = await fleet.claims();
      await kiosk.place(pairs.flat());
      await fleet.untilClaimed(claims + 2 * BATCH);
      for (const [through, past] of pairs) {
        found.fleet.push(await timed(kiosk, callers.fleet, through));
        found.direct.push(await timed(kiosk, callers.direct, past));
      }
    }
  } finally {
    await callers.fleet.close();
    await callers.direct.close();
  }
  return { fleet: timesOf(found.fleet), direct: timesOf(found.direct) };
}

type Timed = { readonly journalMs: number; readonly ackMs: number };

async function timed(kiosk: KioskProcess, caller: Caller, reference: string): Promise<Timed> {
  const journalled = kiosk.journalled(reference);
  const { sentAt, answeredAt } = await caller.call(reference);
  return { journalMs: (await journalled) - sentAt, ackMs: answeredAt - sentAt };
}

function timesOf(found: readonly Timed[]): Times {
  return {
    journalMs: median(found.map(({ journalMs }) => journalMs)),
    ackMs: median(found.map(({ ackMs }) => ackMs)),
  };
}
