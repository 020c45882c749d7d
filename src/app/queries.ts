import { QueryClient } from "@tanstack/react-query";

/**
 * How long an unused answer stays cached: across a change of screens. One that is removed while shown becomes unused
 * afterwards, and would be held as long: nothing of a visit outlives it (requirement A10).
 */
const GC_MS = 1_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    // The host is on this machine: the shop's network does not matter.
    queries: {
      networkMode: "always",
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      gcTime: GC_MS,
    },
    mutations: { networkMode: "always", retry: false, gcTime: GC_MS },
  },
});

/** A stream whose connection was lost reconnects soon, and tries without limit. */
export const STREAM_RETRY = {
  // One that ended with its last reader is opened again by the next one, even within the same commit.
  refetchOnMount: "always",
  retry: true,
  retryDelay: (attempt: number) => Math.min(250 * 2 ** attempt, 3_000),
} as const;
