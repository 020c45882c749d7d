import { type ReactNode, useDeferredValue, useState } from "react";
import type { ScreenName } from "../journey/screen-of.ts";
import { useScreenName, useVisitPart } from "../journey/use-visit.ts";
import { useOutlet } from "../outlet/use-outlet.ts";
import { WaitingContext } from "../ui/waiting.ts";
import { SCREENS } from "./screens.ts";
import { shownScreen } from "./shown-screen.ts";

/** These stay visible while the next screen is rendered: nothing in them depends on what was just opened. */
const DEFERRED_SCREENS: ReadonlySet<ScreenName> = new Set<ScreenName>(["attract", "menu"]);

/** From these a customer comes back to the menu as it was. */
const OVER_MENU: ReadonlySet<ScreenName> = new Set<ScreenName>(["item", "combo"]);

/** The screen of the visit; behind a dish the menu waits, so that going back does not draw it again. */
export function Screens() {
  const screen = useDrawnScreen();
  const outlet = useOutlet();
  const keepsMenu = useKeptMenu(screen);
  const isMenu = screen === "menu";
  const Current = shownScreen(screen, outlet);
  return (
    <>
      {(isMenu || keepsMenu) && (
        <Kept isWaiting={!isMenu}>
          <SCREENS.menu />
        </Kept>
      )}
      {!isMenu && <Current />}
    </>
  );
}

/** The finger is answered first: the next screen is drawn in the time that is left, in pieces. */
function useDrawnScreen(): ScreenName {
  const screen = useScreenName();
  const drawn = useDeferredValue(screen);
  return DEFERRED_SCREENS.has(drawn) ? drawn : screen;
}

/** Whether the menu stays behind what was opened from it; not its search, which begins anew at its results. */
function useKeptMenu(screen: ScreenName): boolean {
  const [isKept, setKept] = useState(screen === "menu");
  const isSearching = useVisitPart(({ menuPlace }) => menuPlace.over?.kind === "search");
  const keeps = screen === "menu" || (isKept && OVER_MENU.has(screen));
  if (keeps !== isKept) setKept(keeps);
  return keeps && !isSearching;
}

type KeptProps = { readonly isWaiting: boolean; readonly children: ReactNode };

/** Waiting, it keeps what was laid out, but nobody sees, touches, hears or finds it (`content-visibility`). */
function Kept({ isWaiting, children }: KeptProps) {
  return (
    <div className="kept" data-waiting={isWaiting || undefined}>
      <WaitingContext value={isWaiting}>{children}</WaitingContext>
    </div>
  );
}
