/** Whether the nats-server has read its users: it answers no signal, and keeps the users that it has if it cannot. */
import type { KeyPair } from "@nats-io/nkeys";
import { connect, nkeyAuthenticator } from "@nats-io/transport-node";
import { authorities, tlsTo } from "../../../electron/host/net/tls-options.ts";
import type { ServerAddress } from "./bus.ts";

const CONNECT_WITHIN_MS = 1_000;

/** Resolves if the server lets a key in that only its present users have; rejects with the reason. */
export async function enterWith(
  key: KeyPair,
  { url, caFile }: Pick<ServerAddress, "url" | "caFile">,
): Promise<void> {
  const connection = await connect({
    servers: url,
    name: "console, after a change of devices",
    authenticator: nkeyAuthenticator(key.getSeed()),
    tls: tlsTo(url, authorities(caFile)),
    timeout: CONNECT_WITHIN_MS,
    reconnect: false,
  });
  await connection.close();
}
