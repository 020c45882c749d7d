import { expect, test } from "vitest";
import { testDocument } from "./test-print.ts";
import "../../ui/tokens.css";

const LABELS = {
  ...{ outlet: "Beet & Barley", when: "21 Nov 2026, 07:36", title: "Print a test" },
  ...{ number: "Your number", discount: "Your discount" },
  money: (amount: string) => `€${amount}`,
};

test("a test has every kind of line, and draws the languages that printers have no letters for", async () => {
  const printer = { isUsable: true, dots: 576, columns: 48, ticket: false } as const;
  const { blocks } = await testDocument(
    LABELS,
    {
      printer: { ...printer, codePages: ["windows-1252", "windows-1250", "windows-1254"] },
      logoUrl: null,
      copy: "Copy",
    },
    ["en", "pl", "ar", "zh-Hans"],
  );
  const texts = blocks.filter((block) => block.type === "text");
  expect(texts.some(({ text, isBig }) => isBig && text.includes("47"))).toBe(true);
  const text = texts.map((block) => block.text).join("\n");
  for (const part of ["Käse", "łosoś", "Şiş", "- €5.00", "€1234.50"]) expect(text).toContain(part);
  expect(blocks.filter(({ type }) => type === "code")).toHaveLength(1);
  // Two lines: Arabic and Chinese.
  expect(blocks.filter(({ type }) => type === "image")).toMatchObject([{ height: 80 }]);
});

test("a printer with few letters shows those that it has", async () => {
  const printer = { isUsable: true, dots: 576, columns: 48, ticket: false } as const;
  const stock = { printer: { ...printer, codePages: ["windows-1252" as const] }, copy: "Copy" };
  const { blocks } = await testDocument(LABELS, { ...stock, logoUrl: null }, ["en"]);
  const text = blocks.map((block) => (block.type === "text" ? block.text : "")).join("\n");
  expect(text).toContain("Käse");
  expect(text).not.toContain("łosoś");
});
