import { ORPCError } from "@orpc/client";
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

/** Nobody is signed in any more: the session timed out, was ended, or the program was restarted. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "UNAUTHORIZED";
}

/** A stream whose connection was lost reconnects soon, and tries without limit, as long as it may be read. */
export const STREAM_RETRY = {
  // One that ended with its last reader is opened again by the next one, even within the same commit.
  refetchOnMount: "always",
  retry: (_attempts: number, error: unknown) => !isSignedOut(error),
  retryDelay: (attempt: number) => Math.min(250 * 2 ** attempt, 3_000),
} as const;
