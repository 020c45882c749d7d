import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMonotonicNow } from "../../ui/use-now.ts";
import { type Expiring, endOf, shareLeft, timeLeftText } from "./time-left.ts";

/** Minutes and seconds left to pay, as text and as a bar. */
export function TimeLeft({ view }: { readonly view: Expiring }) {
  const { t } = useTranslation(["common", "checkout"]);
  const now = useMonotonicNow(true);
  // The host sends only the end: the bar is full when the page is first shown.
  const [wholeMs] = useState(() => endOf(view) - performance.now());
  const leftMs = endOf(view) - now;
  const time = timeLeftText(leftMs);
  if (leftMs <= 0) return <p className="time-left__over">{t("checkout:payment.over")}</p>;
  return (
    <>
      <p className="time-left" role="timer" aria-label={t("checkout:payment.leftSpoken", { time })}>
        <strong className="display" dir="ltr" aria-hidden="true">
          {time}
        </strong>
        <span aria-hidden="true">{t("checkout:payment.leftToPay")}</span>
      </p>
      <svg
        className="time-left__bar"
        viewBox="0 0 1000 14"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className="time-left__whole" width="1000" height="14" rx="3" />
        <rect
          className="time-left__rest"
          width={1000 * shareLeft(leftMs, wholeMs)}
          height="14"
          rx="3"
        />
      </svg>
    </>
  );
}
