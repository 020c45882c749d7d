/** A network with a given round trip on one machine: a proxy that delays every byte by half of it, each way. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export type SlowNetwork = { readonly port: number; close(): Promise<void> };

/**
 * Listens on a free loopback port and forwards everything to `targetPort`, as soon as that is known. The first bytes of
 * a connection take an additional round trip: the time to open it in a real network, without TLS.
 */
export async function startSlowNetwork(
  roundTripMs: number,
  targetPort: Promise<number>,
): Promise<SlowNetwork> {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    void targetPort.then((port) => {
      const far = connect(port, "127.0.0.1");
      open.add(near).add(far);
      passOn(near, far, roundTripMs / 2, roundTripMs);
      passOn(far, near, roundTripMs / 2, 0);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return {
    port: address.port,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}

/** Forwards bytes, and their end, in order, each `delayMs` after it came; the first ones later by `openingMs`. */
function passOn(from: Socket, to: Socket, delayMs: number, openingMs: number): void {
  from.setNoDelay();
  to.setNoDelay();
  let notBefore = performance.now() + openingMs + delayMs;
  const later = (action: () => void) => {
    const now = performance.now();
    notBefore = Math.max(notBefore, now + delayMs);
    setTimeout(action, notBefore - now);
  };
  from.on("data", (bytes) => later(() => to.write(bytes)));
  from.on("end", () => later(() => to.end()));
  // A broken connection breaks both halves.
  from.on("error", () => to.destroy());
}
