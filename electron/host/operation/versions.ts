import { version } from "./update-state.ts";

/** Whether one version is newer than another. False if either is not three numbers: an order is never guessed. */
export function isNewer(candidate: string, than: string): boolean {
  const [left, right] = [numbersOf(candidate), numbersOf(than)];
  if (left === null || right === null) return false;
  const differing = left.findIndex((number, index) => number !== right[index]);
  return differing >= 0 && (left[differing] ?? 0) > (right[differing] ?? 0);
}

function numbersOf(text: string): number[] | null {
  return version.safeParse(text).success ? text.split(".").map(Number) : null;
}
