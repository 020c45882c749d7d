import { createContext, type ReactNode, use, useEffect } from "react";
import { createActor } from "xstate";
import type { OutletView } from "../../electron/host/rpc/contract.ts";
import { connection, host } from "../host-client.ts";
import { screenOf } from "./screen-of.ts";
import { useRunningActor, type VisitActor } from "./use-actor.ts";
import { useOutsideTouches } from "./use-touches.ts";
import { visitActors } from "./visit-actors.ts";
import { reportVisitAgain } from "./visit-again.ts";
import { beginVisit, endVisit, forgetCustomer, yieldToStaff } from "./visit-in-host.ts";
import { visitMachine } from "./visit-machine.ts";

/** For `VisitProvider`, and for tests that run the machine themselves. */
export const VisitActorContext = createContext<VisitActor | null>(null);

/** Runs the machine of the visit; `outlet` is the newest that the host has sent. */
export function VisitProvider({ outlet, children }: { outlet: OutletView; children: ReactNode }) {
  const actor = useRunningActor(() =>
    createActor(logic(), { input: { outlet, newId: () => crypto.randomUUID() } }),
  );
  useEffect(() => actor.send({ type: "OUTLET_CHANGED", outlet }), [actor, outlet]);
  useEffect(
    () =>
      reportVisitAgain(
        connection,
        () => visitUnderWay(actor),
        (visitId) => beginVisit({ visitId }),
      ),
    [actor],
  );
  useOutsideTouches(actor, outlet.keypad?.keys ?? null);
  return <VisitActorContext value={actor}>{children}</VisitActorContext>;
}

function logic() {
  return visitMachine.provide({
    actors: visitActors(host),
    actions: {
      beginVisit: ({ context }) => beginVisit(context),
      endVisit: ({ context, event }) =>
        endVisit(context, event.type === "RESET" && event.isUnanswered !== true),
      yieldToStaff: ({ context }) => yieldToStaff(context),
      forgetCustomer: ({ context }) => forgetCustomer(context),
    },
  });
}

function visitUnderWay(actor: VisitActor): string | null {
  const snapshot = actor.getSnapshot();
  return screenOf(snapshot) === "attract" ? null : snapshot.context.visitId;
}

/** The running machine; components use `useVisit`. */
export function useVisitActor(): VisitActor {
  const actor = use(VisitActorContext);
  if (!actor) throw new Error("useVisit outside of VisitProvider");
  return actor;
}
