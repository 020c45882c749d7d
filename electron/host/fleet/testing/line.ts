/** A line to a server that can go dead: it stays open, and nothing arrives any more. */
import { connect, createServer, type Socket } from "node:net";

export type Line = {
  /** nats://HOST:PORT of this end. */
  readonly url: string;
  /** Nothing passes in either direction, and new connections get no word. */
  die(): void;
  /** What was held up goes on. */
  heal(): void;
  close(): Promise<void>;
};

/** Opens a line to HOST:PORT; `onData` gets what passes, in both directions. */
export async function openLine(
  target: string,
  onData: (data: Buffer) => void = () => {},
): Promise<Line> {
  const [host = "", port = ""] = target.split(":");
  const pairs = new Set<{ readonly near: Socket; far: Socket | null }>();
  let isDead = false;
  const join = (pair: { readonly near: Socket; far: Socket | null }) => {
    const far = connect(Number(port), host);
    pair.far = far;
    for (const [from, to] of [
      [pair.near, far],
      [far, pair.near],
    ] as const) {
      from.on("error", () => {});
      from.on("close", () => to.destroy());
      from.on("data", (data) => {
        onData(data);
        to.write(data);
      });
      if (isDead) from.pause();
    }
  };
  const server = createServer((near) => {
    const pair = { near, far: null };
    pairs.add(pair);
    near.on("error", () => {});
    near.on("close", () => pairs.delete(pair));
    if (isDead) near.pause();
    else join(pair);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `nats://127.0.0.1:${address.port}`,
    die() {
      isDead = true;
      for (const { near, far } of pairs) {
        near.pause();
        far?.pause();
      }
    },
    heal() {
      isDead = false;
      for (const pair of pairs) {
        if (pair.far === null) join(pair);
        pair.far?.resume();
        pair.near.resume();
      }
    },
    async close() {
      for (const { near, far } of pairs) {
        near.destroy();
        far?.destroy();
      }
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
