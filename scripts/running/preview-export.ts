/**
 * The preview's screens as files, for approval by others: a PNG each, in every language, in both orientations, a list
 * of findings, and all of it in one PDF.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type Browser, chromium, type Page } from "@playwright/test";
import { z } from "zod";
import { CHROMIUM_SWITCHES } from "../../electron/browser/find-chromium.ts";
import { ensureChromium } from "./chromium.ts";

const SIZES = {
  portrait: { width: 1080, height: 1920 },
  landscape: { width: 1920, height: 1080 },
} as const;
/** Half the kiosk's own pixels: sharp in print, and small enough to send. */
const SCALE = 0.5;

/** Documents are fetched first, and one that does not answer is given up after a minute. */
const READY_WITHIN_MS = 120_000;
const READY_POLL_MS = 100;

type Taken = { readonly file: string; readonly caption: string };

/**
 * Writes every screen of the preview at `url` into `folder`; reports its progress on stderr. Throws if a screen fails.
 */
export async function exportScreens(url: string, folder: string): Promise<void> {
  const executablePath = ensureChromium();
  if (executablePath === null) throw new Error("--export needs Chromium");
  const browser = await chromium.launch({ executablePath, args: [...CHROMIUM_SWITCHES] });
  try {
    const page = await browser.newPage({ deviceScaleFactor: SCALE, reducedMotion: "reduce" });
    const pictures: Taken[] = [];
    await page.goto(`${url}?export`);
    const plan = await planOf(page);
    for (const orientation of ["portrait", "landscape"] as const) {
      await page.setViewportSize(SIZES[orientation]);
      for (const locale of plan.locales) {
        const place = join(locale, orientation);
        mkdirSync(join(folder, place), { recursive: true });
        for (const [index, scene] of plan.scenes.entries()) {
          const file = join(place, `${String(index + 1).padStart(2, "0")}-${scene.id}.png`);
          const asked = JSON.stringify({ scene: scene.id, locale, orientation });
          const result = shown.parse(await page.evaluate(`window.previewExport.show(${asked})`));
          if (result.result !== "shown") throw new Error(`${file} could not be drawn`);
          await page.screenshot({ path: join(folder, file) });
          pictures.push({ file, caption: `${scene.name} · ${locale}` });
          console.error(join(folder, file));
        }
      }
    }
    writeFileSync(join(folder, "findings.txt"), `${plan.findings.join("\n")}\n`);
    await writePdf(browser, folder, plan, pictures);
  } finally {
    await browser.close();
  }
}

const planned = z.object({
  title: z.string(),
  locales: z.array(z.string()),
  scenes: z.array(z.object({ id: z.string(), name: z.string() })),
  findings: z.array(z.string()),
});
const shown = z.object({ result: z.string() });

/** The screens and findings of the page, once all documents are fetched. */
async function planOf(page: Page): Promise<z.infer<typeof planned>> {
  const until = Date.now() + READY_WITHIN_MS;
  while (!(await page.evaluate("window.previewExport !== undefined"))) {
    if (Date.now() > until) throw new Error("the preview did not get ready");
    await delay(READY_POLL_MS);
  }
  return planned.parse(await page.evaluate("window.previewExport.plan()"));
}

/** The same pictures as one document: title and findings, then three in portrait or four in landscape per page. */
async function writePdf(
  browser: Browser,
  folder: string,
  { title, findings }: Pick<z.infer<typeof planned>, "title" | "findings">,
  pictures: readonly Taken[],
): Promise<void> {
  const figures = pictures.map(
    ({ file, caption }) =>
      `<figure><img src="${encodeURI(file.replaceAll("\\", "/"))}" alt=""><figcaption>${escaped(caption)}</figcaption></figure>`,
  );
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escaped(title)}</title><style>
body { font: 11pt sans-serif; margin: 0 }
h1 { font-size: 24pt }
li { padding-block: 1mm }
main { break-before: page }
figure { display: inline-block; margin: 0 4mm 4mm 0; vertical-align: top; break-inside: avoid }
img { display: block; max-width: 128mm; max-height: 152mm; border: 0.3mm solid #85715f }
figcaption { padding-top: 2mm }
</style></head><body><h1>${escaped(title)}</h1>
<ul>${findings.map((finding) => `<li>${escaped(finding)}</li>`).join("\n")}</ul>
<main>${figures.join("\n")}</main></body></html>`;
  const index = join(folder, "index.html");
  writeFileSync(index, html);
  const page = await browser.newPage();
  await page.goto(pathToFileURL(index).href);
  await page.pdf({
    path: join(folder, "preview.pdf"),
    format: "A4",
    landscape: true,
    margin: { top: "12mm", right: "12mm", bottom: "12mm", left: "12mm" },
  });
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
