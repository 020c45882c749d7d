import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_CODE, ofCodeLength, readCode } from "./code.ts";

describe("a scanned text", () => {
  it.each([
    ["BBF-20117-K7QX4M", "BBF-20117-K7QX4M"],
    ["\u0002BBF-20117\u001d-K7QX4M\u0003\r\n", "BBF-20117-K7QX4M"],
    ["]Q1BBF-20117", "BBF-20117"],
    ["  204117 ", "204117"],
    ["https://app.example/c?x=1&y=ü", "https://app.example/c?x=1&y=ü"],
    ["]Q1", null],
    ["\r\n", null],
    ["12", null],
    ["A".repeat(LONGEST_CODE), "A".repeat(LONGEST_CODE)],
    ["A".repeat(LONGEST_CODE + 1), null],
  ])("%j is the code %j", (scanned, code) => {
    expect(readCode(scanned)).toBe(code);
  });

  it("never leaves a control character or an overlong code", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 2_000 }), (scanned) => {
        const code = readCode(scanned);
        return code === null || (/^\P{Cc}+$/u.test(code) && code.length <= LONGEST_CODE);
      }),
    );
  });
});

describe("a text that the camera read", () => {
  it.each(["\u0001CARD\u001d42\n", " card ", "]Q1CARD"])("%j is a code as it is", (text) => {
    expect(ofCodeLength(text)).toBe(text);
  });

  it.each(["12", "A".repeat(LONGEST_CODE + 1)])("%j is no code", (text) => {
    expect(ofCodeLength(text)).toBeNull();
  });
});
