/**
 * The client of the host with TanStack Query, for the screens that are loaded after the first ones: those do without the
 * library, which is a tenth of their code.
 */
import { createTanstackQueryUtils } from "@orpc/tanstack-query";
import { queryClient } from "./app/queries.ts";
import { host } from "./host-client.ts";
import { whenVisitEnds } from "./journey/visit-end.ts";

export { queryClient, STREAM_RETRY } from "./app/queries.ts";
export { host };

export const orpc = createTanstackQueryUtils(host);

// Answers to a visit's questions do not outlive it (requirement A10).
whenVisitEnds(() => queryClient.clear());
