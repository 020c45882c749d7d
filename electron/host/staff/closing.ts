import type { OutletView } from "../api/views.ts";
import { closedByStaff } from "../api/views.ts";
import type { Keeper } from "../store/kept.ts";

const NAME = "closed by staff";

type Closed = NonNullable<OutletView["closedByStaff"]>;

export type Closing = {
  /** Why and since when staff have closed this kiosk; null while they have not. */
  current(): Closed | null;
  close(reason: Closed["reason"]): void;
  open(): void;
};

/** Staff close the kiosk for customers, until they open it again: a restart does not. */
export function createClosing(options: {
  readonly keeper: Keeper;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** The outlet's view depends on it. */
  readonly refresh: () => void;
}): Closing {
  const { keeper, now, refresh } = options;
  let current = closedByStaff.parse(JSON.parse(keeper.read(NAME)?.content ?? "null"));
  const set = (closed: Closed | null) => {
    keeper.write(NAME, { tag: null, content: JSON.stringify(closed), keptAt: now() });
    current = closed;
    refresh();
  };
  return {
    current: () => current,
    close: (reason) => set({ reason, since: now() }),
    open: () => set(null),
  };
}
