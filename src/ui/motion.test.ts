/** Motion is short, and none where somebody has asked for none (requirement A11). */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const LONGEST_MS = 200;
const source = join(import.meta.dirname, "..");

/** The sheets of the touchscreen; the wall beside it calls across a room. */
const sheets = globSync("**/*.css", { cwd: source }).filter((name) => !name.startsWith("status/"));
const tokens = readFileSync(join(source, "ui/tokens.css"), "utf8");

describe("motion", () => {
  it.each(sheets)("%s has none that is longer than 200 ms, and none without end", (name) => {
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

  it("is none where somebody has asked for none", () => {
    const reduced = tokens.slice(tokens.indexOf("prefers-reduced-motion"));
    for (const token of ["--fast", "--calm", "--hop"]) expect(reduced).toContain(`${token}: 0ms;`);
  });
});
