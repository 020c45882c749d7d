import type { Page } from "@playwright/test";
import { faultsOf } from "./inspect.ts";

/** A tool for a desk as well: its parts are as small as those of other programs there. */
const RULES = { target: 24, mainTarget: 24, apart: 0, text: 12, forbidden: [] };

/** What axe and the eye would find at the tool; it scrolls as a page does, so what is below is reached. */
export async function toolFaults(page: Page): Promise<readonly string[]> {
  const faults = await faultsOf(page, RULES);
  return faults.filter((fault) => !/out of the screen|the page is/.test(fault));
}
