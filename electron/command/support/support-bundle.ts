/** `loyalty-kiosk support-bundle`: one file for whoever helps, without secrets and customers (docs/command.md). */
import { createWriteStream } from "node:fs";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { createGzip } from "node:zlib";
import { packTar } from "modern-tar/fs";
import { readOrExplain, UsageError } from "../../host/command/context.ts";
import { readMachineId, supportCode } from "../../host/operation/support-code.ts";
import { VERSION } from "../../host/shared/version.ts";
import { usageOf } from "../commands.ts";
import type { CommandContext } from "../context.ts";
import { bundleContents } from "./contents.ts";

/** Writes a new file, named by support code and time, and prints its path. Returns 1 if it cannot be written. */
export async function supportBundle(
  argv: readonly string[],
  context: CommandContext,
): Promise<number> {
  const { installed, out, err, now } = context;
  if (installed === null) throw new UsageError("support-bundle works on an installed kiosk only");
  const { values } = readOrExplain(usageOf("support-bundle", context), () =>
    parseArgs({ args: [...argv], options: { to: { type: "string", default: "." } } }),
  );
  const time = new Date(now()).toISOString().slice(0, 19).replaceAll(":", "-");
  const code = supportCode(readMachineId(join(installed.root, "etc/machine-id")), VERSION);
  const name = `loyalty-kiosk-${code}-${time}`;
  const file = resolve(values.to, `${name}.tar.gz`);
  const contents = await bundleContents(installed, context);
  const sources = contents.map(({ name: inner, text }) => ({
    type: "content" as const,
    content: text,
    target: `${name}/${inner}`,
    mode: 0o600,
    mtime: new Date(now()),
  }));
  try {
    const target = createWriteStream(file, { flags: "wx", mode: 0o600 });
    await pipeline(packTar(sources), createGzip(), target);
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
  out(`${file}\nRead it before you send it: tar --extract --file ${file}\n`);
  return 0;
}
