import type { ReactNode } from "react";
import { withTexts } from "../i18n/i18n.ts";
import { useScreenName } from "../journey/use-visit.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { Broken } from "./ErrorBoundary.tsx";
import { FaultBoundary } from "./FaultBoundary.tsx";
import { reportFault } from "./report-fault.ts";

const FAULT = lazyComponent(() =>
  withTexts(
    "interruptions",
    import("./ScreenFault.tsx").then((file) => file.ScreenFault),
  ),
);

/** Requests what a fault is shown with. */
export const fetchScreenFault: () => void = FAULT.fetch;

/** Contains a fault of one screen: the visit with its basket and order stays, and there is a way on. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const screen = useScreenName();
  return (
    <FaultBoundary
      resetKey={screen}
      onFault={(error) => reportFault(error, screen)}
      fallback={(again) =>
        screen === "attract" || screen === "staff" ? (
          <Broken />
        ) : (
          <FAULT.Component screen={screen} onAgain={again} />
        )
      }
    >
      {children}
    </FaultBoundary>
  );
}

/** A failed part beside the screen is left out until the next screen. */
export function PartBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <FaultBoundary resetKey={useScreenName()} onFault={reportFault} fallback={() => null}>
      {children}
    </FaultBoundary>
  );
}
