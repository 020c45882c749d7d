import { afterEach, expect, test, vi } from "vitest";
import { readArguments, wholeNumber } from "./arguments.ts";

const OPTIONS = { runs: { type: "string", default: "3" } } as const;

afterEach(() => vi.restoreAllMocks());

/** What is written before the process would end, and its exit status. */
function refusal(run: () => unknown): { said: string; status: unknown } {
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  const exit = vi.spyOn(process, "exit").mockImplementation((status) => {
    throw new Error(`exit ${status}`);
  });
  expect(run).toThrow("exit");
  return { said: String(write.mock.calls[0]?.[0]), status: exit.mock.calls[0]?.[0] };
}

test("known switches are read", () => {
  const { values } = readArguments({ args: ["--runs", "5"], options: OPTIONS });
  expect(wholeNumber("runs", values.runs)).toBe(5);
});

test("an unknown switch is named, and the command ends with status 2", () => {
  const { said, status } = refusal(() => readArguments({ args: ["--rums=5"], options: OPTIONS }));
  expect(said).toContain("--rums");
  expect(said).not.toContain("    at ");
  expect(status).toBe(2);
});

test.each(["x", "", "0", "1.5", "-1"])("%j is no number of runs", (text) => {
  expect(refusal(() => wholeNumber("runs", text, 1))).toEqual({
    said: `--runs must be a whole number from 1 on, not "${text}"\n`,
    status: 2,
  });
});
