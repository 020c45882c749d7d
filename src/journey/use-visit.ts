import { type ScreenName, screenOf } from "./screen-of.ts";
import { shallowEqual, useActorSelector } from "./use-actor.ts";
import { useVisitActor } from "./VisitProvider.tsx";
import type { VisitContext } from "./visit-context.ts";
import type { VisitEvent } from "./visit-events.ts";
import type { VisitSnapshot } from "./visit-states.ts";

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
  return useActorSelector(useVisitActor(), ({ context }) => select(context), shallowEqual);
}

/** What a selector of `visit-states.ts` says about the state of the visit. */
export function useVisitState<Selected>(select: (snapshot: VisitSnapshot) => Selected): Selected {
  return useActorSelector(useVisitActor(), select);
}

export function useScreenName(): ScreenName {
  return useVisitState(screenOf);
}

/** Whether a screen is shown; the component renders again only when that changes. */
export function useIsScreen(name: ScreenName): boolean {
  return useVisitState((snapshot) => screenOf(snapshot) === name);
}

/** Sends events to the visit. */
export function useSend(): (event: VisitEvent) => void {
  return useVisitActor().send;
}
