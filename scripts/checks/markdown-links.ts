/**
 * Checks the names in the documentation: links lead to files and headings that exist, files in back-ticks exist, and in
 * docs/architecture.md each function is declared in a file that is linked beside it. `npm run check` applies it.
 */
import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { SourceFile } from "./source-files.ts";

/** A page whose functions are looked up: renaming one requires an update there. */
const ARCHITECTURE = "docs/architecture.md";
const FOLDERS =
  "bench|contracts|deploy|docs|domain|e2e|electron|pictures|public|sandbox|scripts|src".split("|");

/** Broken links, files and functions in these pages, as lines `path:line: what`. */
export function linkProblems(files: readonly SourceFile[], root: string): string[] {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  return files
    .filter(({ path }) => path.endsWith(".md"))
    .flatMap((page) =>
      withoutFences(page.text).flatMap((line, index) =>
        [
          ...brokenLinks(page.path, line, texts, root),
          ...brokenNames(page.path, line, texts, root),
        ].map((what) => `${page.path}:${index + 1}: ${what}`),
      ),
    );
}

/** The lines of a page; those of a code block are empty, since they are not Markdown. */
function withoutFences(text: string): string[] {
  let fenced = false;
  return text.split("\n").map((line) => {
    const isFence = line.startsWith("```");
    if (isFence) fenced = !fenced;
    return fenced || isFence ? "" : line;
  });
}

type Texts = ReadonlyMap<string, string>;

const LINK = /\]\(([^()\s]+)\)/g;

function targets(path: string, line: string): { file: string; anchor: string }[] {
  return [...line.matchAll(LINK)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^[a-z]+:/.test(target))
    .map((target) => {
      const [file = "", anchor = ""] = target.split("#");
      const folder = posix.dirname(path);
      return { file: file === "" ? path : posix.normalize(posix.join(folder, file)), anchor };
    });
}

function brokenLinks(path: string, line: string, texts: Texts, root: string): string[] {
  return targets(path, line).flatMap(({ file, anchor }) => {
    if (!texts.has(file) && !existsSync(join(root, file)))
      return [`links to ${file}, which does not exist`];
    if (anchor === "" || !file.endsWith(".md")) return [];
    return anchors(texts.get(file) ?? "").has(anchor) ? [] : [`${file} has no heading #${anchor}`];
  });
}

/** Anchors as on GitHub: lower case, without punctuation, spaces as hyphens, a number on each repetition. */
function anchors(text: string): Set<string> {
  const counts = new Map<string, number>();
  const headings = withoutFences(text).filter((line) => /^#{1,6} /.test(line));
  return new Set(
    headings.map((line) => {
      const title = line.replace(/^#+ /, "").replace(LINK, "");
      const slug = title
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replaceAll(" ", "-");
      const before = counts.get(slug) ?? 0;
      counts.set(slug, before + 1);
      return before === 0 ? slug : `${slug}-${before}`;
    }),
  );
}

function brokenNames(path: string, line: string, texts: Texts, root: string): string[] {
  const spans = [...line.matchAll(/`([^`\s]+)`/g)].map(([, span = ""]) => span);
  const files = spans.filter(isFileOfOurs).filter((file) => !existsSync(join(root, file)));
  const problems = files.map((file) => `names ${file}, which does not exist`);
  if (path !== ARCHITECTURE) return problems;
  const linked = targets(path, line).map(({ file }) => texts.get(file) ?? "");
  const functions = spans.filter((span) => /^\w+\(\)$/.test(span)).map((span) => span.slice(0, -2));
  return [
    ...problems,
    ...functions
      .filter((name) => !linked.some((text) => declares(text, name)))
      .map((name) => `no file linked in this line declares ${name}()`),
  ];
}

function isFileOfOurs(span: string): boolean {
  const [folder = ""] = span.split("/");
  return FOLDERS.includes(folder) && /^[\w./-]+(\.(tsx?|mjs|md|css|html|json)|\/)$/.test(span);
}

/** Whether a source declares a function, a method or a constant of this name. */
function declares(text: string, name: string): boolean {
  return new RegExp(
    `\\b(?:function|const|class) ${name}\\b|^ +(?:async |static |readonly )*#?${name}[(:,<?]`,
    "m",
  ).test(text);
}

const DECISION = /^docs\/decisions\/((\d{4})-[\w-]+\.md)$/;

/** Numbers of several decisions, and decisions that are not in docs/decisions/README.md exactly once with their title. */
export function decisionIndexProblems(files: readonly SourceFile[]): string[] {
  const index = files.find(({ path }) => path === "docs/decisions/README.md")?.text ?? "";
  const lines = index.split("\n");
  const numbers = files.flatMap(({ path }) => DECISION.exec(path)?.[2] ?? []);
  const repeated = numbers.filter((number, place) => numbers.indexOf(number) !== place);
  const missing = files.flatMap(({ path, text }) => {
    const [, name] = DECISION.exec(path) ?? [];
    if (name === undefined) return [];
    const [title = ""] = text.split("\n");
    const wanted = `- [${title.replace(/^# /, "")}](${name})`;
    const found = lines.filter((line) => line.includes(`(${name})`));
    if (found.length === 1 && found[0]?.startsWith(wanted)) return [];
    return [`docs/decisions/README.md: one line has to begin with "${wanted}"`];
  });
  return [...repeated.map((number) => `docs/decisions: ${number} is used twice`), ...missing];
}
