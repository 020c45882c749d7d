import { expect, test } from "vitest";
import { qrSvg } from "./qr.ts";

test("names itself, as text", () => {
  expect(qrSvg("x", "A <b>")).toContain("<title>A &lt;b&gt;</title>");
});

test("has a quiet zone of four cells around the 21 of its smallest size", () => {
  expect(qrSvg("x", "")).toContain('viewBox="0 0 29 29"');
});
