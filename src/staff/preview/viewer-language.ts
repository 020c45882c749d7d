/** The language of the tool by itself: the viewer's own, where the kiosk speaks it. */
import i18next from "i18next";
import { isRightToLeft } from "../../../domain/localized-text.ts";

/** The languages in which there are catalogues, each named by itself. */
export const TOOL_LANGUAGES = ["en", "de", "tr", "ar"] as const;

/** Speaks the first of the viewer's languages that there is. */
export async function speakToViewer(wanted = navigator.languages): Promise<void> {
  const known = wanted
    .map((locale) => locale.split("-")[0])
    .find((language) => TOOL_LANGUAGES.some((spoken) => spoken === language));
  await speakTool(known ?? "en");
}

export async function speakTool(language: string): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft(language) ? "rtl" : "ltr";
  document.title = i18next.t("preview:title");
}
