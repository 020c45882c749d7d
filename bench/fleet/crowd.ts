/** Many kiosks at one nats-server: its memory, their return after a kill, and the removal of a stolen one. */

import { sharedNow } from "./figures.ts";
import type { BenchFleet } from "./fleet.ts";
import type { ManyKiosks } from "./many.ts";

/** Seconds from the start of another nats-server to the last kiosk's connection, after the one before was killed. */
export async function measureReturn(fleet: BenchFleet, kiosks: ManyKiosks): Promise<number> {
  const gone = kiosks.untilDisconnected();
  await fleet.killServer();
  await gone;
  const back = kiosks.untilConnected();
  const startedAt = sharedNow();
  await fleet.startServer();
  return ((await back) - startedAt) / 1_000;
}

/** Seconds from the removal of a kiosk at the console to the end of its connection. */
export async function measureCutOff(
  { console: { client, session } }: BenchFleet,
  kiosks: ManyKiosks,
  id: string,
): Promise<number> {
  const cutOff = kiosks.untilCutOff(id);
  const removedAt = sharedNow();
  const { result } = await client.devices.remove({ session, id });
  if (result !== "removed") throw new Error(`the console says ${result}`);
  return ((await cutOff) - removedAt) / 1_000;
}
