/** Rule: no regular expression of the program takes more than linear time, however hostile its input. */
import { check } from "recheck";
import { isTestCode, type SourceFile } from "./source-files.ts";
import { isNode, lineOf, syntaxNodes } from "./syntax.ts";

/** For one expression, on a busy machine. */
const TIMEOUT_MS = 60_000;
/** The analysis runs in threads of its own; more expressions at a time would only wait. */
const AT_A_TIME = 4;

type Literal = { readonly where: string; readonly source: string; readonly flags: string };

/**
 * Regular expressions whose time grows faster than the text, one line each (`path:line: …`), and those that cannot be
 * analysed. Tests are left out: they read only what the project itself has written.
 */
export async function slowExpressions(files: readonly SourceFile[]): Promise<string[]> {
  const literals = files
    .filter(({ path, text }) => !isTestCode(path) && text.includes("/"))
    .flatMap(literalsOf)
    .filter(({ source }) => mayRepeat(source));
  const problems: string[] = [];
  const queue = [...literals.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [place, literal] = next;
      const problem = await problemOf(literal);
      if (problem !== null) problems[place] = problem;
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return problems.filter((problem) => problem !== undefined);
}

async function problemOf({ where, source, flags }: Literal): Promise<string | null> {
  const found = await check(source, flags, { timeout: TIMEOUT_MS, randomSeed: 1 });
  if (found.status === "safe") return null;
  const why =
    found.status === "vulnerable"
      ? `takes ${found.complexity.summary} time, for example on ${found.attack.pattern}`
      : `cannot be analysed (${found.error.kind})`;
  return `${where}: /${source}/${flags} ${why}`;
}

/** Whether any part may repeat without a limit; otherwise the expression is linear. */
function mayRepeat(source: string): boolean {
  return /[*+]|,\}/.test(source);
}

function literalsOf(file: SourceFile): Literal[] {
  return syntaxNodes(file).flatMap((node) => {
    if (node.type !== "Literal" || !isRegex(node.regex)) return [];
    const { pattern, flags } = node.regex;
    return [{ where: `${file.path}:${lineOf(file.text, node.start)}`, source: pattern, flags }];
  });
}

function isRegex(value: unknown): value is { pattern: string; flags: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    !isNode(value) &&
    "pattern" in value &&
    typeof value.pattern === "string" &&
    "flags" in value &&
    typeof value.flags === "string"
  );
}
