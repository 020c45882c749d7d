import type { Road } from "../order.ts";
import type { StaffReason } from "../staff-list.ts";
import { possibleFaults } from "./plan.ts";

/** Counts by name, summed over runs. */
export type Counts = Map<string, number>;

export function count(counts: Counts, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times);
}

export function addCounts(into: Counts, from: Counts): void {
  for (const [name, times] of from) count(into, name, times);
}

/** What a run met, by the road of its first order. */
export class Coverage {
  /** "operation fault" by road. */
  readonly faults = new Map<Road, Counts>();
  /** "after <entry>" and "during <operation>" by road. */
  readonly crashes = new Map<Road, Counts>();
  /** "road × fault × crash point" met in one run. */
  readonly together: Counts = new Map();
  readonly staff: Counts = new Map();
  readonly ends: Counts = new Map();

  /** Faults of this road's calls that no run met, as "operation fault". */
  unmet(road: Road): readonly string[] {
    const met = this.faults.get(road);
    return possibleFaults(road).filter((fault) => !met?.has(fault));
  }

  add(run: {
    readonly road: Road;
    readonly faults: Counts;
    readonly crashes: Counts;
    readonly staff: readonly StaffReason[];
    readonly ends: readonly string[];
  }): void {
    const { road } = run;
    addCounts(byRoad(this.faults, road), run.faults);
    addCounts(byRoad(this.crashes, road), run.crashes);
    for (const reason of run.staff) count(this.staff, reason);
    for (const end of run.ends) count(this.ends, end);
    for (const fault of run.faults.keys()) {
      for (const crash of run.crashes.keys()) count(this.together, `${road} × ${fault} × ${crash}`);
    }
  }
}

function byRoad(table: Map<Road, Counts>, road: Road): Counts {
  const known = table.get(road);
  if (known) return known;
  const counts: Counts = new Map();
  table.set(road, counts);
  return counts;
}
