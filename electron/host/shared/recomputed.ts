import { isDeepStrictEqual } from "node:util";
import { Cell, type Live } from "./live.ts";

/** Time as it is needed here: see the checkout's `Clock`. */
type Clock = { now(): number; at(time: number, callback: () => void): () => void };

export type Recomputed<Value> = { readonly view: Live<Value>; stop(): void };

/**
 * A value that is made anew when a source changes; what ages by itself is made anew every `ms`, too (`aging`, null if
 * nothing does). A value that is deeply equal to the one before is no change.
 */
export function recomputed<Value>({
  make,
  sources,
  aging,
}: {
  readonly make: () => Value;
  readonly sources: readonly Live<unknown>[];
  readonly aging: { readonly clock: Clock; readonly ms: number } | null;
}): Recomputed<Value> {
  const view = new Cell(make());
  const refresh = () => {
    const current = make();
    if (!isDeepStrictEqual(current, view.current())) view.set(current);
  };
  let cancel = () => {};
  const refreshLater = ({ clock, ms }: { readonly clock: Clock; readonly ms: number }) => {
    cancel = clock.at(clock.now() + ms, () => {
      refresh();
      refreshLater({ clock, ms });
    });
  };
  if (aging) refreshLater(aging);
  const stops = sources.map((source) => source.subscribe(refresh));
  return {
    view,
    stop() {
      cancel();
      for (const stop of stops) stop();
    },
  };
}
