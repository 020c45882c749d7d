/**
 * Checks citations in sources and documentation: each names something that exists, in one fixed form, so that a search
 * for a section or a rule finds every place that depends on it. `npm run check` applies it.
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { listFiles, type SourceFile } from "./source-files.ts";
import { lineOf } from "./syntax.ts";

/** What can be cited. */
export type Library = {
  /** `payments.md §4.4`, `payments.md §4.4 rule 3`. */
  readonly sections: ReadonlySet<string>;
  /** The numbered checkout rules, `A10` and the like, and the ids of the budgets. */
  readonly requirements: ReadonlySet<string>;
  /** Names of the files of the decisions by their four digits. */
  readonly decisions: ReadonlyMap<string, string>;
  /** Paths of the pages below docs/. */
  readonly pages: ReadonlySet<string>;
};

const FOLDERS = ["bench", "contracts", "deploy", "docs", "domain", "e2e", "electron", "fleet"];
const READ = [...FOLDERS, "pictures", "sandbox", "scripts", "src"];
const TEXT = /\.(tsx?|mjs|css|html|md|json|sh|service|c)$/;
/** The tests of these checks contain wrong citations on purpose. */
const NOT_READ = ["scripts/checks/citations.test.ts", "scripts/checks/markdown-links.test.ts"];
const PAGES = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CHANGELOG.md"];

/** Every text of the project that may contain citations. */
export function readCitingFiles(root: string): SourceFile[] {
  const paths = READ.flatMap((folder) => listFiles(root, folder)).filter(
    (path) => TEXT.test(path) && !NOT_READ.includes(path),
  );
  return [...PAGES, ...paths].map((path) => ({
    path,
    text: readFileSync(join(root, path), "utf8"),
  }));
}

/** Collects what can be cited from the pages among these files. */
export function readLibrary(files: readonly SourceFile[]): Library {
  const protocols = files.filter(({ path }) => path.startsWith("docs/protocols/"));
  const requirements = files.find(({ path }) => path === "docs/requirements.md")?.text ?? "";
  const decisions = files.flatMap(({ path }) => {
    const [, number] = /^docs\/decisions\/(\d{4})-/.exec(path) ?? [];
    return number === undefined ? [] : [[number, basename(path)] as const];
  });
  return {
    sections: new Set(protocols.flatMap(sectionsOf)),
    requirements: new Set(
      [...requirements.matchAll(/^\| (rule \d|[AMOSV]\d+|[a-z][a-z-]*)\b/gm)].map(
        ([, id = ""]) => id,
      ),
    ),
    decisions: new Map(decisions),
    pages: new Set(files.map(({ path }) => path).filter((path) => path.startsWith("docs/"))),
  };
}

/** Numbered headings of a protocol, and the numbered list below each as its rules. */
function sectionsOf({ path, text }: SourceFile): string[] {
  const found: string[] = [];
  let section = "";
  for (const line of text.split("\n")) {
    const [, heading] = /^#+ (\d+(?:\.\d+)*)\.? /.exec(line) ?? [];
    const [, rule] = /^(\d+)\. /.exec(line) ?? [];
    if (heading !== undefined) {
      section = `${basename(path)} §${heading}`;
      found.push(section);
    } else if (rule !== undefined) found.push(`${section} rule ${rule}`);
  }
  return found;
}

/** A finding at an offset of a text. */
type Problem = { readonly at: number; readonly what: string };
type Finder = (file: SourceFile, library: Library) => Problem[];

/** Invalid citations of these files, as lines `path:line: what`. */
export function citationProblems(files: readonly SourceFile[], library: Library): string[] {
  return files.flatMap((file) => {
    const joined = { path: file.path, text: joinComments(file.text) };
    return FINDERS.flatMap((find) => find(joined, library))
      .sort((one, other) => one.at - other.at)
      .map(({ at, what }) => `${file.path}:${lineOf(file.text, at)}: ${what}`);
  });
}

/** Joins a comment's lines, so that a citation across lines is found; offsets are preserved. */
function joinComments(text: string): string {
  return text.replace(/\n[ \t]*(?:\*|\/\/) /g, (broken) => " ".repeat(broken.length));
}

const SECTION = /§(\d+(?:\.\d+)*)(?:–(\d+(?:\.\d+)*))?(?: +rules? (\d)(?:–(\d))?)?/g;
/** What may be between two sections of one document. */
const GOES_ON = /^(?:,|;|–| and| to|, and)\s{0,40}$/;
const SECTION_FORM = 'write it as "payments.md §4.4 rule 3"';

function findSections({ path, text }: SourceFile, { sections }: Library): Problem[] {
  let last = { end: -1, names: [] as readonly string[] };
  return [...text.matchAll(SECTION)].flatMap((match) => {
    const [cited, from = "", to, rule, lastRule] = match;
    const before = text.slice(0, match.index);
    const goesOn = last.end >= 0 && GOES_ON.test(before.slice(last.end));
    const names = namedBefore(before) ?? (goesOn ? last.names : namedByPlace(path, text, match));
    last = { end: match.index + cited.length, names };
    const at = match.index;
    if (names.length === 0) return [{ at, what: `${cited} names no document: ${SECTION_FORM}` }];
    const wanted = [from, to ?? from].flatMap((section) =>
      (rule === undefined ? [""] : [rule, lastRule ?? rule]).map((number) =>
        number === "" ? `§${section}` : `§${section} rule ${number}`,
      ),
    );
    return [...new Set(wanted)]
      .filter((section) => !names.some((name) => sections.has(`${name} ${section}`)))
      .map((section) => ({ at, what: `there is no ${names.join(" or ")} ${section}` }));
  });
}

