import { QueryClient } from "@tanstack/react-query";

/**
 * How long an answer that nobody shows any more is kept: over a change of screens. One that was forgotten while it was
 * shown leaves its screen afterwards, and would be held as long: nothing of a visit outlives it (requirement A10).
 */
const GC_MS = 1_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    // The host is on this machine: whether the shop's network is up says nothing about it.
    queries: {
      networkMode: "always",
      refetchOnWindowFocus: false,
      staleTime: Infinity,
      gcTime: GC_MS,
    },
    mutations: { networkMode: "always", retry: false, gcTime: GC_MS },
  },
});

/** How a stream comes back after its connection was lost: soon, and for as long as it takes. */
export const STREAM_RETRY = {
  retry: true,
  retryDelay: (attempt: number) => Math.min(250 * 2 ** attempt, 3_000),
} as const;
