import { ORPCError } from "@orpc/client";
import { useEffect } from "react";
import { queryClient } from "../../host.ts";
import { useSend } from "../../journey/use-visit.ts";

/** The host does not know the session any more: it was left, it timed out, or the host was restarted. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "UNAUTHORIZED";
}

/** Closes staff mode as soon as the host rejects a call with its session. */
export function useSignedOut(): void {
  const send = useSend();
  useEffect(() => {
    const judge = (error: unknown) => {
      if (isSignedOut(error)) send({ type: "RESET" });
    };
    const stops = [
      queryClient.getQueryCache().subscribe(({ query }) => judge(query.state.error)),
      queryClient.getMutationCache().subscribe(({ mutation }) => judge(mutation?.state.error)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [send]);
}
