import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { ScreenName } from "../journey/screen-of.ts";
import { useScreenName, useSend, useVisit } from "../journey/use-visit.ts";
import { Button } from "../ui/Button.tsx";
import { ScreenTitle } from "../ui/Screen.tsx";
import { Broken } from "./ErrorBoundary.tsx";
import { FaultBoundary } from "./FaultBoundary.tsx";
import { retryFailedFiles } from "./lazy-screen.ts";
import { reportFault } from "./report-fault.ts";

/** Outside of a visit a reload of the page loses nothing. */
const OUTSIDE_VISITS: ReadonlySet<ScreenName> = new Set<ScreenName>(["attract", "staff"]);
/** On these the order has already been placed. */
const PLACED: ReadonlySet<ScreenName> = new Set<ScreenName>([
  "working",
  "payment",
  "done",
  "checkoutFailed",
]);
/** From these BACK leads to another screen of the same visit. */
const HAS_BACK: ReadonlySet<ScreenName> = new Set<ScreenName>([
  "item",
  "combo",
  "identify",
  "table",
  "pickupTime",
  "review",
]);

/** Contains a fault of one screen: the visit with its basket and order stays, and there is a way on. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const screen = useScreenName();
  return (
    <FaultBoundary
      resetKey={screen}
      onFault={(error) => reportFault(error, screen)}
      fallback={(again) =>
        OUTSIDE_VISITS.has(screen) ? <Broken /> : <ScreenFault screen={screen} onAgain={again} />
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

type ScreenFaultProps = { readonly screen: ScreenName; readonly onAgain: () => void };

function ScreenFault({ screen, onAgain }: ScreenFaultProps) {
  const { t } = useTranslation();
  const { checkoutView, basket } = useVisit("checkoutView", "basket");
  const send = useSend();
  const isPlaced = PLACED.has(screen);
  useEffect(() => retryFailedFiles, []);
  const number = checkoutView?.step === "done" ? checkoutView.queueNumber : null;
  return (
    <main className="plain" role="alert">
      <ScreenTitle>{t("broken.title")}</ScreenTitle>
      <p>{t(isPlaced ? "broken.placed" : "broken.orderSaved")}</p>
      {number !== null && <p>{t("broken.number", { number })}</p>}
      <Button
        kind="main"
        onPress={() => {
          retryFailedFiles();
          onAgain();
        }}
      >
        {t("broken.retry")}
      </Button>
      {HAS_BACK.has(screen) && <Button onPress={() => send({ type: "BACK" })}>{t("back")}</Button>}
      {screen === "menu" && basket.lines.length > 0 && (
        <Button onPress={() => send({ type: "REVIEW" })}>{t("broken.order")}</Button>
      )}
      {(!isPlaced || screen === "done" || screen === "checkoutFailed") && (
        <Button onPress={() => send({ type: "RESET" })}>{t("broken.again")}</Button>
      )}
    </main>
  );
}
