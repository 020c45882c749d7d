import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import type { SessionView, SignInResult } from "../../../fleet/console/rpc/contract.ts";
import { isSignedOut, orpc, queryClient, STREAM } from "../api.ts";
import { Shell } from "../shell/Shell.tsx";
import { SessionEnd } from "./SessionEnd.tsx";
import { SessionProvider } from "./session.ts";
import { useKeepAlive } from "./use-keep-alive.ts";

type SignedInProps = {
  readonly first: Extract<SignInResult, { result: "signed-in" }>;
  /** `byItself`: the console has ended the session. */
  readonly onLeave: (byItself: boolean) => void;
};

/** Everything behind the sign-in, for as long as the console knows the session. */
export function SignedIn({ first, onLeave }: SignedInProps) {
  const { session } = first;
  const { data: view } = useQuery(
    orpc.session.live.experimental_liveOptions({ input: { session }, ...STREAM }),
  );
  const person = view?.person ?? first.person;
  const clockAheadMs = useClockAhead(view);
  const value = useMemo(() => ({ session, person, clockAheadMs }), [session, person, clockAheadMs]);
  useEffect(() => leaveWhenSignedOut(() => onLeave(true)), [onLeave]);
  useKeepAlive(session);
  return (
    <SessionProvider value={value}>
      <Shell onSignOut={() => onLeave(false)} />
      {view && <SessionEnd view={view} />}
    </SessionProvider>
  );
}

/** The console says when the session ends on its clock and how far away that is: the rest is the clocks' difference. */
function useClockAhead(view: SessionView | undefined): number {
  const [aheadMs, setAheadMs] = useState(0);
  useEffect(() => {
    if (view) setAheadMs(view.endsAt - view.endsInMs - Date.now());
  }, [view]);
  return aheadMs;
}

/** Any refused call or stream says so; with a cleared cache no later one can. */
function leaveWhenSignedOut(leave: () => void): () => void {
  let isOver = false;
  const judge = (error: unknown) => {
    if (isOver || !isSignedOut(error)) return;
    isOver = true;
    // Not while the cache is telling its readers of the error.
    queueMicrotask(leave);
  };
  const stops = [
    queryClient.getQueryCache().subscribe(({ query }) => judge(query.state.error)),
    queryClient.getMutationCache().subscribe(({ mutation }) => judge(mutation?.state.error)),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
