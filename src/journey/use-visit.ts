import { useSelector } from "@xstate/react";
import type { SnapshotFrom } from "xstate";
import { useVisitActor } from "./VisitProvider.tsx";
import type { VisitContext } from "./visit-context.ts";
import type { VisitEvent } from "./visit-events.ts";
import type { visitMachine } from "./visit-machine.ts";

export type ScreenName =
  | "attract"
  | "menu"
  | "item"
  | "identify"
  | "review"
  | "working"
  | "payment"
  | "done"
  | "notDone";

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

/** The screen of a state: for the checkout that of its step. */
export function screenOf({ value }: Pick<SnapshotFrom<typeof visitMachine>, "value">): ScreenName {
  return typeof value.journey === "string" ? value.journey : value.journey.checkout;
}
