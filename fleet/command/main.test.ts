import { execFile } from "node:child_process";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { exitStatus } from "../../electron/host/command/context.ts";
import { VERSION } from "../../electron/host/shared/version.ts";
import { addAccount } from "./add-account.ts";
import { COMMANDS } from "./commands.ts";
import { createFleetMachine, type FleetMachine, PASSWORD } from "./testing/fleet-machine.ts";

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** `loyalty-kiosk-fleet …`, as a process of its own. */
function run(...args: string[]): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const file = join(import.meta.dirname, "main.ts");
  execFile(process.execPath, [file, ...args], (error, stdout, stderr) =>
    resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
  );
  return promise;
}

let machine: FleetMachine;
beforeEach(() => {
  machine = createFleetMachine();
});
afterEach(() => machine.remove());

test("the help names every command, and each command is loaded", async () => {
  const help = await run("--help");
  expect(help.code).toBe(0);
  for (const [name, { synopsis }] of Object.entries(COMMANDS)) {
    expect(help.stdout).toContain(`\n  ${name} `);
    const wrong = await run("--root", machine.root, name, "--wherever");
    expect(wrong).toMatchObject({ code: 2, stdout: "" });
    expect(wrong.stderr).toContain(`usage: loyalty-kiosk-fleet ${name} ${synopsis}`);
  }
  expect(await run("--version")).toMatchObject({ code: 0, stdout: `${VERSION}\n` });
});

test("works on the folders of an installed fleet, below another root", async () => {
  const { code, stderr } = await run("--root", machine.root, "status");
  expect(code).toBe(2);
  expect(stderr).toContain(`cannot read ${machine.paths.settings}`);
});

test("an account is added under the fleet's own, with the password on the input", async () => {
  const add = (...args: string[]) =>
    exitStatus(machine.context, () => addAccount(args, machine.context));
  expect(await add("Ada", "--roles", "settle")).toBe(0);
  expect(machine.ran).toEqual([
    expect.stringMatching(/setpriv --reuid=loyalty-fleet .* --add-account=Ada --roles=settle$/),
  ]);
  expect(machine.inputs).toEqual([`${PASSWORD}\n`]);
  expect(machine.printed()).toBe("Ada can sign in\n");
  expect(await add("Ada", PASSWORD)).toBe(2);
  expect(await add()).toBe(2);
});

test("what the console says against an account is passed on", async () => {
  const refusing = {
    ...machine.context,
    system: {
      ...machine.context.system,
      run: () => ({ code: 1, stdout: "", stderr: "console: there is an account Ada\n" }),
    },
  };
  expect(await addAccount(["Ada"], refusing)).toBe(1);
  expect(machine.errors()).toBe("there is an account Ada\n");
});
