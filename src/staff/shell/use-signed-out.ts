import { useEffect } from "react";
import { isSignedOut } from "../../app/queries.ts";
import { queryClient } from "../../host.ts";
import { useSend } from "../../journey/use-visit.ts";

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
