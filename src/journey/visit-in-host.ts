import { host, orpc, queryClient } from "../host.ts";
import { MENU_KEY } from "../outlet/use-menu.ts";
import { leaveNothing, wipeProviderPage } from "./leave-nothing.ts";
import type { VisitContext } from "./visit-context.ts";

/** What stays in the cache from one visit to the next: the outlet and its menu, nothing of a customer. */
const RETAINED = [orpc.outlet.live.experimental_liveKey(), MENU_KEY].map((key) =>
  JSON.stringify(key),
);

/** Somebody has begun: what must not change during a visit waits in the host. */
export function beginVisit({ visitId }: Pick<VisitContext, "visitId">): void {
  // A host that is gone applies nothing either; its streams come back with what is true then.
  host.visit.begin({ visitId }).catch(() => {});
}

type EndedVisit = Pick<VisitContext, "visitId" | "staffSession">;

/**
 * Forgets a visit everywhere outside of the machine, whatever the way out was: in the browser, in the caches, in the
 * host. The machine itself begins anew (`startAfresh`), and with its visit id so does the tree of components.
 * @param left the customer chose to leave: else nobody answered, and may be paying at a terminal or on a phone
 */
export function endVisit(context: EndedVisit, left: boolean): void {
  wipeProviderPage(forgetVisit(context, left));
}

/**
 * Staff are here: the visit is forgotten in the same way, but the page is loaded anew only when they leave. A page that
 * goes now would take their session with it, and nothing in staff mode can reach what a provider's page has stored.
 */
export function yieldToStaff(context: EndedVisit): void {
  forgetVisit(context, false);
}

function forgetVisit({ visitId, staffSession }: EndedVisit, left: boolean): Promise<void> {
  leaveNothing();
  queryClient.removeQueries({ predicate: (query) => !RETAINED.includes(query.queryHash) });
  queryClient.getMutationCache().clear();
  // A host that is gone has nothing to forget: it ends stale visits itself.
  const ended = host.visit.end({ visitId, left });
  ended.catch(() => {});
  // One that ended before is as good as left.
  if (staffSession !== null) host.staffMode.leave({ session: staffSession }).catch(() => {});
  return ended;
}

/** "Not you?": the host forgets the identification too. */
export function forgetCustomer({ visitId }: Pick<VisitContext, "visitId">): void {
  host.loyalty.forget({ visitId }).catch(() => {});
}
