/** Callbacks a second through the gate, and publishes a second into a stream like its own. */
import { randomUUID } from "node:crypto";
import type { BareStream } from "./bare-stream.ts";
import { Caller, perSecond } from "./caller.ts";
import type { BenchFleet } from "./fleet.ts";
import type { ManyKiosks } from "./many.ts";

/** Callbacks, and publishes, under way at a time. */
const CONCURRENCY = 64;

export type Throughput = { readonly throughGate: number; readonly bare: number };

/** One run of `callbacks` callbacks, all of them claimed and delivered, and of as many publishes. */
export async function measureThroughput(
  { fleet, kiosks, bare }: { fleet: BenchFleet; kiosks: ManyKiosks; bare: BareStream },
  callbacks: number,
): Promise<Throughput> {
  const references = Array.from({ length: callbacks }, () => randomUUID());
  const bareRate = await perSecond(references, CONCURRENCY, (each) => bare.publish(each));
  const [claims, delivered] = [await fleet.claims(), kiosks.delivered];
  kiosks.claim(references);
  await fleet.untilClaimed(claims + callbacks);
  const caller = new Caller(fleet.gate, CONCURRENCY);
  try {
    const throughGate = await perSecond(references, CONCURRENCY, (each) => caller.call(each));
    await kiosks.untilDelivered(delivered + callbacks);
    return { throughGate, bare: bareRate };
  } finally {
    await caller.close();
  }
}
