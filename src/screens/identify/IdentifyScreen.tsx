import { type RefObject, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentView, LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import { DocumentSheet } from "../../documents/DocumentSheet.tsx";
import { useSend } from "../../journey/use-visit.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { afterPaint } from "../../ui/after-paint.ts";
import { Screen } from "../../ui/Screen.tsx";
import { usePlace } from "../../ui/use-place.ts";
import { Actions } from "./Actions.tsx";
import { Answer } from "./Answer.tsx";
import { ConsentStep } from "./ConsentStep.tsx";
import { rowAcceptedBy } from "./consent.ts";
import type { IdentificationMethod } from "./identification-methods.ts";
import { OtherMethods } from "./OtherMethods.tsx";
import { PhoneStep } from "./PhoneStep.tsx";
import { ScanStep } from "./ScanStep.tsx";
import { ShortCodeStep } from "./ShortCodeStep.tsx";
import { useIdentificationMethod } from "./use-identification-method.ts";
import { type IdentifyForm, useIdentifyForm } from "./use-identify-form.ts";
import { useShortCode } from "./use-short-code.ts";
import "./identify.css";
import "./consents.css";
import "./methods.css";

/** Identifies the customer for points: by mobile number, by a code, or not at all. */
export function IdentifyScreen() {
  const { loyalty } = useOutlet();
  // The machine opens this screen only if the outlet has a programme.
  return loyalty ? <IdentifyWith loyalty={loyalty} /> : null;
}

function IdentifyWith({ loyalty }: { readonly loyalty: LoyaltyView }) {
  const { t } = useTranslation(["common", "identify"]);
  const send = useSend();
  const form = useIdentifyForm(loyalty);
  const shortCode = useShortCode();
  const { methods, method, choose, back } = useIdentificationMethod(loyalty, form);
  const place = usePlace();
  const [opened, setOpened] = useState<DocumentView | null>(null);
  const area = useRef<HTMLDivElement>(null);
  const isConsent = method === "phone" && form.step === "consent";
  useStepFocus(area, isConsent ? "consent" : String(method));
  const others = { methods, onChoose: choose, onSkip: () => send({ type: "LOYALTY_DECLINED" }) };
  return (
    <Screen
      title={t(isConsent ? "identify:consent.title" : "identify:title")}
      place={place}
      onBack={back ?? (() => send({ type: "PHONE_DRAFT_SAVED", draft: form.toDraft() }))}
      action={
        <Actions method={method} form={form} shortCode={shortCode} loyalty={loyalty} {...others} />
      }
    >
      <div className="identify-step" ref={area}>
        {method === "scan" && <ScanStep {...others} />}
        {method === "short-code" && <ShortCodeStep form={shortCode} {...others} />}
        {method === null && <NoMethod form={form} {...others} />}
        {isConsent && <ConsentStep form={form} onOpen={setOpened} />}
        {method === "phone" && !isConsent && (
          <PhoneStep form={form} loyalty={loyalty} onOpen={setOpened} {...others} />
        )}
      </div>
      <OpenedDocument form={form} document={opened} onClose={() => setOpened(null)} />
    </Screen>
  );
}

/**
 * Moves the focus to the heading of a new step on the same screen: the pressed control is gone, and screen readers have
 * to announce the step. The first step leaves it to the screen's own title.
 */
function useStepFocus(area: RefObject<HTMLElement | null>, step: string): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    area.current?.closest(".screen__content")?.scrollTo(0, 0);
    return afterPaint(() => area.current?.querySelector("h2")?.focus({ preventScroll: true }));
  }, [area, step]);
}

type OpenedDocumentProps = {
  readonly form: IdentifyForm;
  readonly document: DocumentView | null;
  readonly onClose: () => void;
};

/** An open document; accepting it there ticks its box here. */
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

type NoMethodProps = {
  readonly form: IdentifyForm;
  readonly methods: readonly IdentificationMethod[];
  readonly onChoose: (method: IdentificationMethod) => void;
  readonly onSkip: () => void;
};

/** Without any method of identification, the customer can only go on without points. */
function NoMethod({ form, methods, onChoose, onSkip }: NoMethodProps) {
  const { t } = useTranslation(["common", "identify"]);
  return (
    <div className="identify identify--closed">
      <h2 tabIndex={-1}>{t("identify:title")}</h2>
      {form.answer.step === "rejected" ? (
        <Answer state={form.answer} />
      ) : (
        <p>{t("identify:rejected.phone-not-offered")}</p>
      )}
      <OtherMethods current={null} methods={methods} onChoose={onChoose} onSkip={onSkip} />
    </div>
  );
}
