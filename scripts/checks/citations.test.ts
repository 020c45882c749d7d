import { expect, test } from "vitest";
import { root } from "../running/processes.ts";
import { citationProblems, type Library, readCitingFiles, readLibrary } from "./citations.ts";

const library: Library = readLibrary([
  {
    path: "docs/protocols/payments.md",
    text: "## 4. Operations\n### 4.4 Back\n1. One\n2. Two\n## 7. Errors\n",
  },
  { path: "docs/protocols/ordering.md", text: "## 4. Operations\n1. Health\n" },
  {
    path: "docs/requirements.md",
    text: "| rule 1, money | … |\n| rule 2, order | … |\n| A10 | … |\n| menu-sync | … |\n",
  },
  { path: "docs/decisions/0095-cards.md", text: "" },
]);

const problems = (text: string, path = "src/a.ts"): string[] =>
  citationProblems([{ path, text }], library);

test("collects sections, rules, requirements, budgets and decisions from the pages", () => {
  expect([...library.sections]).toEqual([
    "payments.md §4",
    "payments.md §4.4",
    "payments.md §4.4 rule 1",
    "payments.md §4.4 rule 2",
    "payments.md §7",
    "ordering.md §4",
    "ordering.md §4 rule 1",
  ]);
  expect([...library.requirements]).toEqual(["rule 1", "rule 2", "A10", "menu-sync"]);
  expect([...library.decisions]).toEqual([["0095", "0095-cards.md"]]);
});

test.each([
  ["a section", "/** payments.md §4.4 */"],
  ["a rule of a section", "// (payments.md §4.4 rule 2)"],
  ["more of the same document", "/** payments.md §4, §7 and §4.4 rule 1; §4–4.4 */"],
  ["a comment that is wrapped", "/**\n * as in payments.md\n * §4.4 rule 1,\n * §7\n */"],
  ["a requirement", "// (requirement A10), (A10)"],
  ["checkout rules", "// (checkout rules 1 and 2). Checkout rule 1"],
  ["a decision", "// decision 0095"],
  ["a page", "// (docs/requirements.md)"],
  ["paper, colours and drawings", 'size: A4; "#A10F00"; d="M24 7a17 17"; queueNumber: "A12"'],
])("accepts %s", (_what, text) => {
  expect(problems(text)).toEqual([]);
});

test.each([
  [
    "a section that is not there",
    "\n// payments.md §4.5",
    "src/a.ts:2: there is no payments.md §4.5",
  ],
  ["a rule that is not there", "// ordering.md §4 rule 2", "there is no ordering.md §4 rule 2"],
  ["the second of two sections", "// payments.md §4, §9", "there is no payments.md §9"],
  ["the end of a range", "// payments.md §4.4–4.6", "there is no payments.md §4.6"],
  ["a section of no document", "// see §4", "§4 names no document"],
  ["a document in a sentence before", "// payments.md §4. But then §7", "§7 names no document"],
  ["a document without its ending", "// payments §4", "there is no payments §4"],
  ["a document that is elsewhere", "// design §8", "there is no design §8"],
  ["a list that is elsewhere", "// quality A10", 'write "requirement A10"'],
  ["an unknown requirement", "// requirement A15", "docs/requirements.md has no A15"],
  [
    "an unknown requirement in brackets",
    "// nothing is left (A10, S3)",
    "docs/requirements.md has no S3",
  ],
  ["a rule of nothing", "// (rule 2)", 'write "checkout rule 2"'],
  ["an unknown checkout rule", "// checkout rule 3", "docs/requirements.md has no rule 3"],
  ["an unknown decision", "// decision 0096", "there is no decision 0096"],
  ["a page that is not there", "// (docs/design.md)", "there is no docs/design.md"],
  ["a decision without its zeros", "// decision 95", 'write "decision 0095"'],
  ["a decision as a folder", "// docs/decisions/0095", 'write "decision 0095"'],
])("reports %s", (_what, text, problem) => {
  expect(problems(text)).toEqual([expect.stringContaining(problem)]);
});

test("reports a link whose text names another decision than its target", () => {
  const text = "[decision 0095](decisions/0096-other.md)";
  expect(problems(text, "docs/a.md")).toEqual([
    "docs/a.md:1: decision 0095 is linked to decision 0096",
  ]);
});

test("accepts a section alone in its own protocol, below its heading, and in the list of its mutants", () => {
  expect(problems("see §7", "docs/protocols/payments.md")).toEqual([]);
  expect(problems("see §7", "docs/protocols/ordering.md")).toHaveLength(1);
  const table = "\n## Payments ([`payments.md`](protocols/payments.md))\n| §4.4 rule 2: later |\n";
  expect(problems(table, "docs/contracts.md")).toEqual([]);
  expect(problems(table.replace("rule 2", "rule 3"), "docs/contracts.md")).toHaveLength(1);
  const list = "scripts/mutants/contracts/payments.ts";
  expect(problems('spoil("§4.4 rule 2")', list)).toEqual([]);
  expect(problems('spoil("§4.5")', list)).toHaveLength(1);
});

test("finds every citation of the project valid", { timeout: 120_000 }, () => {
  const files = readCitingFiles(root);
  expect(citationProblems(files, readLibrary(files))).toEqual([]);
});
