/** The program that keeps a kiosk's screen turned, with a wlr-randr whose screens are a file. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { eventually } from "../../electron/testing/eventually.ts";

const PROGRAM = join(import.meta.dirname, "../../deploy/serve/turn-screen.sh");

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kiosk-turn-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const screens = () => join(folder, "screens");
const connect = (output: string, transform: string) =>
  writeFileSync(
    screens(),
    `DP-1 "Another one"\n  Enabled: yes\n  Transform: normal\n${output} "A panel"\n  Transform: ${transform}\n`,
  );

function program(name: string, text: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
}

test("a screen is turned once it is there, and again when it was off; the program ends with the compositor", async () => {
  program(
    "wlr-randr",
    `if [ $# = 0 ]; then exec cat "${screens()}"; fi\nsed -i "/^$2 /,\\$s/Transform: .*/Transform: $4/" "${screens()}"`,
  );
  program("sleep", "exec /bin/sleep 0.01");
  connect("HDMI-A-2", "normal");
  const { PATH } = process.env;
  const turning = spawn(PROGRAM, {
    env: { PATH: `${folder}:${PATH}`, KIOSK_ROTATE_OUTPUT: "HDMI-A-1", KIOSK_ROTATE: "270" },
    // What the compositor opened for the kiosk.
    stdio: ["ignore", "ignore", "pipe", "pipe"],
  });
  let said = "";
  turning.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const ended = once(turning, "exit");
  await once(turning.stdio[3] as NodeJS.ReadableStream, "close");
  await eventually(() => expect(said).toContain("HDMI-A-1 is not connected"));
  for (const _ of ["connected", "switched on again"]) {
    connect("HDMI-A-1", "normal");
    await eventually(() =>
      expect(readFileSync(screens(), "utf8")).toContain('"A panel"\n  Transform: 270'),
    );
  }
  expect(readFileSync(screens(), "utf8")).toContain(
    '"Another one"\n  Enabled: yes\n  Transform: normal',
  );
  rmSync(screens());
  expect((await ended)[0]).toBe(0);
  expect(said.match(/is not connected/g)).toHaveLength(1);
});
