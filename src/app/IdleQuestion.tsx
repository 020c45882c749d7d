import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useIsScreen, useSend, useVisitSelector } from "../journey/use-visit.ts";
import type { VisitContext } from "../journey/visit-context.ts";
import { useOutlet } from "../outlet/use-outlet.ts";
import { Button } from "../ui/Button.tsx";
import { chime } from "../ui/chime.ts";

/** The content of the warning, in a file of its own. */
export function IdleQuestion() {
  const { t } = useTranslation("interruptions");
  const { sounds, idleWarningSeconds } = useOutlet();
  const seconds = useCountdown(idleWarningSeconds);
  const consequence = useVisitSelector(whatEnds);
  const isStaff = useIsScreen("staff");
  const send = useSend();
  useEffect(() => {
    if (sounds) chime();
  }, [sounds]);
  return (
    <div className="idle">
      <Hourglass />
      <h2 slot="title">{t("idle.title")}</h2>
      <p aria-live="off">{t(`idle.${consequence}`, { count: seconds })}</p>
      <Button kind="main" autoFocus onPress={() => send({ type: "TOUCHED" })}>
        {t("idle.stay")}
      </Button>
      <Button onPress={() => send({ type: "RESET" })}>
        {t(isStaff ? "idle.leaveStaff" : "idle.leave")}
      </Button>
    </div>
  );
}

/** What happens if nobody answers. */
function whatEnds({ staffSession, checkoutId, checkoutView }: VisitContext) {
  if (staffSession !== null) return "secondsStaff";
  if (checkoutId === null || checkoutView?.step === "checkout-failed") return "seconds";
  // A timeout does not end a payment, a touch on "start over" does (checkout rule 5).
  const isPaid = checkoutView?.step === "sending-to-kitchen" || checkoutView?.step === "done";
  return isPaid ? "secondsCheckout" : "secondsPaying";
}

/** Seconds left, by the monotonic clock. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(
      () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000))),
      250,
    );
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}

function Hourglass() {
  return (
    <svg className="idle__picture" viewBox="0 0 200 240" aria-hidden="true">
      <path
        className="idle__glass"
        d="M46 30h108c2 50-38 66-38 90s40 40 38 90H46c-2-50 38-66 38-90S44 80 46 30z"
      />
      <path
        className="idle__sand"
        d="M66 82h68c-8 18-25 24-27 38 10 12 35 34 40 82H53c5-48 30-70 40-82-2-14-19-20-27-38z"
      />
      <path className="idle__frame" d="M30 14h140l4 24H26zM26 202h148l-4 24H30z" />
    </svg>
  );
}
