import { host } from "../host-client.ts";
import { leaveNothing, type VisitEnd, wipeProviderPage } from "./leave-nothing.ts";
import type { VisitContext } from "./visit-context.ts";
import { finishVisit } from "./visit-end.ts";

/** A visit has begun: changes that must not apply during one wait in the host. */
export function beginVisit({ visitId }: Pick<VisitContext, "visitId">): void {
  // An unreachable host applies nothing either; its streams reconnect with the current state.
  host.visit.begin({ visitId }).catch(() => {});
}

type EndedVisit = Pick<VisitContext, "visitId" | "staffSession">;

/**
 * Ends a visit everywhere outside of the machine, however it ended: in the browser, in the caches, in the host. The
 * machine itself starts afresh (`startAfresh`), and with its visit id so does the component tree.
 * @param left the customer chose to leave: otherwise nobody answered, and may be paying at a terminal or on a phone
 */
export function endVisit(context: EndedVisit, left: boolean): void {
  wipeProviderPage(forgetVisit(context, left));
}

/**
 * Staff have signed in: the visit ends in the same way, but the page is reloaded only when they leave. A reload now
 * would lose their session, and nothing in staff mode can reach what a provider's page has stored.
 */
export function yieldToStaff(context: EndedVisit): void {
  forgetVisit(context, false);
}

function forgetVisit({ visitId, staffSession }: EndedVisit, left: boolean): VisitEnd {
  leaveNothing();
  const finished = finishVisit();
  // A host that cannot be reached ends stale visits itself.
  const ended = host.visit.end({ visitId, left });
  ended.catch(() => {});
  // A session that ended before needs no leaving.
  if (staffSession !== null) host.staffMode.leave({ session: staffSession }).catch(() => {});
  return { ended, finished };
}

/** "Not you?": the host forgets the identification too. */
export function forgetCustomer({ visitId }: Pick<VisitContext, "visitId">): void {
  host.loyalty.forget({ visitId }).catch(() => {});
}
