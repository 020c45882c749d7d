import { hasTool, runTool } from "./tools.ts";

/** Errors that lintian finds in packages, one line each; throws if there is no lintian. */
export function lintianErrors(packages: readonly string[]): string[] {
  if (!hasTool("lintian")) throw new Error("lintian is missing: apt install lintian");
  const args = ["--allow-root", "--tag-display-limit", "0", "--fail-on", "none", ...packages];
  return runTool("lintian", args)
    .split("\n")
    .filter((line) => line.startsWith("E: "));
}
