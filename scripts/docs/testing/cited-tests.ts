/** Pages whose tables name the tests of each line: "Line | Where | Shown by". */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isNode, type SyntaxNode, stringLiteral, syntaxNodes } from "../../checks/syntax.ts";
import { root } from "../../running/processes.ts";

/** Tests of one file, by their titles. */
type Citation = { readonly file: string; readonly titles: readonly string[] };
/** A row of a table: a requirement, the files that implement it, and the tests that show it. */
export type Row = {
  readonly line: string;
  readonly where: readonly string[];
  readonly shown: Citation[];
};

/** Rows of every table under a heading "Line | Where | Shown by". */
export function readRows(text: string): Row[] {
  const tables = text.split("| Line | Where | Shown by |\n| --- | --- | --- |\n").slice(1);
  return tables.flatMap((table) => {
    const [rows = ""] = table.split("\n\n");
    return rows
      .trimEnd()
      .split("\n")
      .map((row) => {
        const [, line = "", where = "", shown = ""] = row.split("|").map((cell) => cell.trim());
        return { line, where: codeSpans(where), shown: citations(shown) };
      });
  });
}

const codeSpans = (text: string): string[] =>
  [...text.matchAll(/`([^`]+)`/g)].map(([, span = ""]) => span);

/** Reads "`file` › "title" and "title", `file` › "title"". */
function citations(text: string): Citation[] {
  return [...text.matchAll(/`([^`]+)` › ((?:"[^"]+"(?: and )?)+)/g)].map(
    ([, file = "", quoted = ""]) => ({
      file,
      titles: [...quoted.matchAll(/"([^"]+)"/g)].map(([, title = ""]) => title),
    }),
  );
}

const known = new Map<string, ReadonlySet<string>>();

/** Titles of the tests and groups of tests in a file; what a test with several cases fills in is as in its source. */
export function titlesOf(path: string): ReadonlySet<string> {
  const titles = known.get(path) ?? readTitles(path);
  known.set(path, titles);
  return titles;
}

function readTitles(path: string): Set<string> {
  const text = readFileSync(join(root, path), "utf8");
  return new Set(
    syntaxNodes({ path, text }).flatMap(({ type, callee, arguments: args }) => {
      if (type !== "CallExpression" || !/^(it|test|describe)$/.test(rootName(callee))) return [];
      const first = Array.isArray(args) ? args[0] : undefined;
      return stringLiteral(first) ?? templateText(first, text) ?? [];
    }),
  );
}

/** `it` of `it("…")`, `it.each([…])("…")` and `it.skipIf(…)("…")`. */
function rootName(callee: unknown): string {
  if (!isNode(callee)) return "";
  if (callee.type === "Identifier") return String(callee.name);
  return rootName(callee.object ?? callee.callee ?? callee.tag);
}

function templateText(node: unknown, text: string): string | null {
  return isNode(node) && node.type === "TemplateLiteral" ? within(node, text) : null;
}

const within = ({ start, end }: SyntaxNode, text: string): string => text.slice(start + 1, end - 1);

/** What is wrong with a row, one line each. */
export function problemsOf({ line, where, shown }: Row): string[] {
  const missing = [...where, ...shown.map(({ file }) => file)]
    .filter((file) => !existsSync(join(root, file)))
    .map((file) => `${line}: there is no ${file}`);
  if (missing.length > 0) return missing;
  if (where.length === 0 || shown.length === 0) return [`${line}: names no file or no test`];
  return shown.flatMap(({ file, titles }) => {
    const given = titlesOf(file);
    return titles
      .filter((title) => !given.has(title))
      .map((title) => `${line}: ${file} has no test "${title}"`);
  });
}
