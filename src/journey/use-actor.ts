/** React's side of the visit's actor: `@xstate/react` without its support of earlier versions of React. */
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import type { ActorRefFrom } from "xstate";
import type { visitMachine } from "./visit-machine.ts";
import type { VisitSnapshot } from "./visit-states.ts";

export type VisitActor = ActorRefFrom<typeof visitMachine>;

/** Creates an actor once, and runs it while the component is mounted. */
export function useRunningActor(create: () => VisitActor): VisitActor {
  const [actor] = useState(create);
  const stopping = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    clearTimeout(stopping.current);
    actor.start();
    // Strict mode unmounts and mounts again at once, but a stopped actor cannot be started.
    return () => {
      stopping.current = setTimeout(() => actor.stop());
    };
  }, [actor]);
  return actor;
}

/** What `select` derives from the actor's snapshot. The component renders again only when that changes. */
export function useActorSelector<Selected>(
  actor: VisitActor,
  select: (snapshot: VisitSnapshot) => Selected,
  isSame: (one: Selected, other: Selected) => boolean = Object.is,
): Selected {
  const last = useRef<{
    readonly snapshot: VisitSnapshot;
    readonly select: typeof select;
    readonly selected: Selected;
  }>(null);
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.subscribe({ next: changed, error: changed });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  const read = () => {
    const snapshot = actor.getSnapshot();
    if (snapshot.status === "error") throw snapshot.error;
    const before = last.current;
    // React reads again after each render: a selector that makes a new object each time would render without end.
    if (before?.snapshot === snapshot && before.select === select) return before.selected;
    const found = select(snapshot);
    const selected = before && isSame(before.selected, found) ? before.selected : found;
    last.current = { snapshot, select, selected };
    return selected;
  };
  // Tests render on a server, too.
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether two values are the same, or two objects whose fields are. */
export function shallowEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isObject(one) || !isObject(other)) return false;
  const fields = Object.keys(one);
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && Object.is(one[field], other[field]))
  );
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}
