import { expect, test } from "vitest";
import { pdf } from "./pdf.ts";

const bytes = pdf("Gizlilik bildirimi", ["Şimdi ğ, ı ve İ.", "word ".repeat(60).trim()], "tr");
const text = Buffer.from(bytes).toString("latin1");

test("every offset of the cross-reference table is the start of its object", () => {
  const table = text.slice(text.indexOf("xref\n"));
  const offsets = [...table.matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) => Number(offset));
  expect(offsets).toHaveLength(5);
  offsets.forEach((offset, index) => {
    expect(text.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
  });
  const start = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(start, start + 4)).toBe("xref");
});

test("the stream has the declared length", () => {
  const [, length, stream] = /\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/.exec(text) ?? [];
  expect(stream).toHaveLength(Number(length));
});

test("Turkish letters have the codes of the declared encoding", () => {
  const first = Buffer.from([130, ..."imdi ".split("").map((each) => each.charCodeAt(0)), 128]);
  expect(text).toContain(
    `<${Buffer.from([131]).toString("hex")}${first.subarray(1).toString("hex")}`,
  );
  expect(text).toContain("131 /Scedilla");
});

test("long paragraphs are broken into lines", () => {
  const lines = [...text.matchAll(/<([0-9a-f]*)> Tj T\*/g)].map(
    ([, hex]) => (hex ?? "").length / 2,
  );
  expect(lines.length).toBeGreaterThan(5);
  expect(Math.max(...lines)).toBeLessThan(80);
});
