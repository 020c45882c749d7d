/** Debian's own tools, which the packages are built with. */
import { spawnSync } from "node:child_process";
import { installByApt } from "../../running/apt.ts";

/** Which package of Debian has a tool. */
const PACKAGES: Readonly<Record<string, string>> = {
  "apt-ftparchive": "apt-utils",
  "dpkg-deb": "dpkg",
  gpg: "gpg",
  lintian: "lintian",
  objdump: "binutils",
  strip: "binutils",
};

/** Whether a tool can be run on this machine. */
export function hasTool(tool: string): boolean {
  return spawnSync(tool, ["--version"], { stdio: "ignore" }).error === undefined;
}

/** Installs those that are missing, if this machine has apt and allows it; `runTool` says what is missing still. */
export function ensureTools(tools: readonly string[]): void {
  const missing = tools.filter((tool) => !hasTool(tool)).map((tool) => PACKAGES[tool] ?? tool);
  if (missing.length > 0) installByApt([...new Set(missing)]);
}

/** Runs a tool to its end and returns its standard output; throws with what it printed if it fails or is missing. */
export function runTool(
  tool: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  cwd?: string,
): string {
  const { error, status, stdout, stderr } = spawnSync(tool, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, LC_ALL: "C.UTF-8", ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw new Error(`${tool} is missing: apt install ${PACKAGES[tool] ?? tool}`);
  if (status !== 0) throw new Error(`${tool} failed\n${stdout}${stderr}`);
  return stdout;
}
