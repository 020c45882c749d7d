import { QueryClient } from "@tanstack/react-query";

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
