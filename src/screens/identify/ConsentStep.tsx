import { useTranslation } from "react-i18next";
import type { DocumentView } from "../../../electron/host/api/contract.ts";
import { Answer } from "./Answer.tsx";
import { MarketingChannels } from "./Consents.tsx";
import type { IdentifyForm } from "./use-identify-form.ts";

type ConsentStepProps = {
  readonly form: IdentifyForm;
  readonly onOpen: (document: DocumentView) => void;
};

/** The second of two steps: whether the outlet may write (in-store-loyalty §2.4, `two_step`). */
export function ConsentStep({ form, onOpen }: ConsentStepProps) {
  const { t } = useTranslation(["common", "identify"]);
  return (
    <div className="identify identify--consent">
      <h2>{t("identify:consent.title")}</h2>
      <MarketingChannels
        plan={form.plan}
        state={form.consent}
        onChange={form.changeConsent}
        onOpen={onOpen}
      />
      <Answer state={form.answer} />
    </div>
  );
}
