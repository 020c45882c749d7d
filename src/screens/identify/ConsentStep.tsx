import { useTranslation } from "react-i18next";
import type { DocumentView } from "../../../electron/host/rpc/contract.ts";
import { Panel } from "../../ui/Panel.tsx";
import "../../ui/swatches.css";
import { Answer } from "./Answer.tsx";
import { ChannelCards } from "./ChannelCards.tsx";
import { ConsentText } from "./ConsentText.tsx";
import type { IdentifyForm } from "./use-identify-form.ts";
import "./consent-step.css";

type ConsentStepProps = {
  readonly form: IdentifyForm;
  readonly onOpen: (document: DocumentView) => void;
};

/** The second of two steps: marketing consent (in-store-loyalty.md §2.4, `two_step`). */
export function ConsentStep({ form, onOpen }: ConsentStepProps) {
  const { t } = useTranslation(["common", "identify"]);
  const { marketing } = form.plan;
  if (!marketing) return null;
  return (
    <div className="identify identify--consent">
      <Letter />
      <div className="consent-step__text">
        <h2 tabIndex={-1}>{marketing.headline || t("identify:consent.heading")}</h2>
        {marketing.body.length > 0 && (
          <p>
            <ConsentText parts={marketing.body} onOpen={onOpen} />
          </p>
        )}
      </div>
      <div className="consent-step__answers">
        <ChannelCards
          offered={marketing.channels}
          state={form.consent}
          onChange={form.changeConsent}
        />
        <Panel tone="message">
          <p>{t("identify:consent.optional")}</p>
        </Panel>
        <Answer state={form.answer} />
      </div>
    </div>
  );
}

function Letter() {
  return (
    <div className="consent-step__picture" aria-hidden="true">
      <svg viewBox="0 0 400 340" focusable="false" aria-hidden="true">
        <path className="swatch-3" />
      </svg>
      <img src="pictures/letter.svg" alt="" />
    </div>
  );
}
