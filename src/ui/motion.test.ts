/** Motion is short, and off with `prefers-reduced-motion` (requirement A11). */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const LONGEST_MS = 200;
const source = join(import.meta.dirname, "..");

/** The style sheets of the touchscreen; the order-status display has to catch the eye across a room. */
const sheets = globSync("**/*.css", { cwd: source }).filter((name) => !name.startsWith("status/"));
const tokens = readFileSync(join(source, "ui/tokens.css"), "utf8");

describe("motion", () => {
  it.each(sheets)("%s has no animation longer than 200 ms, and no endless one", (name) => {
    const css = readFileSync(join(source, name), "utf8");
    const durations = [...css.matchAll(/([\d.]+)(ms|s)\b/g)].map(
      ([, amount, unit]) => Number(amount) * (unit === "s" ? 1_000 : 1),
    );
    for (const duration of durations) expect(duration).toBeLessThanOrEqual(LONGEST_MS);
    expect(css).not.toMatch(/infinite/);
  });

  it.each(sheets)("%s takes its durations from the tokens, which can be switched off", (name) => {
    if (name === "ui/tokens.css") return;
    const css = readFileSync(join(source, name), "utf8");
    for (const [rule] of css.matchAll(/^\s*(animation|transition):[^;]+/gm)) {
      expect(rule).toMatch(/var\(--(fast|calm|hop)\)|none/);
    }
  });

  it("is off with prefers-reduced-motion", () => {
    const reduced = tokens.slice(tokens.indexOf("prefers-reduced-motion"));
    for (const token of ["--fast", "--calm", "--hop"]) expect(reduced).toContain(`${token}: 0ms;`);
  });
});
