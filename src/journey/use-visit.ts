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
 * One part of what is known of the visit. Whoever takes parts is not drawn again when anything else changes: that is for
 * what is on the screen at every touch. `select` returns the same thing for the same context.
 */
export function useVisitPart<Part>(select: (context: VisitContext) => Part): Part {
  return useSelector(useVisitActor(), ({ context }) => select(context));
}

/** Which screen is shown. */
export function useScreenName(): ScreenName {
  return useSelector(useVisitActor(), screenOf);
}

/** Whether a screen is shown; whoever asks is drawn again only when that changes. */
export function useIsScreen(name: ScreenName): boolean {
  return useSelector(useVisitActor(), (snapshot) => screenOf(snapshot) === name);
}

/** Whether the customer is being asked if they are still there. */
export function useIsWarned(): boolean {
  return useSelector(useVisitActor(), (snapshot) => snapshot.matches({ presence: "warned" }));
}

/** How to tell the visit what has happened. */
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
