import { useTranslation } from "react-i18next";
import { isZero } from "../../../domain/money.ts";
import { useFormat } from "../../i18n/use-format.ts";
import type { Done } from "./DoneScreen.tsx";
import { useServingText } from "./serving-text.ts";

/** The queue number, readable from a distance, and the progress of the order. */
export function Ticket({ view }: { readonly view: Done }) {
  return (
    <section className="ticket">
      {/* The kitchen may give the number later. */}
      <div className="ticket__number" role="status">
        {view.queueNumber === null ? <NoNumber /> : <QueueNumber number={view.queueNumber} />}
      </div>
      <div className="ticket__steps">
        <Steps view={view} />
      </div>
    </section>
  );
}

function QueueNumber({ number }: { readonly number: string }) {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <>
      <h2>{t("checkout:done.yourNumber")}</h2>
      <p
        className={`queue-number queue-number--${sizeOf(number)} display`}
        data-testid="queue-number"
        dir="ltr"
      >
        {number}
      </p>
    </>
  );
}

/** Two characters at full size, longer ones smaller, so that any number fits on one line. */
function sizeOf(number: string): "2" | "3" | "4" | "6" | "long" {
  const length = [...number].length;
  if (length <= 2) return "2";
  if (length === 3) return "3";
  if (length === 4) return "4";
  return length <= 7 ? "6" : "long";
}

function NoNumber() {
  const { t } = useTranslation(["common", "checkout"]);
  return (
    <div className="ticket__unnumbered">
      <h2>{t("checkout:done.noNumberTitle")}</h2>
      <p>{t("checkout:done.noNumberBody")}</p>
    </div>
  );
}

type Step = { readonly name: string; readonly note: string; readonly isReached: boolean };

function Steps({ view }: { readonly view: Done }) {
  const { t } = useTranslation(["common", "checkout"]);
  const format = useFormat();
  const serving = useServingText(view);
  const { kitchen, queueNumber } = view;
  // A canceled order makes no progress; the panel above says whether money is returned.
  if (kitchen === "canceled") {
    return <p className="ticket__show">{t("checkout:done.canceledShow")}</p>;
  }
  const steps: readonly Step[] = [
    {
      name: t(isZero(view.paid) ? "checkout:done.steps.ordered" : "checkout:done.steps.paid"),
      note: format.time(view.paidAt),
      isReached: true,
    },
    {
      name: t("checkout:done.steps.kitchen"),
      note: t(`checkout:done.steps.${KITCHEN_NOTES[kitchen]}`),
      isReached: kitchen !== "waiting",
    },
    {
      name: t("checkout:done.steps.ready"),
      note: kitchen === "ready" ? serving.ready : serving.waiting(queueNumber),
      isReached: kitchen === "ready",
    },
  ];
  return (
    <ol className="steps" aria-label={t("checkout:done.steps.label")}>
      {steps.map((step, index) => (
        <li
          key={step.name}
          className="step"
          data-reached={step.isReached || undefined}
          aria-current={step.isReached && !steps[index + 1]?.isReached ? "step" : undefined}
        >
          <p className="step__name display">{step.name}</p>
          <p>{step.note}</p>
        </li>
      ))}
    </ol>
  );
}

const KITCHEN_NOTES = { waiting: "waiting", preparing: "preparing", ready: "made" } as const;