/** The document whose name is directly before a section, `design` as well; null if none is. */
function namedBefore(before: string): readonly string[] | null {
  const line = before.slice(-80).trimEnd();
  if (!/\s$/.test(before)) return null;
  const [, name] = /([\w-]{1,40}\.md)$/.exec(line) ?? [];
  if (name !== undefined) return [name];
  const [, wrong] =
    /\b(design|quality|style|field-notes|stack-notes|fleet|payments|ordering|loyalty)$/i.exec(
      line,
    ) ?? [];
  return wrong === undefined ? null : [wrong];
}

const PROTOCOLS = ["in-store-loyalty.md", "ordering.md", "payments.md"];

/**
 * Where a section alone is unambiguous: in its protocol, in the table about it, among the changes to what it says, and as
 * data beside its document's name.
 */
function namedByPlace(path: string, text: string, match: RegExpExecArray): readonly string[] {
  const after = text.slice(match.index + match[0].length);
  const before = text.slice(0, match.index);
  if (path.startsWith("docs/protocols/")) return [basename(path)];
  if (path === "docs/contracts.md")
    return PROTOCOLS.filter((name) => heading(before).includes(name));
  if (path.startsWith("scripts/mutants/contracts/"))
    return PROTOCOLS.filter((name) => name.endsWith(`${basename(path, ".ts")}.md`));
  const isData = /["}] ?$/.test(before) && /^["`]/.test(after);
  const isOfEach = after.startsWith(" of each contract");
  return isOfEach || (isData && DATA.test(path)) ? PROTOCOLS : [];
}

/** Files with sections as data; the document is named once for all of them. */
const DATA = /^(contracts\/examples\/|electron\/host\/staff\/doctor\/)/;

const heading = (before: string): string =>
  before.slice(before.lastIndexOf("\n## ")).split("\n")[1] ?? "";

const ID = "[AMOSV]\\d{1,2}";
const IDS = `${ID}(?:(?:–|, | and )${ID})*`;
const REQUIREMENTS = new RegExp(`\\b(quality|requirements?) +(${IDS})\\b|\\((${IDS})\\)`, "gi");

function findRequirements({ path, text }: SourceFile, { requirements }: Library): Problem[] {
  const listed = path.startsWith("docs/") ? [...text.matchAll(/^\| ([AMOSV]\d{1,2})\b/gm)] : [];
  const cited = [...text.matchAll(REQUIREMENTS)].flatMap((match) => {
    const [, word, named, enclosed] = match;
    const ids = (named ?? enclosed ?? "").match(/[A-Z]\d+/gi) ?? [];
    if (word?.toLowerCase() === "quality") {
      return [{ at: match.index, what: `write "requirement ${ids.join(", ")}"` }];
    }
    return missing(ids, match.index);
  });
  return [...cited, ...listed.flatMap((match) => missing([match[1] ?? ""], match.index))];

  function missing(ids: readonly string[], at: number): Problem[] {
    return ids
      .filter((id) => !requirements.has(id))
      .map((id) => ({ at, what: `docs/requirements.md has no ${id}` }));
  }
}

const RULES = /\brules? (\d(?:(?:–|, | and )\d)*)\b/gi;
/** Pages about the checkout rules, and the programs that report which of them is broken. */
const OF_RULES =
  /^(docs\/(checkout|requirements)\.md|electron\/(host\/checkout\/simulation|testing\/crash)\/)/;

function findRules({ path, text }: SourceFile, { requirements }: Library): Problem[] {
  return [...text.matchAll(RULES)].flatMap((match) => {
    const [, numbers = ""] = match;
    const before = text.slice(Math.max(0, match.index - 60), match.index).trimEnd();
    if (/§[\d.–]{1,12}$/.test(before) || path.startsWith("docs/protocols/")) return [];
    const isNamed = /checkout$/i.test(before) || OF_RULES.test(path);
    if (!isNamed)
      return [
        { at: match.index, what: `write "checkout rule ${numbers}", or the section that has it` },
      ];
    return (numbers.match(/\d/g) ?? [])
      .filter((number) => !requirements.has(`rule ${number}`))
      .map((number) => ({ at: match.index, what: `docs/requirements.md has no rule ${number}` }));
  });
}

const DECISIONS = /\bdecision (\d{1,6})\b|\bdecisions\/(\d{4})(?![\d-])/gi;

function findDecisions({ text }: SourceFile, { decisions }: Library): Problem[] {
  return [...text.matchAll(DECISIONS)].flatMap((match) => {
    const [cited, number, path] = match;
    const at = match.index;
    const after = text.slice(at + cited.length, at + cited.length + 60);
    const [, target] = /^\]\([a-z./]{0,40}(\d{4})/.exec(after) ?? [];
    const digits = (number ?? path ?? "").padStart(4, "0");
    if (number?.length !== 4) return [{ at, what: `write "decision ${digits}"` }];
    if (!decisions.has(digits)) return [{ at, what: `there is no decision ${digits}` }];
    return target === undefined || target === digits
      ? []
      : [{ at, what: `decision ${digits} is linked to decision ${target}` }];
  });
}

const PAGE = /\bdocs\/[\w/-]{1,100}\.md\b/g;

function findPages({ text }: SourceFile, { pages }: Library): Problem[] {
  return [...text.matchAll(PAGE)]
    .filter(([page]) => !pages.has(page))
    .map(({ index, 0: page }) => ({ at: index, what: `there is no ${page}` }));
}

const FINDERS: readonly Finder[] = [
  findPages,
  findSections,
  findRequirements,
  findRules,
  findDecisions,
];
