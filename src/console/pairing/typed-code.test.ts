import { expect, test } from "vitest";
import { typedCode } from "./typed-code.ts";

test.each([
  ["7K3QF-92MXA", "7K3QF-92MXA"],
  ["7k3qf92mxa", "7K3QF-92MXA"],
  [" 7k3qf – 92mxa ", "7K3QF-92MXA"],
  ["oil3f-92mxa", "0113F-92MXA"],
  ["7K3QF-92MX", null],
  ["7K3QF-92MXAA", null],
  ["7K3QF/92MXA", null],
  ["", null],
])("%j is read as %j", (text, code) => {
  expect(typedCode(text)).toBe(code);
});
