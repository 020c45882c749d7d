import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paragraphsOf, type TextRun } from "./page-text.ts";

/** A run at a height on the page; letters are 12 high unless said otherwise. */
const run = (str: string, y: number, hasEOL = true, height = 12): TextRun => ({
  str,
  transform: [1, 0, 0, 1, 50, y],
  height,
  hasEOL,
});

describe("text of a page", () => {
  test("lines of one paragraph are joined, a gap begins the next", () => {
    const runs = [run("We keep your", 700), run("number.", 680), run("Ask us.", 640)];
    expect(paragraphsOf(runs)).toEqual(["We keep your number.", "Ask us."]);
  });

  test("a heading in larger letters stands by itself", () => {
    const runs = [run("Privacy", 720, true, 24), run("We keep your number.", 700)];
    expect(paragraphsOf(runs)).toEqual(["Privacy", "We keep your number."]);
  });

  test("runs of one line are put together as they come, blanks and controls tidied", () => {
    const runs = [run("e\u0000", 700, false), run("  mail ", 700, false), run("us", 700)];
    expect(paragraphsOf(runs)).toEqual(["e mail us"]);
  });

  test("a word divided by a soft hyphen is whole again", () => {
    expect(paragraphsOf([run("Daten\u00ad", 700), run("schutz", 686)])).toEqual(["Datenschutz"]);
  });

  test("a second column begins a new paragraph", () => {
    expect(paragraphsOf([run("left", 100), run("right", 700)])).toEqual(["left", "right"]);
  });

  test("no letter is lost or put in, whatever the page looks like", () => {
    const runs = fc.array(
      fc.record({
        str: fc.string({ unit: fc.constantFrom("a", "ب", "ß", " ", "9") }),
        transform: fc.tuple(
          ...[1, 0, 0, 1].map((each) => fc.constant(each)),
          fc.integer(),
          fc.integer(),
        ),
        height: fc.integer({ min: 0, max: 50 }),
        hasEOL: fc.boolean(),
      }),
    );
    const letters = (text: string) => text.replace(/\s/g, "");
    fc.assert(
      fc.property(runs, (given) => {
        const paragraphs = paragraphsOf(given);
        expect(letters(paragraphs.join(""))).toBe(letters(given.map(({ str }) => str).join("")));
        expect(paragraphs.every((paragraph) => paragraph.trim() !== "")).toBe(true);
      }),
    );
  });
});
