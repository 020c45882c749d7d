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

/**
 * What a fault of each screen leaves:
 * - `outside`: no visit, so that a reload of the page loses nothing
 * - `back`: BACK leads to another screen of the same visit
 * - `order`: not placed yet, and nowhere to go back to
 * - `placed`: an order that is on its way or finished
 */
const LEAVES: Readonly<Record<ScreenName, "outside" | "back" | "order" | "placed">> = {
  attract: "outside",
  staff: "outside",
  orderType: "back",
  menu: "order",
  item: "back",
  combo: "back",
  identify: "back",
  table: "back",
  pickupTime: "back",
  review: "back",
  working: "placed",
  payment: "placed",
  done: "placed",
  checkoutFailed: "placed",
};

/** Contains a fault of one screen: the visit with its basket and order stays, and there is a way on. */
export function ScreenBoundary({ children }: { readonly children: ReactNode }) {
  const screen = useScreenName();
  return (
    <FaultBoundary
      resetKey={screen}
      onFault={(error) => reportFault(error, screen)}
      fallback={(again) =>
        LEAVES[screen] === "outside" ? <Broken /> : <ScreenFault screen={screen} onAgain={again} />
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
  const isPlaced = LEAVES[screen] === "placed";
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
      {LEAVES[screen] === "back" && (
        <Button onPress={() => send({ type: "BACK" })}>{t("back")}</Button>
      )}
      {screen === "menu" && basket.lines.length > 0 && (
        <Button onPress={() => send({ type: "REVIEW" })}>{t("broken.order")}</Button>
      )}
      {(!isPlaced || screen === "done" || screen === "checkoutFailed") && (
        <Button onPress={() => send({ type: "RESET" })}>{t("broken.again")}</Button>
      )}
    </main>
  );
}
