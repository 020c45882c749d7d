import { ORPCError } from "@orpc/client";
import { useEffect } from "react";
import { queryClient } from "../../host.ts";
import { useVisit } from "../../journey/use-visit.ts";

/** The host knows no such session any more: it was left, it ended by itself, or the host was started again. */
export function isSignedOut(error: unknown): boolean {
  return error instanceof ORPCError && error.code === "UNAUTHORIZED";
}

/** Closes staff mode as soon as the host refuses a call of it. */
export function useSignedOut(): void {
  const { send } = useVisit();
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
