import type { OutletView } from "../rpc/views.ts";
import { closedByStaff } from "../rpc/views.ts";
import type { ValueStore } from "../store/value-store.ts";

const NAME = "closed by staff";

type Closed = NonNullable<OutletView["closedByStaff"]>;

export type Closing = {
  /** Why and since when staff have closed this kiosk; null while it is open. */
  current(): Closed | null;
  /** On disk when it returns; throws if it cannot be written. */
  close(reason: Closed["reason"]): void;
  open(): void;
};

/** Lets staff close the kiosk for customers until they open it again, also across restarts. */
export function createClosing(options: {
  readonly values: ValueStore;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Called after each change: the outlet's view depends on it. */
  readonly refresh: () => void;
}): Closing {
  const { values, now, refresh } = options;
  let current = closedByStaff.parse(JSON.parse(values.read(NAME)?.content ?? "null"));
  const set = (closed: Closed | null) => {
    values.write(NAME, { tag: null, content: JSON.stringify(closed), storedAt: now() });
    current = closed;
    refresh();
  };
  return {
    current: () => current,
    close: (reason) => set({ reason, since: now() }),
    open: () => set(null),
  };
}
