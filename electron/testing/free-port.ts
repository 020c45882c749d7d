import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Ports that no system hands out by itself: Linux begins at 32768, the others at 49152. */
const FIRST = 10_000;
const PAST_LAST = 32_768;

/**
 * A loopback port that is free now, and stays so between the runs of a program that is killed and started again: a
 * connection or a server of a test beside it, which take any port, are not given this one.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(FIRST, PAST_LAST);
    if (await isFree(port)) return port;
  }
}

/** Whether nothing listens on a loopback port. */
export async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    await once(server.listen(port, "127.0.0.1"), "listening");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EADDRINUSE") return false;
    throw error;
  }
  server.close();
  await once(server, "close");
  return true;
}
