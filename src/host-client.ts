/**
 * The typed client of the host: the only connection out of the page. The first screens and the visit machine call `host`
 * itself and follow its streams; later screens take what they need from `orpc` (`host.ts`).
 */
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import type { contract } from "../electron/host/rpc/contract.ts";
import { createConnection } from "./app/connection.ts";
import { fakeHostLink } from "./app/fake-host.ts";
import { withOutletAhead } from "./app/outlet-ahead.ts";
import { connectToHost } from "./app/transport.ts";

export type HostClient = ContractRouterClient<typeof contract>;

export const connection = createConnection();
export const host: HostClient = createORPCClient(
  fakeHostLink() ?? withOutletAhead(connectToHost(connection, {}), document),
);
