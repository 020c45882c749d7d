import { useEffect, useLayoutEffect } from "react";
import { loadAllAreas, speakLanguage } from "../i18n/i18n.ts";
import { useScreenName, useVisit } from "../journey/use-visit.ts";
import { loadFontsFor } from "../ui/script-fonts.ts";
import { applyTheme } from "../ui/theme.ts";
import { fetchLater } from "./fetch-later.ts";
import { loadNextScreens } from "./screens.ts";

/** How long a screen is shown before the next ones are prefetched: prefetching must not delay its rendering. */
const PREFETCH_DELAY_MS = 600;

/** Applies language, text size, contrast and reach of the visit to the whole page. */
export function usePageSettings(): void {
  const { access, locale, outlet } = useVisit("access", "locale", "outlet");
  const screen = useScreenName();

  useEffect(() => {
    void speakLanguage(locale, outlet.locales);
  }, [locale, outlet.locales]);

  useEffect(() => loadFontsFor(outlet.locales.enabled), [outlet.locales]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.text = access.textSize;
    dataset.contrast = access.highContrast ? "high" : "normal";
    if (access.lowered) dataset.lowered = "";
    else delete dataset.lowered;
  }, [access]);

  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.doubleTaps = outlet.rejectDoubleTaps ? "rejected" : "counted";
  }, [outlet.rejectDoubleTaps]);

  // Before the first paint: no screen may flash in the kiosk's own colours.
  useLayoutEffect(() => applyTheme(outlet.theme), [outlet.theme]);

  useEffect(() => {
    let idle = 0;
    const timer = setTimeout(() => {
      idle = requestIdleCallback(() => {
        if (screen !== "attract") fetchLater();
        loadNextScreens(screen);
        if (screen === "menu") void loadAllAreas();
      });
    }, PREFETCH_DELAY_MS);
    return () => {
      clearTimeout(timer);
      cancelIdleCallback(idle);
    };
  }, [screen]);
}
