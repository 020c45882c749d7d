import { host } from "../../host.ts";
import { useVisitActor } from "../../journey/VisitProvider.tsx";
import { useStaffSession } from "./use-staff-session.ts";

/** Shorter than the idle timeouts of the page and of the host. */
const KEEP_ALIVE_MS = 30_000;

/**
 * Waits for a call that may take minutes, in which nobody touches the screen: staff mode stays open until the call ends,
 * and for its idle time after that. Settles as the call does.
 */
export function useLongCall(): <Result>(call: Promise<Result>) => Promise<Result> {
  const session = useStaffSession();
  const visit = useVisitActor();
  // A visit that a customer has begun since is not ours.
  const isOurs = () => visit.getSnapshot().context.staffSession === session;
  const stay = () => {
    if (isOurs()) visit.send({ type: "TOUCHED" });
  };
  const keepAlive = () => {
    stay();
    // If this fails, the next call of a page reports it.
    host.staffMode.keepAlive({ session }).catch(() => {});
  };
  return async (call) => {
    const timer = setInterval(keepAlive, KEEP_ALIVE_MS);
    try {
      return await call;
    } finally {
      clearInterval(timer);
      stay();
    }
  };
}
