/** Nothing may override the hardening of pages (requirement S1): it is defined in one file only. */
import { expect, test } from "vitest";
import { readSources, type SourceFile } from "../../scripts/checks/source-files.ts";
import { isNode, syntaxNodes } from "../../scripts/checks/syntax.ts";
import { root } from "../../scripts/running/processes.ts";
import { HARDENED_WEB_PREFERENCES } from "./web-preferences.ts";

/** Preferences that a window sets itself. */
const ELSEWHERE = ["session", "preload", "zoomFactor"];

/** The files that use Electron. */
const shell = readSources(root).filter(
  ({ path, text }) =>
    path.startsWith("electron/") &&
    !path.includes("testing/") &&
    !path.endsWith(".test.ts") &&
    /from "electron"/.test(text),
);

/** The names in each object literal of `webPreferences`, in order; a spread by its operand. */
function preferencesIn(file: SourceFile): string[][] {
  const written = (node: unknown): string =>
    isNode(node) ? file.text.slice(node.start, node.end) : "";
  return syntaxNodes(file).flatMap(({ type, key, value }) => {
    if (type !== "Property" || written(key) !== "webPreferences" || !isNode(value)) return [];
    const properties = Array.isArray(value.properties) ? value.properties.filter(isNode) : [];
    return [properties.map((each) => written(each.key ?? each.argument))];
  });
}

test("every page is hardened, and no hardened preference is set elsewhere", () => {
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

test("no setting, argument or switch of Chromium changes them", () => {
  const switches =
    /appendSwitch|appendArgument|commandLine|no-sandbox|disable-web-security|ELECTRON_/;
  expect(shell.length).toBeGreaterThan(5);
  expect(shell.filter(({ text }) => switches.test(text)).map(({ path }) => path)).toEqual([]);
});
