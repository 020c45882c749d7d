/** What staff see of updates. */
import type { UpdateView } from "../rpc/staff-status-view.ts";
import type { SeenUpdates, UpdateMemory } from "./update-state.ts";
import { isNewer } from "./versions.ts";

type Waiting = NonNullable<UpdateView["waiting"]>;
type Reason = Waiting["because"][number];

/** Null if there is no updater. `because`: why the kiosk is not at rest (`Rest.because`). */
export function updateViewOf(options: {
  readonly seen: SeenUpdates | null;
  readonly version: string;
  readonly because: readonly string[];
  readonly hours: Pick<Waiting, "from" | "until">;
}): UpdateView | null {
  const { seen, version, because, hours } = options;
  if (seen === null) return null;
  const { state, staged } = seen;
  if (typeof state === "string") return { waiting: null, last: null, trouble: state };
  const isWanted = staged !== null && isNewer(staged, version) && !hasFailed(state, staged);
  const waiting = isWanted
    ? { version: staged, because: reasonsOf(state, staged, because), ...hours }
    : null;
  return { waiting, last: state.last, trouble: null };
}

function hasFailed({ failed }: UpdateMemory, staged: string): boolean {
  return failed.some(({ version }) => version === staged);
}

function reasonsOf({ postponed }: UpdateMemory, staged: string, because: readonly string[]) {
  if (postponed?.version === staged) return [postponed.reason];
  const found = new Set(because.map((reason) => REASONS[reason] ?? "in-use"));
  return [...found];
}

const REASONS: Readonly<Record<string, Reason>> = {
  "outside-window": "outside-window",
  payment: "payment",
  call: "payment",
};
