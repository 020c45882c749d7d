/** A device in a temporary folder: the package's templates, and a machine that records what is run on it. */
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestMachine, type ProgramAnswers } from "../../host/command/testing/machine.ts";
import type { CommandContext } from "../context.ts";
import { devicePaths } from "../device-paths.ts";

const REPOSITORY = join(import.meta.dirname, "../../..");

export type TestDevice = ReturnType<typeof createDevice>;

/** `answers` gives the output of a program; everything else ends with 0 and says nothing. */
export function createDevice(answers: ProgramAnswers = {}, options: { isBooted?: boolean } = {}) {
  const root = mkdtempSync(join(tmpdir(), "kiosk-device-"));
  const paths = devicePaths(root);
  mkdirSync(paths.templates, { recursive: true });
  mkdirSync(join(root, "etc"));
  cpSync(
    join(REPOSITORY, "deploy/chromium/loyalty-kiosk.json"),
    join(paths.templates, "chromium-policies.json"),
  );
  const machine = createTestMachine(answers, options);
  // Nobody listens at this address.
  const healthUrl = "http://127.0.0.1:1";
  const context: CommandContext = {
    ...machine.context,
    ...{ installed: paths, healthUrl, takePicture: null },
  };
  return { ...machine, root, paths, context, remove: () => rmSync(root, { recursive: true }) };
}
