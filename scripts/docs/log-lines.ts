/** The warnings and errors that a program can write into its log, found in its sources. */
import { isTestCode, type SourceFile } from "../checks/source-files.ts";
import { isNode, type SyntaxNode, stringLiteral, syntaxNodes } from "../checks/syntax.ts";

/** The message of every `log.warn(…)` and `log.error(…)` below `folder` with a literal one, sorted. */
export function logLines(files: readonly SourceFile[], folder: "electron/" | "fleet/"): string[] {
  const words = files
    .filter(({ path }) => path.startsWith(folder) && !isTestCode(path))
    .flatMap((file) => syntaxNodes(file).flatMap(wordsOf));
  return [...new Set(words)].sort();
}

function wordsOf(node: SyntaxNode): string[] {
  if (node.type !== "CallExpression" || !isNode(node.callee)) return [];
  const { object, property } = node.callee;
  if (!isNode(object) || !isNode(property)) return [];
  const isLog = [object.name, isNode(object.property) ? object.property.name : null].includes(
    "log",
  );
  if (!isLog || !["warn", "error"].includes(String(property.name))) return [];
  const words = Array.isArray(node.arguments) ? stringLiteral(node.arguments.at(-1)) : null;
  return words === null ? [] : [words];
}
