/** The picture of the start screen that setup shows: by the kiosk's own page, in the machine's Chromium. */
import { readFileSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import type { Mood } from "../domain/look/brand.ts";
import { themeOf } from "../domain/look/theme.ts";
import { takeStartScreen } from "../electron/command/setup/start-screen-picture.ts";
import { settingsFor } from "../electron/host/outlet/testing/outlet.ts";

/** The number of pixels of each colour in a PNG, by `#rrggbb`. */
async function coloursOf(path: string): Promise<ReadonlyMap<string, number>> {
  const { data, info } = await sharp(readFileSync(path))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([540, 960]);
  const found = new Map<string, number>();
  for (let at = 0; at < data.length; at += 3) {
    const colour = `#${data.toString("hex", at, at + 3)}`;
    found.set(colour, (found.get(colour) ?? 0) + 1);
  }
  return found;
}

test("shows the outlet's name in the colours of its kind, and leaves nothing else behind", async () => {
  const settings = settingsFor("https://config.example");
  const withMood = (mood: Mood | null) => ({
    ...settings,
    device: { ...settings.device, theme: { ...settings.device.theme, mood, accent: null } },
  });
  for (const mood of ["sushi", "street-food"] as const) {
    const taken = await takeStartScreen(withMood(mood));
    if (taken.result !== "taken") throw new Error(`no picture: ${taken.result}`);
    const colours = await coloursOf(taken.path);
    const { tokens } = themeOf({ mood, color: null, headlineFont: null });
    for (const token of ["--accent", "--awning-color", "--marigold"] as const) {
      expect(colours.get(tokens[token] ?? "") ?? 0, `${mood} ${token}`).toBeGreaterThan(1_000);
    }
    rmSync(dirname(taken.path), { recursive: true });
  }
});
