import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { hasSomethingToOrder } from "../journey/reward-lines.ts";
import type { ScreenName } from "../journey/screen-of.ts";
import { useSend, useVisit, useVisitSelector } from "../journey/use-visit.ts";
import { Button } from "../ui/Button.tsx";
import { ScreenTitle } from "../ui/Screen.tsx";
import { retryFailedFiles } from "./lazy-screen.ts";

/** A screen of a visit: without one, a reload of the page loses nothing. */
export type VisitScreen = Exclude<ScreenName, "attract" | "staff">;

/**
 * What a fault of each screen leaves:
 * - `back`: BACK leads to another screen of the same visit
 * - `order`: not placed yet, and nowhere to go back to
 * - `placed`: an order that is on its way or finished
 */
const LEAVES: Readonly<Record<VisitScreen, "back" | "order" | "placed">> = {
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

type ScreenFaultProps = { readonly screen: VisitScreen; readonly onAgain: () => void };

/** What is shown of a fault of one screen, in a file of its own. */
export function ScreenFault({ screen, onAgain }: ScreenFaultProps) {
  const { t } = useTranslation(["common", "interruptions"]);
  const { checkoutView } = useVisit("checkoutView");
  const hasOrder = useVisitSelector(hasSomethingToOrder);
  const send = useSend();
  const isPlaced = LEAVES[screen] === "placed";
  useEffect(() => retryFailedFiles, []);
  const number = checkoutView?.step === "done" ? checkoutView.queueNumber : null;
  return (
    <main className="plain" role="alert">
      <ScreenTitle>{t("broken.title")}</ScreenTitle>
      <p>
        {t(isPlaced ? "interruptions:screenFault.placed" : "interruptions:screenFault.orderSaved")}
      </p>
      {number !== null && <p>{t("interruptions:screenFault.number", { number })}</p>}
      <Button
        kind="main"
        onPress={() => {
          retryFailedFiles();
          onAgain();
        }}
      >
        {t("interruptions:screenFault.retry")}
      </Button>
      {LEAVES[screen] === "back" && (
        <Button onPress={() => send({ type: "BACK" })}>{t("back")}</Button>
      )}
      {screen === "menu" && hasOrder && (
        <Button onPress={() => send({ type: "REVIEW" })}>
          {t("interruptions:screenFault.order")}
        </Button>
      )}
      {(!isPlaced || screen === "done" || screen === "checkoutFailed") && (
        <Button onPress={() => send({ type: "RESET" })}>{t("broken.again")}</Button>
      )}
    </main>
  );
}
