import type { Page } from "@playwright/test";
import { faultsOf } from "./inspect.ts";

/** A desktop tool: its controls are as small as those of other desktop programs. */
const RULES = { target: 24, mainTarget: 24, apart: 0, text: 12, forbidden: [] };

/** Faults of the tool by axe and by measuring; it scrolls like a page, so content below can be reached. */
export async function toolFaults(page: Page): Promise<readonly string[]> {
  const faults = await faultsOf(page, RULES);
  return faults.filter((fault) => !/out of the screen|the page is/.test(fault));
}
