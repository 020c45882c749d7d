import type { Page } from "@playwright/test";
import { withStyle } from "./style-plant.ts";

/** Another at every visit: pages of others, codes, and what goes by the clock. A caret comes and goes. */
const STILL = `
  :is(
    iframe, video, .pay-on-phone__code, .take-card__code, .countdown, .leaving__title, .idle, .time-left, .time-left__bar,
    .pickup__grid, .status__clock, .step
  ) { visibility: hidden !important }
  input { caret-color: transparent !important }
`;

/** Points of the screen to a point of the picture, each way. */
const SCALE = 8;

/**
 * A small picture of the screen: an eighth of its size, each point the mean of 8 × 8. Enough to see a colour, a picture or
 * a line that is not there; too little to see how an edge was smoothed.
 * @param scaler a page of nobody's, in which the picture is made smaller
 */
export async function smallPicture(page: Page, scaler: Page): Promise<Buffer> {
  // Playwright's own ways to hide something would be inline styles, which the kiosk's page does not take.
  const full = await withStyle(page, STILL, () =>
    page.screenshot({ type: "png", caret: "initial" }),
  );
  const small = await scaler.evaluate(scaledDown, { png: full.toString("base64"), by: SCALE });
  return Buffer.from(small, "base64");
}

/** Runs in a page: a JPEG of the PNG, both in base64. */
async function scaledDown({ png, by }: { png: string; by: number }): Promise<string> {
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  const full = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const width = Math.round(full.width / by);
  const height = Math.round(full.height / by);
  const small = await createImageBitmap(full, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: "high",
  });
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d")?.drawImage(small, 0, 0);
  const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.4 });
  const content = new Uint8Array(await jpeg.arrayBuffer());
  return btoa(String.fromCharCode(...content));
}
