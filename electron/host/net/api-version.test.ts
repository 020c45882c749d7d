import { describe, expect, it } from "vitest";
import { isServiceAddress, join } from "./address.ts";
import { isAtLeast } from "./api-version.ts";

describe("isAtLeast", () => {
  it("compares numerically, not as text or decimals", () => {
    expect(isAtLeast("1.6", "1.6")).toBe(true);
    expect(isAtLeast("1.10", "1.7")).toBe(true);
    expect(isAtLeast("2", "1.7")).toBe(true);
    expect(isAtLeast("1.7.1", "1.7")).toBe(true);
    expect(isAtLeast("1.5", "1.6")).toBe(false);
    expect(isAtLeast("1", "1.6")).toBe(false);
  });

  it("treats an unreadable version as the oldest", () => {
    for (const version of ["", "latest", "v1.7", "1.7-beta", "1..7"]) {
      expect(isAtLeast(version, "1.5")).toBe(false);
    }
  });
});

describe("isServiceAddress", () => {
  it("allows https to any host and http to this machine only", () => {
    const allowed = [
      "https://a.example/b",
      "http://127.0.0.1:1",
      "http://localhost",
      "http://[::1]:2",
    ];
    const refused = [
      "http://a.example",
      "http://127.0.0.1.example",
      "http://localhost@a.example",
      "ftp://127.0.0.1",
      "file:///etc/passwd",
      "javascript:alert(1)",
      "/relative",
      "",
    ];
    expect(allowed.filter((address) => !isServiceAddress(address))).toEqual([]);
    expect(refused.filter(isServiceAddress)).toEqual([]);
  });
});

describe("join", () => {
  it("puts one slash between base and path, and escapes slashes in a segment", () => {
    expect(join("https://a.example/b/", "qr-code", "1.7")).toBe("https://a.example/b/qr-code/1.7");
    expect(join("https://a.example", "v1", "a/../b?c")).toBe("https://a.example/v1/a%2F..%2Fb%3Fc");
  });
});
