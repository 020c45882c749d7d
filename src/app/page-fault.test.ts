import { expect, test } from "vitest";
import { pageFault } from "../../electron/host/rpc/page-fault.ts";
import { pageFaultOf } from "./page-fault.ts";

function errorWith(stack: string): Error {
  return Object.assign(new TypeError("Amara +4915112345678"), { stack });
}

test("an error is reported by class and stack frames, without message, addresses and secret", () => {
  const fault = pageFaultOf(
    "review",
    errorWith(
      [
        "TypeError: Cannot read 'Amara' of undefined",
        "Amara (https://shop.example/Amara.js:1:2)",
        "    at ReviewScreen (http://127.0.0.1:4600/S3CRET/assets/ReviewScreen-Ab1.js:1:2345)",
        "    at async Promise.all (index 0)",
        "    at http://127.0.0.1:4600/S3CRET/assets/start-x_9.js:12:3",
        "    at async load (kiosk://app/assets/start-x_9.js:7:8)",
        "    at <anonymous>",
      ].join("\n"),
    ),
  );
  expect(fault).toEqual({
    screen: "review",
    type: "TypeError",
    frames: [
      { in: "ReviewScreen", file: "ReviewScreen-Ab1.js", line: 1, column: 2345 },
      { in: "", file: "start-x_9.js", line: 12, column: 3 },
      { in: "load", file: "start-x_9.js", line: 7, column: 8 },
    ],
  });
  expect(pageFault.parse(fault)).toEqual(fault);
});

test.each([
  null,
  undefined,
  "Amara",
  5,
  { name: "Amara, a customer" },
  Object.assign(new Error("x"), { name: "Amara, a customer" }),
  errorWith("x/".repeat(9_000)),
  errorWith("    at draw (http://127.0.0.1:4600/assets/start.js:1:2)\n".repeat(100)),
])("any thrown value can be reported: %#", (thrown) => {
  const fault = pageFaultOf("menu", thrown);
  expect(pageFault.parse(fault)).toEqual(fault);
  expect(JSON.stringify(fault)).not.toContain("Amara");
});

test("an error of this engine keeps its frames", () => {
  const { type, frames } = pageFaultOf("menu", new RangeError("x"));
  expect(type).toBe("RangeError");
  expect(frames[0]?.file).toBe("page-fault.test.ts");
});
