import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { VERSION } from "../host/shared/version.ts";
import { COMMANDS } from "./commands.ts";

type Ended = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** `loyalty-kiosk …`, as a process of its own. */
function run(...args: string[]): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  const file = join(import.meta.dirname, "main.ts");
  execFile(process.execPath, [file, ...args], (error, stdout, stderr) =>
    resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
  );
  return promise;
}

test("the help names every command, and each command its arguments", async () => {
  const [plain, help] = await Promise.all([run(), run("--help")]);
  expect(help).toEqual(plain);
  expect(help.code).toBe(0);
  for (const name of Object.keys(COMMANDS)) expect(help.stdout).toContain(`\n  ${name} `);
  const one = await run("restore", "--help");
  expect(one).toMatchObject({ code: 0, stderr: "" });
  expect(one.stdout).toBe(`usage: loyalty-kiosk restore ${COMMANDS.restore.synopsis}\n`);
});

test("an unknown command, option or argument exits with 2 and the usage", async () => {
  for (const args of [["doctr"], ["--verbose"], ["toString"]]) {
    const { code, stdout, stderr } = await run(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(`${args[0]}\n\nusage: loyalty-kiosk`);
  }
  const argument = await run("backup", "--wherever");
  expect(argument).toMatchObject({ code: 2, stdout: "" });
  expect(argument.stderr).toContain("usage: loyalty-kiosk backup ");
});

test("prints its version", async () => {
  expect(await run("--version")).toMatchObject({ code: 0, stdout: `${VERSION}\n` });
});

test("works on the folders of an installed kiosk, below another root", async () => {
  const { code, stderr } = await run("--root", "/nowhere", "doctor");
  expect(code).toBe(2);
  expect(stderr).toContain("cannot read /nowhere/etc/loyalty-kiosk/settings.json");
});
