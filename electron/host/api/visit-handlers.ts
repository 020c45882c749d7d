import { endVisits, leaveVisits } from "../checkout/running/visit-end.ts";
import { SHOWN_AGAIN_MS, shownAgain } from "../checkout/views/shown-again.ts";
import type { HandlerDependencies } from "./handler-dependencies.ts";
import type { Handlers } from "./router.ts";

type VisitHandlers = Pick<Handlers, "beginVisit" | "endVisit" | "resumable" | "signIn">;

/** The beginning and the end of a visit; staff who sign in end it too. */
export function createVisitHandlers(host: HandlerDependencies): VisitHandlers {
  const { runner, visits, cards, interruptedCards, ordersAfterVisits, now } = host;
  return {
    beginVisit(visitId) {
      visits.begin(visitId);
      interruptedCards.over();
      ordersAfterVisits.over();
      host.capabilities.refresh();
      endVisits(runner, ({ order }) => order.visitId !== visitId, now());
    },
    endVisit({ visitId, left }) {
      visits.end(visitId);
      cards.visitEnded(visitId);
      const end = left ? leaveVisits : endVisits;
      const goingOn = end(runner, ({ order }) => order.visitId === visitId, now()).at(-1);
      if (goingOn !== undefined) ordersAfterVisits.follow(goingOn);
      host.visitEnded();
      host.saveEndedVisits(visits.ended());
    },
    resumable() {
      // Called by a page that has just been loaded: any visit is over.
      const binding = cards.underWay();
      endEveryVisit(host);
      if (binding) interruptedCards.follow(binding);
      const finished = host
        .finishedSince(now() - SHOWN_AGAIN_MS)
        .flatMap((checkoutId) => runner.state(checkoutId) ?? []);
      const orders = [...finished, ...runner.unfinished()];
      const shown = shownAgain(orders, (visitId) => visits.hasEnded(visitId), now());
      endVisits(runner, (state) => state.order.visitId !== shown?.order.visitId, now());
      if (!shown) return null;
      const { visitId, checkoutId, locale } = shown.order;
      return { visitId, checkoutId, locale };
    },
    async signIn(pin) {
      const answer = await host.pin.check(pin);
      if (answer.result !== "ok") return { ...answer, session: null };
      // The page ends its visit itself; the host must forget the customer even if it does not.
      endEveryVisit(host);
      return { ...answer, session: host.staffMode.sessions.open() };
    },
  };
}

/** Ends every visit, and the staff session: nobody is at the kiosk. */
function endEveryVisit({ cards, visits, visitEnded, staffMode }: HandlerDependencies): void {
  visits.end(null);
  cards.visitEnded(null);
  staffMode.sessions.close();
  visitEnded();
}
