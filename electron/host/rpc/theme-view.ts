/** The outlet's theme as the pages apply it. */
import { z } from "zod";
import { HEADLINE_FONTS } from "../../../domain/look/brand.ts";

export const themeView = z.object({
  /** CSS custom properties that differ from the kiosk's own look; empty if none do. */
  tokens: z.record(z.string().startsWith("--"), z.string()),
  headlineFont: z.enum(HEADLINE_FONTS),
  /** The outlet's colour, if another is shown for legibility. */
  adjusted: z.object({ wanted: z.string(), shown: z.string() }).nullable(),
});
export type ThemeView = z.infer<typeof themeView>;
