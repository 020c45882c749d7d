import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { expect, it } from "vitest";
import { eventually } from "../testing/eventually.ts";

const MODULE = new URL("./end-with-parent.ts", import.meta.url).href;
/** Says its process, and hears no signal that can be ignored. */
const STUBBORN = "trap '' TERM HUP PIPE; echo $$; while :; do sleep 1; done";
const PARENT = `
  import { spawn } from "node:child_process";
  import { endingWithParent } from ${JSON.stringify(MODULE)};
  const [command, args] = endingWithParent("/bin/sh", ["-c", ${JSON.stringify(STUBBORN)}]);
  spawn(command, args, { stdio: ["ignore", "inherit", "ignore"] });
`;

it.runIf(existsSync("/usr/bin/setpriv"))(
  "ends what it started when it is killed, whatever that ignores",
  async () => {
    const parent = spawn(process.execPath, ["--input-type=module-typescript", "--eval", PARENT], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = await new Promise<[string]>((resolve) => {
      createInterface(parent.stdout).once("line", (text) => resolve([text]));
    });
    expect(existsSync(`/proc/${line}`)).toBe(true);
    parent.kill("SIGKILL");
    await eventually(() => expect(existsSync(`/proc/${line}`)).toBe(false));
  },
);
