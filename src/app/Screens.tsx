import { type ReactNode, useDeferredValue, useState } from "react";
import type { ScreenName } from "../journey/screen-of.ts";
import { useScreenName, useVisitSelector } from "../journey/use-visit.ts";
import { useOutlet } from "../outlet/use-outlet.ts";
import { WaitingContext } from "../ui/waiting.ts";
import { SCREENS } from "./screens.ts";
import { shownScreen } from "./shown-screen.ts";

/** These stay visible while the next screen is rendered: nothing in them depends on what was just opened. */
const DEFERRED_SCREENS: ReadonlySet<ScreenName> = new Set<ScreenName>(["attract", "menu"]);

/** A customer returns from these to the menu as it was. */
const OVER_MENU: ReadonlySet<ScreenName> = new Set<ScreenName>(["item", "combo"]);

/** The screen of the visit; the menu stays mounted behind a dish, so that going back does not render it again. */
export function Screens() {
  const screen = useDrawnScreen();
  const outlet = useOutlet();
  const menuStaysMounted = useMenuStaysMounted(screen);
  const isMenu = screen === "menu";
  const Current = shownScreen(screen, outlet);
  return (
    <>
      {(isMenu || menuStaysMounted) && (
        <KeepMounted isWaiting={!isMenu}>
          <SCREENS.menu />
        </KeepMounted>
      )}
      {!isMenu && <Current />}
    </>
  );
}

/** A touch gets its feedback first: the next screen is rendered concurrently, in the time that is left. */
function useDrawnScreen(): ScreenName {
  const screen = useScreenName();
  const drawn = useDeferredValue(screen);
  return DEFERRED_SCREENS.has(drawn) ? drawn : screen;
}

/** Whether the menu stays mounted behind what was opened from it; a search starts anew at its results. */
function useMenuStaysMounted(screen: ScreenName): boolean {
  const [isMounted, setMounted] = useState(screen === "menu");
  const isSearching = useVisitSelector(({ menuPlace }) => menuPlace.over?.kind === "search");
  const keeps = screen === "menu" || (isMounted && OVER_MENU.has(screen));
  if (keeps !== isMounted) setMounted(keeps);
  return keeps && !isSearching;
}

type KeepMountedProps = { readonly isWaiting: boolean; readonly children: ReactNode };

/** Keeps its layout while it is hidden from sight, touch, focus and screen readers (`content-visibility`). */
function KeepMounted({ isWaiting, children }: KeepMountedProps) {
  return (
    <div className="keep-mounted" data-waiting={isWaiting || undefined}>
      <WaitingContext value={isWaiting}>{children}</WaitingContext>
    </div>
  );
}
