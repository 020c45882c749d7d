/**
 * `npm run check`: types, lint, import rules, unused code, translation keys, fixed waits, citations and the
 * time of regular expressions. One line per check, followed by the output of a failed one. Exits 1 if any failed.
 */
import { citationProblems, readCitingFiles, readLibrary } from "./checks/citations.ts";
import { fixedWaits } from "./checks/fixed-waits.ts";
import { decisionIndexProblems, linkProblems } from "./checks/markdown-links.ts";
import { slowExpressions } from "./checks/regular-expressions.ts";
import { readSources } from "./checks/source-files.ts";
import { CONSOLE_LOCALES, catalogueProblems, readCatalogues } from "./checks/translation-keys.ts";
import { usageProblems } from "./checks/translation-uses.ts";
import { capture, packageCommand, root } from "./running/processes.ts";

/** The output of a failed check; null if it passed. */
type Check = { readonly name: string; readonly run: () => Promise<string | null> };

function tool(name: string, packageName: string, command: string, args: string[]): Check {
  return {
    name,
    run: async () => {
      const { code, output } = await capture(packageCommand(packageName, command), args);
      return code === 0 ? null : output || `${command} ended with ${code}`;
    },
  };
}

function rule(name: string, find: () => readonly string[] | Promise<readonly string[]>): Check {
  return {
    name,
    run: async () => {
      const problems = await find();
      return problems.length === 0 ? null : `${problems.join("\n")}\n`;
    },
  };
}

function translationProblems(): string[] {
  const catalogues = readCatalogues(root);
  const ofConsole = readCatalogues(root, CONSOLE_LOCALES);
  const english = [catalogues, ofConsole].flatMap((all) => [...(all.get("en") ?? [])]);
  const page = readSources(root).filter(({ path }) => path.startsWith("src/"));
  return [
    ...catalogueProblems(catalogues),
    ...catalogueProblems(ofConsole),
    ...usageProblems(new Map(english), page),
  ];
}

function documentationProblems(): string[] {
  const files = readCitingFiles(root);
  return [
    ...citationProblems(files, readLibrary(files)),
    ...linkProblems(files, root),
    ...decisionIndexProblems(files),
  ];
}

/** One checker each: four projects are checked at once, and each further checker works out the shared types again. */
const types = (config: string) =>
  tool(`types (${config})`, "typescript", "tsc", [
    "--noEmit",
    "--pretty",
    "false",
    "--checkers",
    "1",
    "-p",
    config,
  ]);

const SHIPPED = ["contracts", "domain", "electron", "fleet", "pictures", "sandbox", "src"];

const checks: readonly Check[] = [
  types("tsconfig.json"),
  types("tsconfig.host.json"),
  types("tsconfig.preload.json"),
  types("tsconfig.test.json"),
  tool("lint and format", "@biomejs/biome", "biome", ["check", "--error-on-warnings"]),
  tool("unused code", "knip", "knip", ["--no-progress"]),
  tool("import rules", "dependency-cruiser", "depcruise", [
    "--config",
    "dependency-cruiser.config.ts",
    ...SHIPPED,
  ]),
  rule("translation keys", translationProblems),
  rule("fixed waits", () => fixedWaits(readSources(root))),
  rule("citations and links", documentationProblems),
  rule("regular expressions", () => slowExpressions(readSources(root))),
];

async function report({ name, run }: Check): Promise<boolean> {
  const problem = await run().catch((error: unknown) => `${String(error)}\n`);
  process.stdout.write(problem === null ? `✓ ${name}\n` : `✗ ${name}\n${problem}`);
  return problem === null;
}

const results = await Promise.all(checks.map(report));
process.exitCode = results.every(Boolean) ? 0 : 1;
