/** That nothing turns the hardening of pages otherwise (requirement S1): one file says it, and nobody says it again. */
import { expect, test } from "vitest";
import { root } from "../../scripts/processes.ts";
import { readSources, type SourceFile } from "../../scripts/source-files.ts";
import { isNode, syntaxNodes } from "../../scripts/syntax.ts";
import { HARDENED_WEB_PREFERENCES } from "./web-preferences.ts";

/** What of a page's preferences its window says by itself. */
const ELSEWHERE = ["session", "preload", "zoomFactor"];

/** The files that know Electron. */
const shell = readSources(root).filter(
  ({ path, text }) =>
    path.startsWith("electron/") &&
    !path.includes("testing/") &&
    !path.endsWith(".test.ts") &&
    /from "electron"/.test(text),
);

/** The names in each object that is given as `webPreferences`, in their order; a spread by what it spreads. */
function preferencesIn(file: SourceFile): string[][] {
  const written = (node: unknown): string =>
    isNode(node) ? file.text.slice(node.start, node.end) : "";
  return syntaxNodes(file).flatMap(({ type, key, value }) => {
    if (type !== "Property" || written(key) !== "webPreferences" || !isNode(value)) return [];
    const properties = Array.isArray(value.properties) ? value.properties.filter(isNode) : [];
    return [properties.map((each) => written(each.key ?? each.argument))];
  });
}

test("every page is run as hardened, and nothing that is hardened is said again", () => {
  const given = shell.flatMap(preferencesIn);
  // The windows' and the payment view's.
  expect(given).toHaveLength(2);
  for (const [first, ...others] of given) {
    expect(first).toBe("HARDENED_WEB_PREFERENCES");
    const names = others.flatMap((each) => each.match(/[a-z]\w*(?= !==|$)/i) ?? []);
    expect(names).toHaveLength(others.length);
    expect(names.filter((name) => !ELSEWHERE.includes(name))).toEqual([]);
  }
  expect(ELSEWHERE.filter((name) => Object.hasOwn(HARDENED_WEB_PREFERENCES, name))).toEqual([]);
});

test("no setting, argument or switch of Chromium reaches them", () => {
  const switches =
    /appendSwitch|appendArgument|commandLine|no-sandbox|disable-web-security|ELECTRON_/;
  expect(shell.length).toBeGreaterThan(5);
  expect(shell.filter(({ text }) => switches.test(text)).map(({ path }) => path)).toEqual([]);
});
