/** A kiosk whose line is dead for a while, and how soon it has all callbacks once the line is healed. */
import { randomUUID } from "node:crypto";
import { connect, type Socket } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { z } from "zod";
import { Caller } from "./caller.ts";
import { Child } from "./child.ts";
import { sharedNow } from "./figures.ts";
import type { BenchFleet, PairedKiosk } from "./fleet.ts";
import { startKiosk } from "./kiosk-process.ts";
import { lineSaid, QUEUE } from "./line.ts";

export type DeadLine = {
  readonly folder: string;
  readonly kiosk: PairedKiosk;
  /** How long the line is dead. */
  readonly deadMs: number;
  /** How many callbacks come meanwhile, one after the other. */
  readonly callbacks: number;
};

/** Seconds from the healing of the line to the last callback's entry in the kiosk's journal. */
export async function measureHealing(fleet: BenchFleet, options: DeadLine): Promise<number> {
  const { hostname: host, port } = new URL(fleet.url);
  const line = new Child("line.ts", { host, port: Number(port) }, lineSaid);
  const end = line.until(({ port: found }) => found);
  try {
    const near = await end;
    const kiosk = await startKiosk(options.folder, `nats://127.0.0.1:${near}`, options.kiosk);
    try {
      return await healing({ fleet, kiosk, line, near }, options);
    } finally {
      await kiosk.end();
    }
  } finally {
    await line.end();
  }
}

type Parts = {
  readonly fleet: BenchFleet;
  readonly kiosk: Awaited<ReturnType<typeof startKiosk>>;
  readonly line: Child<z.infer<typeof lineSaid>>;
  /** The port of the line's near end. */
  readonly near: number;
};

async function healing(
  { fleet, kiosk, line, near }: Parts,
  { deadMs, callbacks }: DeadLine,
): Promise<number> {
  const references = Array.from({ length: callbacks }, () => randomUUID());
  const claims = await fleet.claims();
  await kiosk.place(references);
  await fleet.untilClaimed(claims + callbacks);
  const journalled = references.map((reference) => kiosk.journalled(reference));
  const caller = new Caller(fleet.gate, 1);
  line.signal("SIGSTOP");
  const refused = fillQueue(near);
  try {
    const startedAt = sharedNow();
    for (const [at, reference] of references.entries()) {
      await caller.call(reference);
      const next = startedAt + (deadMs * (at + 1)) / callbacks;
      await delay(Math.max(0, next - sharedNow()));
    }
    if (refused.isConnected()) throw new Error("the dead line has accepted a connection");
  } finally {
    refused.end();
    line.signal("SIGCONT");
    await caller.close();
  }
  const healedAt = sharedNow();
  return (Math.max(...(await Promise.all(journalled))) - healedAt) / 1_000;
}

/** Takes all places in the queue of a stopped listener; the one connection too many shows that they are taken. */
function fillQueue(port: number): { isConnected(): boolean; end(): void } {
  const open = () => connect(port, "127.0.0.1").on("error", () => {});
  const places: Socket[] = Array.from({ length: QUEUE + 1 }, open);
  const tooMany = open();
  return {
    isConnected: () => !tooMany.connecting,
    end() {
      for (const socket of [...places, tooMany]) socket.destroy();
    },
  };
}
