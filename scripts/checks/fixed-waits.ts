/**
 * Rule: an end-to-end test waits for what the page shows or moves a clock, never for a length of time. On a busy machine a
 * fixed wait is too short, on any other it is too long (decision 0160).
 */
import type { SourceFile } from "./source-files.ts";
import { isNode, lineOf, type SyntaxNode, stringLiteral, syntaxNodes } from "./syntax.ts";

const GLOBALS = ["window", "globalThis", "self"];
/** Makes answers late: that is the thing tested there, and nobody waits for it. */
const MAKES_LATE = "e2e/support/adversary.ts";
const TIMERS = /^(node:)?timers(\/promises)?$/;

/** Fixed waits in `e2e/`, one line each (`path:line: …`). A time limit such as `test.setTimeout` is none. */
export function fixedWaits(files: readonly SourceFile[]): string[] {
  const tests = files.filter(({ path }) => path.startsWith("e2e/") && path !== MAKES_LATE);
  return tests.flatMap(waitsOf);
}

function waitsOf(file: SourceFile): string[] {
  return syntaxNodes(file).flatMap((node) => {
    const what = waitOf(node);
    const where = `${file.path}:${lineOf(file.text, node.start)}`;
    return what === null ? [] : [`${where}: ${what} is a fixed wait; wait for a condition`];
  });
}

function waitOf(node: SyntaxNode): string | null {
  const imported = stringLiteral(node.source);
  if (imported !== null && TIMERS.test(imported)) return imported;
  if (node.type === "CallExpression") return calledWait(node.callee);
  // A script for a page, as text.
  const { value } = node;
  if (node.type !== "TemplateElement" || typeof value !== "object" || value === null) return null;
  return "raw" in value && /\bsetTimeout\(/.test(String(value.raw)) ? "setTimeout" : null;
}

function calledWait(callee: unknown): string | null {
  if (!isNode(callee)) return null;
  if (callee.type === "Identifier") return callee.name === "setTimeout" ? "setTimeout" : null;
  if (callee.type !== "MemberExpression") return null;
  const name = nameOf(callee.property);
  if (name === "waitForTimeout") return name;
  return name === "setTimeout" && GLOBALS.includes(nameOf(callee.object) ?? "") ? name : null;
}

function nameOf(node: unknown): string | null {
  return isNode(node) && typeof node.name === "string" ? node.name : null;
}
