import { ensureTools, runTool } from "./tools.ts";

/** Errors that lintian finds in packages, one line each; throws if there is no lintian. */
export function lintianErrors(packages: readonly string[]): string[] {
  ensureTools(["lintian"]);
  const args = ["--allow-root", "--tag-display-limit", "0", "--fail-on", "none", ...packages];
  return runTool("lintian", args)
    .split("\n")
    .filter((line) => line.startsWith("E: "));
}
