import { expect, test } from "vitest";
import type { PrintEntry } from "../../domain/receipt/print-layout.ts";
import { drawEntries } from "./draw-for-printer.ts";
import "../ui/tokens.css";

const linesOf = (count: number): PrintEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    ...{ kind: "line", style: "text", text: `${index + 1} × 烤番茄汤` },
  }));

/** Dots of the pictures, one below the other, in Latin-1. */
const dotsOf = (pictures: Awaited<ReturnType<typeof drawEntries>>) =>
  pictures.map(({ bits }) => atob(bits)).join("");

test("a long receipt is drawn in pictures of a size that the host takes, of whole lines", async () => {
  const pictures = await drawEntries(linesOf(200), 576);
  expect(pictures.map(({ height }) => height)).toEqual([2_000, 2_000, 2_000, 2_000]);
  // What is left of it begins with a line.
  const lines = linesOf(200);
  const rest = await drawEntries(lines.slice(50, 100), 576);
  expect(dotsOf(rest)).toBe(dotsOf(pictures.slice(1, 2)));
});
