import { useSelector } from "@xstate/react";
import { type ScreenName, screenOf } from "./screen-of.ts";
import { useVisitActor } from "./VisitProvider.tsx";
import type { VisitContext } from "./visit-context.ts";
import type { VisitEvent } from "./visit-events.ts";

export type Visit = {
  readonly screen: ScreenName;
  /** Whether the customer is being asked if they are still there. */
  readonly warned: boolean;
  readonly context: VisitContext;
  readonly send: (event: VisitEvent) => void;
};

/** The visit as the screens see it. */
export function useVisit(): Visit {
  const actor = useVisitActor();
  const screen = useSelector(actor, screenOf);
  const warned = useSelector(actor, (snapshot) => snapshot.matches({ presence: "warned" }));
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return { screen, warned, context, send: actor.send };
}
