import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSend, useVisit, useVisitState } from "../../journey/use-visit.ts";
import { isAbandoning } from "../../journey/visit-states.ts";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { useKeyboardScroll } from "../../ui/use-keyboard-scroll.ts";
import { usePlace } from "../../ui/use-place.ts";
import { useWaited } from "../../ui/use-waited.ts";
import { type WaitingFor, WaitingPicture } from "./pictures.tsx";
import "../../ui/paper-picture.css";
import "./working.css";

/** After this long a wait offers a way out (requirement A12). */
const LONG_WAIT_MS = 10_000;

/** The customer waits: shows what is happening, and after a while a way out. */
export function WorkingScreen() {
  const { checkoutView } = useVisit("checkoutView");
  const waitingFor = waitOf(checkoutView?.step);
  return <Waiting key={waitingFor} waitingFor={waitingFor} />;
}

/** Until the host has reported its first step the order is being opened. */
function waitOf(step: string | undefined): WaitingFor {
  return step === "confirming-payment" || step === "sending-to-kitchen" ? step : "opening";
}

function Waiting({ waitingFor }: { readonly waitingFor: WaitingFor }) {
  const { t } = useTranslation(["common", "checkout"]);
  const place = usePlace();
  const isLong = useWaited(LONG_WAIT_MS);
  const content = useRef<HTMLDivElement>(null);
  useKeyboardScroll(content);
  return (
    <Screen title={t("checkout:working.title")} place={place}>
      <div className="working" ref={content}>
        <WaitingPicture waitingFor={waitingFor} />
        <div className="working__text" role="status">
          <h2>{t(`checkout:working.place.${waitingFor}`)}</h2>
          <p>{t(`checkout:working.body.${waitingFor}`)}</p>
        </div>
        {isLong && <WayOut waitingFor={waitingFor} />}
      </div>
    </Screen>
  );
}

/**
 * Until the payment is done the order can be stopped, and the next screen shows the outcome; later the order goes on
 * without the screen.
 */
function WayOut({ waitingFor }: { readonly waitingFor: WaitingFor }) {
  const { t } = useTranslation(["common", "checkout"]);
  const send = useSend();
  const isStopping = useVisitState(isAbandoning);
  const isStoppingLong = useWaited(LONG_WAIT_MS, isStopping);
  const goesOn = waitingFor === "sending-to-kitchen";
  return (
    <>
      <Panel tone="message" icon="clock" announced>
        <p>{t(`checkout:working.long.${waitingFor}`)}</p>
        {goesOn && <p>{t("checkout:working.leaveNote")}</p>}
      </Panel>
      {!goesOn && (
        <Button isDisabled={isStopping} onPress={() => send({ type: "ABANDON" })}>
          {t(isStopping ? "checkout:working.stopping" : "checkout:working.stop")}
        </Button>
      )}
      {(goesOn || isStoppingLong) && (
        <Button onPress={() => send({ type: "RESET" })}>{t("checkout:working.leave")}</Button>
      )}
    </>
  );
}
