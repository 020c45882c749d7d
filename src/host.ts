/**
 * The typed client of the host: the only connection out of the page. Components take what they need from `orpc` through
 * TanStack Query; the visit machine calls `host` itself.
 */
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { contract } from "../electron/host/rpc/contract.ts";
import { createConnection } from "./app/connection.ts";
import { fakeHostLink } from "./app/fake-host.ts";
import { withOutletAhead } from "./app/outlet-ahead.ts";
import { connectToHost } from "./app/transport.ts";

export { queryClient, STREAM_RETRY } from "./app/queries.ts";

export type HostClient = ContractRouterClient<typeof contract>;

export const connection = createConnection();
export const host: HostClient = createORPCClient(
  fakeHostLink() ?? withOutletAhead(connectToHost(connection, {}), document),
);
export const orpc = createTanstackQueryUtils(host);
