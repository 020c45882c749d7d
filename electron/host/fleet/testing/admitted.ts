/** A server with one kiosk, "kiosk1", and a gate. */
import { kioskPermissions } from "../../../../fleet/server/permissions.ts";
import { startTestServer, type TestServer } from "../../../../fleet/server/testing/test-server.ts";
import { createLog } from "../../net/log.ts";
import { createLink, type Link } from "../link.ts";
import { createSeed, openConnection, publicKeyOf } from "../nats.ts";

export const OUTLET = "0123456789abcdef";
const log = createLog({ level: "silent" });

export type Admitted = {
  readonly server: TestServer;
  openKiosk(url?: string): Link;
  openGate(): Link;
};

export async function admitKiosk(): Promise<Admitted> {
  const server = await startTestServer();
  const seed = createSeed();
  const permissions = kioskPermissions("kiosk1", OUTLET);
  server.admit([{ publicKey: publicKeyOf(seed), permissions }]);
  const open = (name: string, key: string, url: string): Link => {
    const connection = openConnection({ servers: [url], ca: null, seed: key, name, log });
    return createLink({ connection, kiosk: name, instance: "instance1", log });
  };
  return {
    server,
    openKiosk: (url = server.url) => open("kiosk1", seed, url),
    openGate() {
      const key = new TextDecoder().decode(server.gateKey.getSeed());
      // Its inboxes are those in which this kiosk answers.
      return open("gate.kiosk1", key, server.url);
    },
  };
}
