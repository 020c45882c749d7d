import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, connect as dial, type Socket } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { CheckoutEvent, Command } from "../host/checkout/state/events.ts";

/** A request to a service, and the journal entry on disk when it came. */
export type Witnessed = {
  /** `POST /payments/v1/capture`. */
  readonly request: string;
  /** The header Idempotency-Key; null if there was none. */
  readonly key: string | null;
  /** The newest entry on disk when the connection was accepted, before a byte of the request was read. */
  readonly onDisk: { readonly command: Command; readonly intents: number } | null;
};

export type Witness = {
  readonly url: string;
  readonly seen: readonly Witnessed[];
  close(): void;
};

/**
 * A proxy before a service that forwards everything, one request per connection; at each connection it first reads the
 * kiosk's database, which another process writes.
 */
export async function startWitness(target: string, dataDir: string): Promise<Witness> {
  const service = new URL(target);
  const seen: Witnessed[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((kiosk) => {
    const onDisk = lastIntent(join(dataDir, "kiosk.sqlite"));
    const onward = dial(Number(service.port), service.hostname);
    for (const socket of [kiosk, onward]) {
      sockets.add(socket);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        kiosk.destroy();
        onward.destroy();
      });
    }
    kiosk.once("data", (bytes) => {
      const head = bytes.toString("latin1");
      const [request = ""] = head.split(" HTTP/1.1");
      const key = /^idempotency-key: (\S+)/im.exec(head)?.[1] ?? null;
      if (request.startsWith("POST")) seen.push({ request, key, onDisk });
      onward.write(
        Buffer.from(head.replace(/^connection: keep-alive/im, "connection: close"), "latin1"),
      );
      kiosk.pipe(onward);
    });
    onward.pipe(kiosk);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}${service.pathname}`,
    seen,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** The last entry of the latest order if it is an intent, and how many equal ones there are. */
function lastIntent(file: string): Witnessed["onDisk"] {
  if (!existsSync(file)) return null;
  const database = new DatabaseSync(file, { readOnly: true, timeout: 2_000 });
  try {
    const events = database
      .prepare(
        `select event from journal where checkout_id =
           (select checkout_id from checkout order by platform_order_id desc limit 1) order by seq`,
      )
      .all()
      .map((row): CheckoutEvent => JSON.parse(String(row.event)));
    const last = events.at(-1);
    if (last?.type !== "Started") return null;
    const { command } = last;
    const intents = events.filter(
      (event) => event.type === "Started" && event.command.type === command.type,
    ).length;
    return { command, intents };
  } catch {
    // The kiosk has not created its tables yet.
    return null;
  } finally {
    database.close();
  }
}
