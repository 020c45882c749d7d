import { PHASES } from "../../../../domain/order-course.ts";
import type { CheckoutEvent } from "../state/events.ts";
import { begin, evolve } from "../state/evolve.ts";
import { nameOfEvent, phaseOf } from "../views/phases.ts";
import { simulateMany } from "./many-runs.ts";

/** Labels by arrow, "from --> to". */
type Arrows = Map<string, Set<string>>;

/** More entries than this are counted, not named, on an arrow. */
const MOST_LABELS = 4;

/** Enough days to meet every arrow of a day without faults, and nearly every other. */
const RUNS = 2_000;

/** What the checkout does on days without a fault, as a Mermaid state diagram. Same code, same text. */
export async function soundDays(): Promise<string> {
  const arrows = await arrowsOf(true);
  const lines = arrows.map(({ from, to, labels }) => `    ${from} --> ${to}: ${join(labels)}`);
  return ["stateDiagram-v2", "    direction TB", ...lines].join("\n");
}

/** Every step that was met under faults and deaths, as a Markdown table. Same code, same text. */
export async function stormyDays(): Promise<string> {
  const arrows = await arrowsOf(false);
  const lines = arrows.map(
    ({ from, to, labels }) =>
      `| ${from === BEGINNING ? "(beginning)" : from} | ${to} | ${[...labels].sort().join(", ")} |`,
  );
  return ["| From | To | By |", "|---|---|---|", ...lines].join("\n");
}

const BEGINNING = "[*]";

async function arrowsOf(noFaults: boolean) {
  const arrows: Arrows = new Map();
  await simulateMany({
    runs: RUNS,
    firstSeed: 1,
    noFaults,
    onReport: ({ journals }) => journals.forEach(follow(arrows)),
  });
  return [...arrows].sort(byPhases).map(([arrow, labels]) => {
    const [from = BEGINNING, to = ""] = arrow.split(" --> ");
    return { from, to, labels };
  });
}

/** Adds the steps from one phase to another that a journal shows. */
function follow(arrows: Arrows): (journal: readonly CheckoutEvent[]) => void {
  return ([first, ...rest]) => {
    if (first?.type !== "Placed") return;
    let state = begin(first);
    let phase = phaseOf(state);
    add(arrows, `${BEGINNING} --> ${phase}`, "Placed");
    for (const event of rest) {
      state = evolve(state, event);
      const next = phaseOf(state);
      const name = nameOfEvent(event);
      if (next !== phase && name !== null) add(arrows, `${phase} --> ${next}`, name);
      phase = next;
    }
  };
}

function add(arrows: Arrows, arrow: string, label: string): void {
  const labels = arrows.get(arrow) ?? new Set();
  arrows.set(arrow, labels.add(label));
}

function join(labels: ReadonlySet<string>): string {
  const names = [...labels].sort();
  if (names.length <= MOST_LABELS) return names.join(" / ");
  return `${names.slice(0, MOST_LABELS).join(" / ")} and ${names.length - MOST_LABELS} more`;
}

function byPhases([left]: readonly [string, unknown], [right]: readonly [string, unknown]): number {
  return placeOf(left) - placeOf(right);
}

const PLACES: ReadonlyMap<string, number> = new Map(PHASES.map((phase, place) => [phase, place]));

/** An unknown phase is the initial one. */
function placeOf(arrow: string): number {
  const [from, to] = arrow.split(" --> ").map((name) => PLACES.get(name) ?? -1);
  return (from ?? 0) * PHASES.length + (to ?? 0);
}
