import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LONGEST_CODE } from "../../domain/scanned-code.ts";
import { ofCodeLength, readCode } from "./code.ts";

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
  ])("%j is the code %j", (scanned, code) => {
    expect(readCode(scanned)).toBe(code);
  });

  it.each([
    ["a signed token", 1_000, true],
    ["the longest code", LONGEST_CODE, true],
    ["a longer one", LONGEST_CODE + 1, false],
  ])("of the length of %s (%i): is a code: %s", (_what, length, isCode) => {
    const text = "A".repeat(length);
    expect([readCode(text), ofCodeLength(text)]).toEqual(isCode ? [text, text] : [null, null]);
  });

  it("never leaves a control character or an overlong code", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 3_000 }), (scanned) => {
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

  it("is no code if it is shorter than any", () => {
    expect(ofCodeLength("12")).toBeNull();
  });
});
