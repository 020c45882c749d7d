import type { StaffReason } from "../../../../domain/order-course.ts";
import type { PaymentFlow } from "../state/order.ts";
import { possibleFaults } from "./plan.ts";

/** Counts by name, summed over runs. */
export type Counts = Map<string, number>;

export function count(counts: Counts, name: string, times = 1): void {
  counts.set(name, (counts.get(name) ?? 0) + times);
}

export function addCounts(into: Counts, from: Counts): void {
  for (const [name, times] of from) count(into, name, times);
}

/** What happened in a run, by the payment flow of its first order. */
export class Coverage {
  /** "operation fault" by payment flow. */
  readonly faults = new Map<PaymentFlow, Counts>();
  /** "after <entry>" and "during <operation>" by payment flow. */
  readonly crashes = new Map<PaymentFlow, Counts>();
  /** "payment flow × fault × crash point" met in one run. */
  readonly together: Counts = new Map();
  readonly staff: Counts = new Map();
  readonly ends: Counts = new Map();

  /** Faults of this flow's calls that did not occur in any run, as "operation fault". */
  unmet(flow: PaymentFlow): readonly string[] {
    const met = this.faults.get(flow);
    return possibleFaults(flow).filter((fault) => !met?.has(fault));
  }

  /** Whether it occurred in any run. */
  has(what: string): boolean {
    return [...this.faults.values()].some((met) => met.has(what));
  }

  add(run: {
    readonly paymentFlow: PaymentFlow;
    readonly faults: Counts;
    readonly crashes: Counts;
    readonly staff: readonly StaffReason[];
    readonly ends: readonly string[];
  }): void {
    const { paymentFlow: flow } = run;
    addCounts(byFlow(this.faults, flow), run.faults);
    addCounts(byFlow(this.crashes, flow), run.crashes);
    for (const reason of run.staff) count(this.staff, reason);
    for (const end of run.ends) count(this.ends, end);
    for (const fault of run.faults.keys()) {
      for (const crash of run.crashes.keys()) count(this.together, `${flow} × ${fault} × ${crash}`);
    }
  }
}

function byFlow(table: Map<PaymentFlow, Counts>, flow: PaymentFlow): Counts {
  const known = table.get(flow);
  if (known) return known;
  const counts: Counts = new Map();
  table.set(flow, counts);
  return counts;
}
