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

/**
 * One part of the visit's context. A component that selects parts does not render again when anything else changes:
 * meant for what is on screen during every touch. `select` must return the same value for the same context.
 */
export function useVisitPart<Part>(select: (context: VisitContext) => Part): Part {
  return useSelector(useVisitActor(), ({ context }) => select(context));
}

export function useScreenName(): ScreenName {
  return useSelector(useVisitActor(), screenOf);
}

/** Whether a screen is shown; the component renders again only when that changes. */
export function useIsScreen(name: ScreenName): boolean {
  return useSelector(useVisitActor(), (snapshot) => screenOf(snapshot) === name);
}

/** Whether the customer is being asked if they are still there. */
export function useIsWarned(): boolean {
  return useSelector(useVisitActor(), (snapshot) => snapshot.matches({ presence: "warned" }));
}

/** Sends events to the visit. */
export function useSend(): Visit["send"] {
  return useVisitActor().send;
}

/** The visit as the screens see it. */
export function useVisit(): Visit {
  const actor = useVisitActor();
  const screen = useSelector(actor, screenOf);
  const warned = useIsWarned();
  const context = useSelector(actor, (snapshot) => snapshot.context);
  return { screen, warned, context, send: actor.send };
}
