/** Parses TypeScript sources into syntax trees, for checks of code. */
import { parseSync } from "vite";
import type { SourceFile } from "./source-files.ts";

/** An ESTree node; its other fields are unknown until they are checked. */
export type SyntaxNode = { readonly [field: string]: unknown } & {
  readonly type: string;
  readonly start: number;
  readonly end: number;
};

/** Every node of a source file, parents before children; throws if the file does not parse. */
export function syntaxNodes(file: SourceFile): SyntaxNode[] {
  const lang = file.path.endsWith(".tsx") ? "tsx" : "ts";
  const parsed = parseSync(file.path, file.text, { lang });
  const [error] = parsed.errors;
  if (error) throw new Error(`${file.path}: ${error.message}`);
  const nodes: SyntaxNode[] = [];
  collect(parsed.program, nodes);
  return nodes;
}

function collect(value: unknown, into: SyntaxNode[]): void {
  if (typeof value !== "object" || value === null) return;
  if (isNode(value)) into.push(value);
  for (const child of Object.values(value)) collect(child, into);
}

/** Whether a field of a node is itself a node. */
export function isNode(value: unknown): value is SyntaxNode {
  return (
    typeof value === "object" &&
    value !== null &&
    "type" in value &&
    typeof value.type === "string" &&
    "start" in value &&
    typeof value.start === "number" &&
    "end" in value &&
    typeof value.end === "number"
  );
}

/** The string of a string literal, else null. */
export function stringLiteral(value: unknown): string | null {
  if (!isNode(value) || value.type !== "Literal") return null;
  return typeof value.value === "string" ? value.value : null;
}

/** Line of an offset, counted from 1. */
export function lineOf(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
