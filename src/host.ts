/**
 * The typed client of the host: the only way out of the page. Components take what they need from
 * `orpc` through TanStack Query; the visit machine calls `host` itself.
 */
import { createORPCClient } from "@orpc/client";
import type { ContractRouterClient } from "@orpc/contract";
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { QueryClient } from "@tanstack/react-query";
import type { contract } from "../electron/host/api/contract.ts";
import { createConnection } from "./app/connection.ts";
import { connectToHost } from "./app/transport.ts";

export type HostClient = ContractRouterClient<typeof contract>;

export const connection = createConnection();
export const host: HostClient = createORPCClient(connectToHost(connection, {}));
export const orpc = createTanstackQueryUtils(host);

export const queryClient = new QueryClient({
  defaultOptions: {
    // The host is on this machine: whether the shop's network is up says nothing about it.
    queries: { networkMode: "always", refetchOnWindowFocus: false, staleTime: Infinity },
    mutations: { networkMode: "always", retry: false },
  },
});

/** How a stream comes back after its connection was lost: soon, and for as long as it takes. */
export const STREAM_RETRY = {
  retry: true,
  retryDelay: (attempt: number) => Math.min(250 * 2 ** attempt, 3_000),
} as const;
