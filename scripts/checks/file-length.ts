/** Style rule: a file does one thing and fits on a few screens. */
import type { SourceFile } from "./source-files.ts";

const MOST_LINES = 300;
/** Tables of data, not code: their length does not matter. */
const DATA = [
  /^sandbox\/restaurant\/menu\//,
  /^sandbox\/restaurant\/draw\//,
  /^contracts\/examples\//,
];

/** Files with more than 300 lines, one line each; tests and tables of data are not counted. */
export function longFiles(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (/\.(test|spec)\.tsx?$/.test(path) || DATA.some((data) => data.test(path))) return [];
    const lines = text.split("\n").length - 1;
    return lines > MOST_LINES ? [`${path}: ${lines} lines, at most ${MOST_LINES}`] : [];
  });
}
