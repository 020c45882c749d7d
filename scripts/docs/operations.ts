/** The part of `docs/operations.md` that is generated from the fault matrix; part of `npm run docs`. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  expectedOf,
  isAsked,
  KINDS,
  SERVICES,
  type Service,
  STEPS,
  type Step,
  WORDS,
} from "../../electron/testing/faults/matrix.ts";
import { root } from "../running/processes.ts";
import { filled } from "./filled-page.ts";

const PAGE = join(root, "docs/operations.md");

/** The page as it is, and as it should be. */
export function operationsPage(): { readonly is: string; readonly shouldBe: string } {
  const is = readFileSync(PAGE, "utf8");
  return { is, shouldBe: filled(is, "fault matrix", faultTable()) };
}

export function writeOperationsPage(): void {
  writeFileSync(PAGE, operationsPage().shouldBe);
}

/** A row per step and service; kinds of failure with the same outcome share one. */
function faultTable(): string {
  const rows = STEPS.flatMap((step) =>
    SERVICES.filter((service) => isAsked(service, step)).flatMap((service) =>
      rowsOf(step, service),
    ),
  );
  return [
    ["Step", "Service", "It is", "The customer sees", "Once it is back"],
    Array(5).fill("---"),
    ...rows,
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

function rowsOf(step: Step, service: Service): string[][] {
  const ways = new Map<string, string[]>();
  for (const kind of KINDS) {
    const { during, after } = expectedOf(service, kind, step);
    const seen = `${WORDS[during]} | ${during === after ? "the same" : WORDS[after]}`;
    ways.set(seen, [...(ways.get(seen) ?? []), kind]);
  }
  return [...ways].map(([seen, kinds]) => [step, service, kinds.join(", "), seen]);
}
