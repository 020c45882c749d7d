/**
 * The typed client of the order-status display: the only connection out of its page, to read, and to report its own
 * faults.
 */
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { statusContract } from "../../electron/host/rpc/contract.ts";
import { createConnection } from "../app/connection.ts";
import { connectToHost } from "../app/transport.ts";

export const connection = createConnection();
export const host: ContractRouterClient<typeof statusContract> = createORPCClient(
  connectToHost(connection, {}),
);
export const orpc = createTanstackQueryUtils(host);
