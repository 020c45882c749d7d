/**
 * A line to the nats-server, as a process: while it is stopped (`SIGSTOP`), nothing passes, and once its queue of
 * {@link QUEUE} connections is full, the kernel answers no further attempt to connect.
 */
import { connect, createServer, type Socket } from "node:net";
import { z } from "zod";
import { given, say } from "./child.ts";

/** The kernel completes one connection more than the queue is long. */
export const QUEUE = 1;

export const lineOptions = z.object({ host: z.string(), port: z.number() });
export const lineSaid = z.object({ port: z.number() });

function forward(near: Socket, { host, port }: z.infer<typeof lineOptions>): void {
  const far = connect(port, host);
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.setNoDelay(true);
    from.on("error", () => {});
    from.on("close", () => to.destroy());
    from.on("data", (data) => to.write(data));
  }
}

if (import.meta.main) {
  const target = given(lineOptions);
  const server = createServer((near) => forward(near, target));
  server.listen({ port: 0, host: "127.0.0.1", backlog: QUEUE }, () => {
    const address = server.address();
    if (typeof address === "object" && address !== null) say({ port: address.port });
  });
}
