/** A device in a temporary folder: the package's templates, and a machine that records what is run on it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CommandContext } from "../context.ts";
import { devicePaths } from "../device-paths.ts";
import type { RunProgram, System } from "../system.ts";

const REPOSITORY = join(import.meta.dirname, "../../..");

export type TestDevice = ReturnType<typeof createDevice>;

/** `answers` gives the output of a program; everything else ends with 0 and says nothing. */
export function createDevice(
  answers: Readonly<Record<string, string>> = {},
  { isBooted = false }: { isBooted?: boolean } = {},
) {
  const root = mkdtempSync(join(tmpdir(), "kiosk-device-"));
  const paths = devicePaths(root);
  mkdirSync(paths.templates, { recursive: true });
  mkdirSync(join(root, "etc"));
  cpSync(
    join(REPOSITORY, "deploy/chromium/loyalty-kiosk.json"),
    join(paths.templates, "chromium-policies.json"),
  );
  const ran: string[] = [];
  const owners = new Map<string, string>();
  const run: RunProgram = (program, args) => {
    const line = [program, ...args].join(" ");
    ran.push(line);
    const found = Object.entries(answers).find(([start]) => line.startsWith(start));
    return { code: 0, stdout: found?.[1] ?? "", stderr: "" };
  };
  const system: System = {
    run,
    own: (path, user, group) => void owners.set(path.replace(/\.new$/, ""), `${user}:${group}`),
    isBooted,
  };
  let printed = "";
  let errors = "";
  const context: CommandContext = {
    out: (text) => {
      printed += text;
    },
    err: (text) => {
      errors += text;
    },
    environment: {},
    now: Date.now,
    installed: paths,
    system,
    openTerminal: async () => null,
  };
  return {
    root,
    paths,
    ran,
    owners,
    context,
    /** What was printed since the last call. */
    printed() {
      const text = printed;
      printed = "";
      return text;
    },
    errors: () => errors,
    remove: () => rmSync(root, { recursive: true }),
  };
}
