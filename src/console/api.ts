/** The typed client of the console: the only connection out of the operators' page. */
import { createORPCClient, ORPCError } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import type { contract } from "../../fleet/console/rpc/contract.ts";
import { createConnection } from "../app/connection.ts";
import { isSignedOut, STREAM_RETRY } from "../app/queries.ts";
import { connectToHost } from "../app/transport.ts";

export { isSignedOut, queryClient } from "../app/queries.ts";

/** The console says every 10 s that it is there: a phone that has left its network hears nothing. */
const SILENT_AFTER_MS = 40_000;

export const connection = createConnection();
export const api: ContractRouterClient<typeof contract> = createORPCClient(
  connectToHost(connection, {}, SILENT_AFTER_MS),
);
export const orpc = createTanstackQueryUtils(api);

/** The person lacks the role: it was taken away, for no page asks for what its person may not see. */
function isForbidden(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "FORBIDDEN";
}

/** A stream is opened again after a lost connection, but not for somebody who may not read it. */
export const STREAM = {
  ...STREAM_RETRY,
  retry: (_attempts: number, error: unknown) => !isSignedOut(error) && !isForbidden(error),
} as const;
