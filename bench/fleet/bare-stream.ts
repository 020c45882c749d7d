/** A stream like the gate's on a nats-server of its own, and nothing in front of it. */
import { mkdirSync } from "node:fs";
import { jetstream, jetstreamManager, StorageType } from "@nats-io/jetstream";
import { freePort } from "../../electron/testing/free-port.ts";
import { connectGate } from "../../fleet/gate/connection.ts";
import { storedCallback } from "../../fleet/messages/gate.ts";
import { VERSION, writeMessage } from "../../fleet/messages/message.ts";
import { referenceHash } from "../../fleet/messages/names.ts";
import { CALLBACKS, subjects } from "../../fleet/messages/subjects.ts";
import { processKey } from "../../fleet/server/keys.ts";
import { startNatsServer } from "../../fleet/server/nats-process.ts";
import { writeServerConfiguration, writeUsers } from "../../fleet/server/server-configuration.ts";
import { INTEGRATION } from "./fleet.ts";

export type BareStream = {
  /** Resolves when the message is on the server's disk. */
  publish(reference: string): Promise<unknown>;
  close(): Promise<void>;
};

/** The same configuration, `sync_interval: always` included. */
export async function openBareStream(folder: string, binary: string): Promise<BareStream> {
  mkdirSync(folder, { recursive: true });
  const listen = `127.0.0.1:${await freePort()}`;
  const key = processKey(folder, "gate");
  const files = {
    ...{ folder, listen, monitor: null, tls: null, maxBytes: 1024 * 1024 * 1024 },
    gateKey: key.getPublicKey(),
    consoleKey: processKey(folder, "console").getPublicKey(),
  };
  writeServerConfiguration(files);
  writeUsers(files, []);
  const server = await startNatsServer({ binary, folder });
  const connection = await connectGate({ url: `nats://${listen}`, caFile: null, key });
  const manager = await jetstreamManager(connection);
  await manager.streams.add({
    ...{ name: CALLBACKS, subjects: [subjects.callback("*")], storage: StorageType.File },
  });
  const client = jetstream(connection);
  const { integrationId } = INTEGRATION;
  return {
    publish: (transactionReference) =>
      client.publish(
        subjects.callback(referenceHash(integrationId, transactionReference)),
        writeMessage(storedCallback, {
          ...{ v: VERSION, integrationId, transactionReference, status: "SUCCESS" },
          ...{ errorCode: null, reason: null, idempotencyKey: transactionReference },
          receivedAt: Date.now(),
        }),
      ),
    async close() {
      await connection.close();
      await server.kill();
    },
  };
}
