import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isZero } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useCustomerState } from "../../journey/use-customer-state.ts";
import { useSend, useVisit, useVisitState } from "../../journey/use-visit.ts";
import { isPlacing } from "../../journey/visit-states.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { useReceiptPrinter } from "../../receipt/use-receipt-printer.ts";
import { Button } from "../../ui/Button.tsx";
import type { IconName } from "../../ui/Icon.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { usePlace } from "../../ui/use-place.ts";
import { CardRow } from "../card/CardRow.tsx";
import { SaveCardScreen } from "../card/SaveCardScreen.tsx";
import { useCard } from "../card/use-card.ts";
import { EmptyOrder } from "./EmptyOrder.tsx";
import { Greeting } from "./Greeting.tsx";
import { LongSearch } from "./LongSearch.tsx";
import { Obstacles } from "./Obstacles.tsx";
import { PaymentMethodSheet } from "./PaymentMethodSheet.tsx";
import { Receipt } from "./Receipt.tsx";
import { RemovedBand } from "./RemovedBand.tsx";
import { ServingRow } from "./ServingRow.tsx";
import { type NextStep, type Order, useOrder } from "./use-order.ts";
import "./review.css";

/** The order before it is paid: everything on one receipt, where everything can be changed. */
export function ReviewScreen() {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  const order = useOrder();
  const place = usePlace(order.removal.basket);
  const card = useCard();
  const isSending = useVisitState(isPlacing);
  // What one customer chose is not chosen by the next one, who is scanned on this screen.
  const [usesCard, setUsesCard] = useCustomerState(false);
  const [isSavingCard, setIsSavingCard] = useCustomerState(false);
  if (!order.isReady) return null;
  if (isSavingCard && card)
    return <SaveCardScreen view={card} onClose={() => setIsSavingCard(false)} />;
  const isEmpty = !order.isPlaceable;
  // What is not given is explained on the receipt.
  const hasRows = !isEmpty || order.rewards.some(({ state }) => state !== "not-ordered");
  return (
    <Screen
      title={t("checkout:review.title")}
      place={place}
      onBack={() => send({ type: "BACK" })}
      isBackDisabled={isSending}
      action={
        isEmpty ? (
          <EmptyActions />
        ) : (
          <Actions order={order} usesCard={usesCard && card?.card != null} />
        )
      }
    >
      <div className="review">
        <div className="review__text">
          <Locked isLocked={isSending}>
            <Greeting />
            <IdentificationVoid />
          </Locked>
          <LongSearch />
          <Obstacles order={order} />
          {!isEmpty && <NoPaper />}
          <Locked isLocked={isSending}>
            <RemovedBand order={order} />
            {!isEmpty && <ServingRow />}
          </Locked>
        </div>
        <Locked isLocked={isSending}>
          {hasRows ? <Receipt order={order} /> : <EmptyOrder />}
          {card && !isEmpty && !isZero(order.due) && (
            <CardRow
              view={card}
              isUsed={usesCard}
              onUse={setUsesCard}
              onSave={() => setIsSavingCard(true)}
            />
          )}
        </Locked>
      </div>
    </Screen>
  );
}

type LockedProps = { readonly isLocked: boolean; readonly children: ReactNode };

/** While it is being sent, the order cannot be changed until the host has answered. */
function Locked({ isLocked, children }: LockedProps) {
  return (
    <div className="review__lock" inert={isLocked}>
      {children}
    </div>
  );
}

/** With PATCH_ORDER benefits are for the order that was identified for, and end with a change of it. */
function IdentificationVoid() {
  const { t } = useTranslation(["common", "checkout"]);
  if (!useVisit("identificationVoid").identificationVoid) return null;
  return (
    <Panel tone="message" icon="info" announced>
      <p>{t("checkout:review.identifyAgain")}</p>
    </Panel>
  );
}

/** A receipt on paper is promised, and cannot be printed now: known before the customer pays. */
function NoPaper() {
  const { t } = useTranslation("checkout");
  const { receipt } = useOutlet();
  const printer = useReceiptPrinter();
  if (receipt.print !== "always" || printer === null || printer.isUsable) return null;
  return (
    <Panel tone="message" announced>
      <p>{t("receipt.noPaper")}</p>
    </Panel>
  );
}

const ICONS: Readonly<Record<NextStep, IconName>> = {
  "review-changes": "up",
  "choose-reward": "up",
  "choose-time": "forward",
  wait: "clock",
  identify: "forward",
  pay: "forward",
};

type ActionsProps = { readonly order: Order; readonly usesCard: boolean };

function Actions({ order, usesCard }: ActionsProps) {
  const { t } = useTranslation(["common", "checkout", "identify"]);
  const { counterMethods } = useOutlet();
  const send = useSend();
  const format = useFormat();
  const { nextStep, changes: count } = order;
  const [isChoosingMethod, setIsChoosingMethod] = useState(false);
  const hasMethods = counterMethods.length > 0 && !isZero(order.due);
  const isSending = useVisitState(isPlacing);
  // A scan or a change of the menu may change the amount that the sheet names.
  if (nextStep !== "pay" && isChoosingMethod) setIsChoosingMethod(false);
  const label = () => {
    switch (nextStep) {
      case "review-changes":
        return t("checkout:review.reviewChanges", { count });
      case "choose-reward":
        return t("checkout:review.toChooseReward");
      case "choose-time":
        return t("checkout:review.pickupAnother");
      case "wait":
        return t("identify:searching");
      case "identify":
        return t("checkout:review.continueToPoints");
      case "pay":
        if (isSending) return t("checkout:review.placing");
        if (isZero(order.due)) return t("checkout:review.placeOrder");
        return t("checkout:review.pay", { amount: format.money(order.due) });
    }
  };
  const press = () => {
    if (isSending) return;
    switch (nextStep) {
      case "review-changes":
      case "choose-reward":
        return showFirstUndecided();
      case "choose-time":
        return send({ type: "PICKUP_TIMES_OPENED" });
      case "wait":
        return;
      case "identify":
        return send({ type: "IDENTIFY" });
      case "pay":
        if (hasMethods) setIsChoosingMethod(true);
        else order.pay("BANK_CARD_IN_APP", usesCard);
    }
  };
  return (
    <>
      <Button
        icon="plus"
        className="review__more"
        isDisabled={isSending}
        onPress={() => send({ type: "BACK" })}
      >
        {t("checkout:review.addMore")}
      </Button>
      <Button kind="main" iconAfter={ICONS[nextStep]} onPress={press}>
        <span aria-live="polite">{label()}</span>
      </Button>
      <PaymentMethodSheet
        isOpen={isChoosingMethod}
        due={order.due}
        onClose={() => setIsChoosingMethod(false)}
        onChoose={(method) => {
          setIsChoosingMethod(false);
          order.pay(method, usesCard);
        }}
      />
    </>
  );
}

/** Scrolls to the first line or reward that needs a decision, with the focus on its first answer. */
function showFirstUndecided(): void {
  const line = document.querySelector(".line[data-undecided]");
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  line?.scrollIntoView({ block: "center", behavior: isCalm ? "instant" : "smooth" });
  const answer = line?.querySelector<HTMLElement>(":is(.line__tools, .line--note) button");
  answer?.focus({ preventScroll: true });
}

function EmptyActions() {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  return (
    <>
      <span />
      <Button kind="main" iconAfter="forward" onPress={() => send({ type: "BACK" })}>
        {t("checkout:review.toMenu")}
      </Button>
    </>
  );
}
