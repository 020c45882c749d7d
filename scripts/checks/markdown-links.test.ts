import { expect, test } from "vitest";
import { root } from "../running/processes.ts";
import { decisionIndexProblems, linkProblems } from "./markdown-links.ts";

/** Next to a real file of the project, since links are looked up on the disk. */
function check(text: string, path = "docs/page.md"): string[] {
  const source = { path: "scripts/running/ports.ts", text: "export function freePort() {}" };
  return linkProblems([{ path, text }, source], root);
}

test.each([
  ["a file", "[a](../scripts/running/ports.ts) and [b](https://example.org/none)"],
  ["a heading of the page", "# A heading: two `words`\n[a](#a-heading-two-words)"],
  ["a repeated heading", "# One\n# One\n[a](#one-1)"],
  ["a file in back-ticks", "`scripts/running/ports.ts`, `scripts/`, `a/b.ts`, `scripts/<name>.ts`"],
  ["what is only an example", "```\n[a](none.md) `scripts/none.ts`\n```"],
])("accepts %s", (_what, text) => {
  expect(check(text)).toEqual([]);
});

test.each([
  ["a file that is not there", "\n[a](none.md)", "docs/page.md:2: links to docs/none.md"],
  ["a heading that is not there", "# One\n[a](#two)", "docs/page.md has no heading #two"],
  ["a file in back-ticks", "`scripts/none.ts`", "names scripts/none.ts"],
])("reports %s", (_what, text, problem) => {
  expect(check(text)).toEqual([expect.stringContaining(problem)]);
});

test("a function on the architecture page is declared in a file of its line", () => {
  const page = "docs/architecture.md";
  expect(check("`freePort()` in [ports](../scripts/running/ports.ts)", page)).toEqual([]);
  expect(check("`closedPort()` in [ports](../scripts/running/ports.ts)", page)).toHaveLength(1);
  expect(check("`freePort()`", page)).toHaveLength(1);
});

test("every decision is in the index once, under the title of its page", () => {
  const decision = { path: "docs/decisions/0001-a.md", text: "# 0001 Say a\n" };
  const index = (text: string) => ({ path: "docs/decisions/README.md", text });
  const line = "- [0001 Say a](0001-a.md)\n";
  expect(decisionIndexProblems([decision, index(line)])).toEqual([]);
  expect(decisionIndexProblems([decision, index("")])).toHaveLength(1);
  expect(decisionIndexProblems([decision, index(line + line)])).toHaveLength(1);
  expect(decisionIndexProblems([decision, index("- [0001 Say b](0001-a.md)\n")])).toHaveLength(1);
});

test("no two decisions have the same number", () => {
  const decisions = ["0001 Say a", "0001 Say b"].map((title) => {
    const name = `${title.toLowerCase().replaceAll(" ", "-")}.md`;
    return { path: `docs/decisions/${name}`, text: `# ${title}\n`, line: `- [${title}](${name})` };
  });
  const index = decisions.map(({ line }) => line).join("\n");
  expect(
    decisionIndexProblems([...decisions, { path: "docs/decisions/README.md", text: index }]),
  ).toEqual(["docs/decisions: 0001 is used twice"]);
});
