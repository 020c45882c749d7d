import { describe, expect, it } from "vitest";
import { identifierOfCode } from "./scanned-code.ts";

const reading = (publicClientIdPattern: RegExp | null, apiVersion = "1.7") => ({
  publicClientIdPattern,
  apiVersion,
});
const PATTERN = /^(?:app:\/\/client\/(\d+))$/u;

describe("a scanned code", () => {
  it("is sent unchanged if no public client ids are scanned", () => {
    expect(identifierOfCode("app://client/880017", reading(null))).toEqual({
      by: "code",
      qrCode: "app://client/880017",
    });
  });

  it("is a public client id if it matches the outlet's pattern", () => {
    expect(identifierOfCode("app://client/880017", reading(PATTERN))).toEqual({
      by: "public-client-id",
      publicClientId: 880017,
    });
    expect(identifierOfCode("BBF-20117-K7QX4M", reading(PATTERN)).by).toBe("code");
  });

  it("is not sent as a public client id before version 1.7, which does not know the field", () => {
    expect(identifierOfCode("app://client/880017", reading(PATTERN, "1.6")).by).toBe("code");
    expect(identifierOfCode("app://client/880017", reading(PATTERN, "1.10")).by).not.toBe("code");
  });

  it("is never rounded to another customer's id", () => {
    const code = "app://client/9007199254740993";
    expect(identifierOfCode(code, reading(PATTERN))).toEqual({ by: "code", qrCode: code });
    expect(identifierOfCode("x", reading(/^(?:(x))$/u)).by).toBe("code");
  });
});
