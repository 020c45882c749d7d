/** A kiosk goes on when nobody reads its standard error any more, such as a terminal that was closed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const HOST_LOG = new URL("./host-log.ts", import.meta.url).href;
const operation = { log: { level: "info", folder: null, fileMegabytes: 1, files: 2 } };

/** Writes a line for each message from its parent, which it answers a turn later. */
const KIOSK = `
  import { createHostLog } from ${JSON.stringify(HOST_LOG)};
  const { log } = createHostLog({ operation: ${JSON.stringify(operation)} }, process.argv[1]);
  process.on("message", (text) => {
    log.warn(text);
    setImmediate(() => process.send("written"));
  });
  process.send("ready");
`;

test("a log without a reader is still written to its file, and ends nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "kiosk-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const args = ["--input-type=module", "--eval", KIOSK, folder];
  const env = { ...process.env, KIOSK_LOG_LEVEL: "warn" };
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe", "ipc"], env });
  onTestFinished(() => void child.kill("SIGKILL"));
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`it ended with ${code}`);
  });
  ended.catch(() => {});
  await once(child, "message");
  child.stderr?.destroy();
  for (const text of ["first", "second", "third"]) {
    const answered = once(child, "message");
    child.send(text);
    await Promise.race([answered, ended]);
  }
  const [name = ""] = readdirSync(join(folder, "logs"));
  const written = readFileSync(join(folder, "logs", name), "utf8");
  expect(written.match(/first|second|third/g)).toEqual(["first", "second", "third"]);
  expect(child.exitCode).toBeNull();
});
