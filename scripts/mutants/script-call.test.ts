import { expect, test } from "vitest";
import { failingUnchanged, type ScriptCall } from "./script-call.ts";

const call = (name: string): ScriptCall => ({ name, script: "tests.ts", args: [name] });

test("what fails without a change is named with its output, and each script runs once", async () => {
  const ran: string[] = [];
  const failing = await failingUnchanged(
    [call("simulation"), call("unit tests"), call("simulation")],
    async (calls) =>
      calls.map(({ name }) => {
        ran.push(name);
        return { name, code: name === "simulation" ? 1 : 0, output: "seed 7: a rule\n" };
      }),
  );
  expect(ran).toEqual(["simulation", "unit tests"]);
  expect(failing).toEqual(["simulation\nseed 7: a rule"]);
});
