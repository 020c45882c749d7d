/** The language of the standalone tool: the viewer's own, if the kiosk has texts in it. */
import i18next from "i18next";
import { isRightToLeft } from "../../../domain/localized-text.ts";
import { catalogueOf } from "../../i18n/i18n.ts";

/** Switches to the first of the viewer's languages with a catalogue. */
export async function speakToViewer(wanted = navigator.languages): Promise<void> {
  const known = wanted.map(catalogueOf).find((language) => language !== null);
  await speakTool(known ?? "en");
}

export async function speakTool(language: string): Promise<void> {
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  document.documentElement.dir = isRightToLeft(language) ? "rtl" : "ltr";
  document.title = i18next.t("preview:title");
}
