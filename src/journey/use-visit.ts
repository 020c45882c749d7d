import { shallowEqual, useSelector } from "@xstate/react";
import { type ScreenName, screenOf } from "./screen-of.ts";
import { useVisitActor } from "./VisitProvider.tsx";
import type { VisitContext } from "./visit-context.ts";
import type { VisitEvent } from "./visit-events.ts";

/** The named fields of the visit. A component renders again only when one of them changes. */
export function useVisit<Field extends keyof VisitContext>(
  ...fields: readonly Field[]
): Pick<VisitContext, Field> {
  return useVisitSelector((context) => {
    const entries = fields.map((field) => [field, context[field]]);
    return Object.fromEntries(entries) as Pick<VisitContext, Field>;
  });
}

/** What `select` derives from the visit. A component renders again only when that changes. */
export function useVisitSelector<Selected>(select: (context: VisitContext) => Selected): Selected {
  return useSelector(useVisitActor(), ({ context }) => select(context), shallowEqual);
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
export function useSend(): (event: VisitEvent) => void {
  return useVisitActor().send;
}
