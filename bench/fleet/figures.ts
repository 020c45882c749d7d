/** Times and ratios of the fleet's measurement. */

/** Milliseconds of a clock that all processes of this machine share, and that nobody sets. */
export function sharedNow(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

/** The middle value; of an even number of values the upper one. Throws if there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error("nothing was measured");
  return middle;
}

export function rounded(value: number, digits = 2): number {
  return Number(value.toFixed(digits));
}

/** The figure of the run in the middle, with all runs for whoever reads along: "2.1 (2, 2.1, 2.4)". */
export function ofRuns(values: readonly number[]): {
  readonly figure: number;
  readonly text: string;
} {
  const figure = rounded(median(values));
  return { figure, text: `${figure} (${values.map((value) => rounded(value)).join(", ")})` };
}
