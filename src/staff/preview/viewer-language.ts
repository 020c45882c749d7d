/** The language of the tool by itself: the viewer's own, where the kiosk speaks it. */
import i18next from "i18next";
import { isRightToLeft } from "../../../domain/localized-text.ts";
import { catalogueOf } from "../../i18n/i18n.ts";

/** Speaks the first of the viewer's languages that there is. */
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
