import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Direction, paragraphsOf as paragraphsIn, type TextRun } from "./page-text.ts";

/** A run at a height on the page; letters are 12 high unless said otherwise. */
const run = (str: string, y: number, hasEOL = true, height = 12): TextRun => ({
  str,
  dir: "ltr",
  transform: [1, 0, 0, 1, 50, y],
  height,
  hasEOL,
});

const paragraphsOf = (runs: readonly TextRun[], direction: Direction = "ltr") =>
  paragraphsIn(runs, direction);

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

  /** Runs of a line as a file has them: from the left, ten apart. */
  const fromLeft = (...runs: [str: string, dir: "ltr" | "rtl"][]): TextRun[] =>
    runs.map(([str, dir], index) => ({
      str,
      dir,
      transform: [1, 0, 0, 1, 10 * index, 700],
      height: 12,
      hasEOL: index === runs.length - 1,
    }));

  test("a line from right to left is read from the right, what runs the other way in it from the left", () => {
    const runs = fromLeft(
      [".", "ltr"],
      ["نقاط", "rtl"],
      [" ", "ltr"],
      ["5", "ltr"],
      ["0", "ltr"],
      [" ", "ltr"],
      ["Beet", "ltr"],
      [" ", "ltr"],
      ["&", "ltr"],
      [" ", "ltr"],
      ["Barley", "ltr"],
      [" ", "ltr"],
      ["تمنح", "rtl"],
    );
    expect(paragraphsOf(runs, "rtl")).toEqual(["تمنح 50 Beet & Barley نقاط."]);
  });

  test("a line from left to right keeps its order, whatever stands in it", () => {
    const runs = fromLeft(
      ["Our name", "ltr"],
      [" ", "ltr"],
      ["شمندر", "rtl"],
      [" means beet", "ltr"],
    );
    expect(paragraphsOf(runs)).toEqual(["Our name شمندر means beet"]);
  });

  test("a line in one kind of letters runs as they do, whatever the document's language", () => {
    const arabic = fromLeft(["الخصوصية", "rtl"], [" ", "ltr"], ["إشعار", "rtl"]);
    expect(paragraphsOf(arabic, "ltr")).toEqual(["إشعار الخصوصية"]);
    const english = fromLeft(["Privacy", "ltr"], [" ", "ltr"], ["notice", "ltr"]);
    expect(paragraphsOf(english, "rtl")).toEqual(["Privacy notice"]);
  });

  test("shapes are letters again, so that a voice can read them", () => {
    expect(paragraphsOf([run("ﺺﻳﺮﻋ ﻻ", 700), run("ﬁne", 640)])).toEqual(["صيرع لا", "fine"]);
  });

  test("no letter is lost or put in, whatever the page looks like", () => {
    const runs = fc.array(
      fc.record({
        str: fc.string({ unit: fc.constantFrom("a", "ب", "ß", " ", "9") }),
        dir: fc.constantFrom("ltr", "rtl"),
        transform: fc.tuple(
          ...[1, 0, 0, 1].map((each) => fc.constant(each)),
          fc.integer(),
          fc.integer(),
        ),
        height: fc.integer({ min: 0, max: 50 }),
        hasEOL: fc.boolean(),
      }),
    );
    const letters = (text: string) => [...text.replace(/\s/g, "")].sort().join("");
    fc.assert(
      fc.property(runs, fc.constantFrom("ltr", "rtl"), (given, direction) => {
        const paragraphs = paragraphsOf(given, direction);
        expect(letters(paragraphs.join(""))).toBe(letters(given.map(({ str }) => str).join("")));
        expect(paragraphs.every((paragraph) => paragraph.trim() !== "")).toBe(true);
      }),
    );
  });
});
