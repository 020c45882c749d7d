import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Direction, paragraphsOf as paragraphsIn, type TextRun } from "./page-text.ts";

/** A run at a height on the page; letters are 12 high by default. */
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
  test("joins lines of one paragraph, begins the next at a gap", () => {
    const runs = [run("We keep your", 700), run("number.", 680), run("Ask us.", 640)];
    expect(paragraphsOf(runs)).toEqual(["We keep your number.", "Ask us."]);
  });

  test("makes a heading in larger letters its own paragraph", () => {
    const runs = [run("Privacy", 720, true, 24), run("We keep your number.", 700)];
    expect(paragraphsOf(runs)).toEqual(["Privacy", "We keep your number."]);
  });

  test("concatenates runs of one line, with blanks and controls cleaned up", () => {
    const runs = [run("e\u0000", 700, false), run("  mail ", 700, false), run("us", 700)];
    expect(paragraphsOf(runs)).toEqual(["e mail us"]);
  });

  test("joins a word divided by a soft hyphen", () => {
    expect(paragraphsOf([run("Daten\u00ad", 700), run("schutz", 686)])).toEqual(["Datenschutz"]);
  });

  test("begins a new paragraph at a second column", () => {
    expect(paragraphsOf([run("left", 100), run("right", 700)])).toEqual(["left", "right"]);
  });

  /** Runs of a line as they are in a file: from the left, ten apart. */
  const fromLeft = (...runs: [str: string, dir: "ltr" | "rtl"][]): TextRun[] =>
    runs.map(([str, dir], index) => ({
      str,
      dir,
      transform: [1, 0, 0, 1, 10 * index, 700],
      height: 12,
      hasEOL: index === runs.length - 1,
    }));

  test("reads a right-to-left line from the right, left-to-right parts in it from the left", () => {
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

  test("keeps the order of a left-to-right line, whatever it contains", () => {
    const runs = fromLeft(
      ["Our name", "ltr"],
      [" ", "ltr"],
      ["شمندر", "rtl"],
      [" means beet", "ltr"],
    );
    expect(paragraphsOf(runs)).toEqual(["Our name شمندر means beet"]);
  });

  test("reads a line in one script in its direction, whatever the document's language", () => {
    const arabic = fromLeft(["الخصوصية", "rtl"], [" ", "ltr"], ["إشعار", "rtl"]);
    expect(paragraphsOf(arabic, "ltr")).toEqual(["إشعار الخصوصية"]);
    const english = fromLeft(["Privacy", "ltr"], [" ", "ltr"], ["notice", "ltr"]);
    expect(paragraphsOf(english, "rtl")).toEqual(["Privacy notice"]);
  });

  test("replaces presentation forms by letters, so that a voice can read them", () => {
    expect(paragraphsOf([run("ﺺﻳﺮﻋ ﻻ", 700), run("ﬁne", 640)])).toEqual(["صيرع لا", "fine"]);
  });

  test("loses and adds no letter, whatever the layout of the page", () => {
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
