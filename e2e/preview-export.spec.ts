/** The export of `npm run preview -- … --export DIR`, run to its end: pictures, findings, and all of it in one PDF. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { exportScreens } from "../scripts/running/preview-export.ts";
import { expect, test } from "./pages/previewer.ts";

/** Half of the screen. */
const SIZES = { portrait: [540, 960], landscape: [960, 540] } as const;

/** Width and height, from the header of a PNG. */
function sizeOf(png: Buffer): readonly number[] {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

test("every screen is written as a picture, in both orientations, and into one PDF with the findings", async ({
  desk,
}) => {
  // Without loyalty there are fewer screens, and each is written all the same.
  desk.save((draft) => {
    draft.loyaltyEnabled = false;
    draft.locales.enabled = ["en"];
    draft.timezone = "Europe/Nowhere";
  });
  const folder = mkdtempSync(join(tmpdir(), "preview-export-"));
  try {
    await exportScreens(desk.url, folder);
    const names = readdirSync(join(folder, "en", "portrait"));
    expect(names).toContain("01-attract.png");
    expect(names.length).toBeGreaterThan(20);
    expect(readdirSync(join(folder, "en", "landscape"))).toEqual(names);
    for (const [orientation, size] of Object.entries(SIZES)) {
      const pictures = names.map((name) => readFileSync(join(folder, "en", orientation, name)));
      for (const picture of pictures) expect(sizeOf(picture)).toEqual(size);
      // Screens with the same content (a refusal with the same text) may look the same; most do not.
      const different = new Set(pictures.map((picture) => picture.toString("base64")));
      expect(different.size).toBeGreaterThan(names.length * 0.8);
    }
    expect(readFileSync(join(folder, "findings.txt"), "utf8")).toContain("Europe/Nowhere");
    const index = readFileSync(join(folder, "index.html"), "utf8");
    expect(index.match(/<figure>/g)).toHaveLength(2 * names.length);
    const pdf = readFileSync(join(folder, "preview.pdf"));
    expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
    expect(pdf.subarray(-8).toString()).toContain("%%EOF");
    // Pictures are in it, not only their frames.
    expect(pdf.length).toBeGreaterThan(200_000);
    expect(await desk.calls()).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
