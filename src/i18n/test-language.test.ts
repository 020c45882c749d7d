import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readCatalogues } from "../../scripts/checks/translation-keys.ts";
import { BRACKETS, exposed, exposedCatalogue } from "./test-language.ts";

const english = [
  ...(readCatalogues(join(import.meta.dirname, "../.."))
    .get("en")
    ?.values() ?? []),
];
const VALUES = /\{\{[^}]*\}\}|<\/?\w+\/?>|\{\w+\}/g;

describe("the test language", () => {
  test("brackets a text, gives it accents and makes it longer", () => {
    expect(exposed("Pay")).toBe("⟦Pââýý⟧");
    expect(exposed("My rhythm")).toBe("⟦Mýý řĥýýťĥm~~⟧");
  });

  test("leaves interpolated values alone", () => {
    expect(exposed("Add {{name}}: {{count, number(numberingSystem: latn)}} left")).toBe(
      "⟦Âďď {{name}}: {{count, number(numberingSystem: latn)}} ľééfť~~~~⟧",
    );
    expect(exposed("I accept {document}.")).toContain("{document}");
  });

  test("covers every text of the kiosk", () => {
    const bare = (text: string) => text.replace(VALUES, "");
    expect(english.length).toBeGreaterThan(100);
    for (const text of english) {
      const made = exposed(text);
      expect([made.at(0), made.at(-1)]).toEqual([BRACKETS.open, BRACKETS.close]);
      expect(made.match(VALUES)).toEqual(text.match(VALUES));
      expect(bare(made).length - 2).toBe(bare(text).length + Math.ceil(bare(text).length * 0.4));
    }
  });

  test("translates a catalogue and keeps its keys", () => {
    expect(exposedCatalogue({ one: "Pay", more: { two: "Go" } })).toEqual({
      one: "⟦Pââýý⟧",
      more: { two: "⟦Ğöö⟧" },
    });
  });
});
