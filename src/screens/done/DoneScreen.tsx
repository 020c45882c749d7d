import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { isZero } from "../../../domain/money.ts";
import type { CheckoutView } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { hasSomethingToOrder } from "../../journey/reward-lines.ts";
import { useSend, useVisit, useVisitSelector } from "../../journey/use-visit.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { useReceipt } from "../../receipt/use-receipt.ts";
import { Button } from "../../ui/Button.tsx";
import { chime } from "../../ui/chime.ts";
import { Screen } from "../../ui/Screen.tsx";
import { useFit } from "../../ui/use-fit.ts";
import { useKeyboardScroll } from "../../ui/use-keyboard-scroll.ts";
import { AppCard } from "./AppCard.tsx";
import { Canceled } from "./Canceled.tsx";
import { CountdownRing } from "./CountdownRing.tsx";
import { PayAtCounter } from "./PayAtCounter.tsx";
import { PointsPanel } from "./PointsPanel.tsx";
import { PrintedTicket, ReceiptCard } from "./ReceiptCard.tsx";
import { useServingText } from "./serving-text.ts";
import { Ticket } from "./Ticket.tsx";
import { useCountdown } from "./use-countdown.ts";
import "./done.css";
import "./ticket.css";
import "./points.css";
import "./tight.css";

/** Number of steps by which the screen can shrink until all of it fits, see `tight.css`. */
const FIT_STEPS = 8;

export type Done = Extract<CheckoutView, { step: "done" }>;

/** Changes that a waiting customer has to notice. */
const WORTH_A_CHIME: readonly Done["kitchen"][] = ["ready", "canceled"];

/** The order is in the kitchen: its number, its progress, and a countdown that ends the visit. */
export function DoneScreen() {
  const { checkoutView } = useVisit("checkoutView");
  return checkoutView?.step === "done" ? <Finished view={checkoutView} /> : null;
}

function Finished({ view }: { readonly view: Done }) {
  const { t } = useTranslation(["common", "checkout"]);
  const content = useRef<HTMLDivElement>(null);
  useFit(content, FIT_STEPS);
  useKeyboardScroll(content);
  useKitchenNews(view.kitchen);
  const { identification } = useVisit("identification");
  const isCanceled = view.kitchen === "canceled";
  return (
    <Screen
      title={useTitle(view)}
      isTitlePrivate={identification !== null}
      place={<Paid view={view} />}
      tone="marigold"
      bare
      action={<Leaving view={view} />}
    >
      <svg
        className="done__sun"
        viewBox="0 0 108 149"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path
          className="done__light"
          d="M30-6l48 0 18 10 14 24 4 34-8 30-16 18-34 8-36-6-18-16-8-30 4-36 10-24z"
        />
        <path className="done__ground" d="M0 117l40-3 28 4 40-5v36H0z" />
      </svg>
      <div className="done" ref={content}>
        <p className="visually-hidden" role="status">
          {view.kitchen === "ready" && t("checkout:done.titleReady")}
        </p>
        {isCanceled && <Canceled view={view} />}
        {!isCanceled && <PayAtCounter view={view} />}
        {(!isCanceled || view.queueNumber !== null) && <Ticket view={view} />}
        {view.points && <PointsPanel points={view.points} />}
        <TakeAlong view={view} />
      </div>
    </Screen>
  );
}

/** Plays a sound when the order becomes ready, or is canceled, while its screen is open. */
function useKitchenNews(kitchen: Done["kitchen"]): void {
  const { sounds } = useOutlet();
  const before = useRef(kitchen);
  useEffect(() => {
    if (before.current === kitchen) return;
    before.current = kitchen;
    if (sounds && WORTH_A_CHIME.includes(kitchen)) chime();
  }, [kitchen, sounds]);
}

/** The receipt and the link to the app, as far as there are any. */
function TakeAlong({ view }: { readonly view: Done }) {
  const { receipt } = useOutlet();
  const content = useReceipt(view);
  const hasReceipt = content !== null && (receipt.code || receipt.print !== "off");
  const appUrl = view.kitchen === "canceled" ? null : view.appInstallUrl;
  const cards = Number(hasReceipt) + Number(appUrl !== null);
  return (
    <>
      {content !== null && <PrintedTicket content={content} />}
      {cards > 0 && (
        <div className="take-along" data-cards={cards}>
          {appUrl !== null && <AppCard url={appUrl} />}
          {hasReceipt && <ReceiptCard content={content} />}
        </div>
      )}
    </>
  );
}

/** Thanks, until the order is ready or canceled. */
function useTitle({ kitchen }: Done): string {
  const { t } = useTranslation(["common", "checkout"]);
  const name = useVisit("identification").identification?.greetingName ?? null;
  if (kitchen === "ready") return t("checkout:done.titleReady");
  if (kitchen === "canceled") return t("checkout:done.titleCanceled");
  return name === null
    ? t("checkout:done.title")
    : t("checkout:done.titleNamed", { name: isolate(name) });
}

function Paid({ view }: { readonly view: Done }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const { orderType } = useVisit("orderType");
  const isKnown = useVisitSelector(hasSomethingToOrder);
  const { place } = useServingText(view);
  if (view.kitchen === "canceled") return t("checkout:done.placeCanceled");
  const paid = moneyText();
  // After a restart the kiosk no longer knows the order type.
  if (!isKnown) return paid;
  return [paid, t(`orderType.${orderType}`), ...place].join(" · ");

  function moneyText(): string {
    if (view.dueAtCounter !== null) {
      return t("checkout:done.dueAtCounter", { amount: format.money(view.dueAtCounter) });
    }
    if (isZero(view.paid)) return t("checkout:done.nothingDue");
    return t("checkout:done.paid", { amount: format.money(view.paid) });
  }
}

function Leaving({ view }: { readonly view: Done }) {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  const leave = useCallback(() => send({ type: "RESET" }), [send]);
  const news = `${view.kitchen} ${view.queueNumber}`;
  const { secondsLeft, share, moreTime } = useCountdown(leave, news);
  return (
    <>
      <section className="leaving" aria-label={t("checkout:done.nothingStays")}>
        <CountdownRing secondsLeft={secondsLeft} share={share} />
        <div role="timer">
          <p className="leaving__title display">
            {t("checkout:done.startsOver", { count: secondsLeft })}
          </p>
          <p>{t("checkout:done.nothingStays")}</p>
        </div>
      </section>
      <div className="leaving__actions">
        <Button className="leaving__more" onPress={moreTime}>
          {t("checkout:done.moreTime")}
        </Button>
        <Button kind="main" className="leaving__done" onPress={leave}>
          {t("checkout:done.done")}
        </Button>
      </div>
    </>
  );
}
