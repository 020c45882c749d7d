import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentView, LoyaltyView } from "../../../electron/host/api/contract.ts";
import { DocumentSheet } from "../../documents/DocumentSheet.tsx";
import { useVisit } from "../../journey/use-visit.ts";
import { BasketSummary } from "../../ui/BasketSummary.tsx";
import { Button } from "../../ui/Button.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { usePlace } from "../../ui/use-place.ts";
import { Answer } from "./Answer.tsx";
import { ConsentStep } from "./ConsentStep.tsx";
import { rowAcceptedBy } from "./consent.ts";
import { PhoneStep } from "./PhoneStep.tsx";
import { SkipCard } from "./SkipCard.tsx";
import { type IdentifyForm, useIdentifyForm } from "./use-identify-form.ts";
import "./identify.css";

/** Who collects points? By mobile number, or nobody. */
export function IdentifyScreen() {
  const { loyalty } = useVisit().context.outlet;
  // The machine comes here only where the outlet has a programme.
  return loyalty ? <IdentifyWith loyalty={loyalty} /> : null;
}

function IdentifyWith({ loyalty }: { readonly loyalty: LoyaltyView }) {
  const { t } = useTranslation(["common", "identify"]);
  const { send } = useVisit();
  const form = useIdentifyForm(loyalty);
  const place = usePlace();
  const [opened, setOpened] = useState<DocumentView | null>(null);
  const skip = () => send({ type: "LOYALTY_DECLINED" });
  return (
    <Screen
      title={t("identify:title")}
      place={place}
      onBack={form.step === "consent" ? form.backToPhone : () => send({ type: "BACK" })}
      action={<Actions form={form} loyalty={loyalty} onSkip={skip} />}
    >
      {!offersPhone(form, loyalty) ? (
        <NoPhone form={form} onSkip={skip} />
      ) : form.step === "consent" ? (
        <ConsentStep form={form} onOpen={setOpened} />
      ) : (
        <PhoneStep form={form} loyalty={loyalty} onSkip={skip} onOpen={setOpened} />
      )}
      <OpenedDocument form={form} document={opened} onClose={() => setOpened(null)} />
    </Screen>
  );
}

type OpenedDocumentProps = {
  readonly form: IdentifyForm;
  readonly document: DocumentView | null;
  readonly onClose: () => void;
};

/** A document that is being read; accepting it there ticks its box here. */
function OpenedDocument({ form, document, onClose }: OpenedDocumentProps) {
  const row = document && rowAcceptedBy(form.plan, form.consent, document);
  const accept = (id: string) => {
    form.changeConsent({ accepted: [...form.consent.accepted, id] });
    onClose();
  };
  return (
    <DocumentSheet
      document={document}
      onClose={onClose}
      onAccept={row ? () => accept(row.id) : undefined}
    />
  );
}

/** Whether a number may be typed: neither switched off by configuration nor refused by the service (510). */
function offersPhone({ answer }: IdentifyForm, loyalty: LoyaltyView): boolean {
  if (loyalty.phone === null) return false;
  return answer.step !== "rejected" || answer.rejection.cause !== "phone-not-offered";
}

type ActionsProps = {
  readonly form: IdentifyForm;
  readonly loyalty: LoyaltyView;
  readonly onSkip: () => void;
};

function Actions({ form, loyalty, onSkip }: ActionsProps) {
  const { t } = useTranslation(["common", "identify"]);
  if (!offersPhone(form, loyalty)) return <BasketSummary />;
  const consentFollows =
    form.step === "phone" && loyalty.phone?.flow === "two_step" && form.plan.marketing !== null;
  return (
    <>
      {form.step === "consent" ? (
        <Button onPress={onSkip}>{t("identify:skip")}</Button>
      ) : (
        <BasketSummary />
      )}
      <Button kind="main" onPress={form.submit}>
        <span aria-live="polite">{label()}</span>
      </Button>
    </>
  );

  function label(): string {
    if (form.answer.step === "asking") return t("identify:looking");
    if (form.answer.step === "unavailable") return t("identify:unavailable.again");
    return t(consentFollows ? "identify:continue" : "identify:find");
  }
}

/** Where no number can be typed there is one way: on, without points. */
function NoPhone({ form, onSkip }: { readonly form: IdentifyForm; readonly onSkip: () => void }) {
  const { t } = useTranslation(["common", "identify"]);
  return (
    <div className="identify identify--closed">
      <h2>{t("identify:title")}</h2>
      {form.answer.step === "rejected" ? (
        <Answer state={form.answer} />
      ) : (
        <p>{t("identify:rejected.phone-not-offered")}</p>
      )}
      <SkipCard onSkip={onSkip} />
    </div>
  );
}
