/** What a fleet's stream still holds for its gate, seen with the gate's own key. */
import { jetstreamManager } from "@nats-io/jetstream";
import { connect, nkeyAuthenticator } from "@nats-io/transport-node";
import { CALLBACKS } from "../../../../fleet/messages/subjects.ts";
import { processKey } from "../../../../fleet/server/keys.ts";
import { inboxOf } from "../../../../fleet/server/permissions.ts";

/** Stored callbacks that the gate has not acknowledged. `folder`: the fleet's; throws without a server. */
export async function unacknowledgedCallbacks(folder: string, server: string): Promise<number> {
  const connection = await connect({
    servers: server,
    authenticator: nkeyAuthenticator(processKey(folder, "gate").getSeed()),
    inboxPrefix: inboxOf("gate"),
  });
  try {
    const { consumers } = await jetstreamManager(connection);
    const { num_pending, num_ack_pending } = await consumers.info(CALLBACKS, "gate");
    return num_pending + num_ack_pending;
  } finally {
    await connection.close();
  }
}
