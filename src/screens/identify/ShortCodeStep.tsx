import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useVisit } from "../../journey/use-visit.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useTypedKeys } from "../../ui/use-typed-keys.ts";
import { Answer } from "./Answer.tsx";
import { CodePad } from "./CodePad.tsx";
import type { IdentificationMethod } from "./identification-methods.ts";
import { Lead } from "./Lead.tsx";
import { OtherMethods } from "./OtherMethods.tsx";
import { RewardBanner } from "./RewardBanner.tsx";
import { codeKeyOf } from "./short-code.ts";
import type { ShortCodeForm } from "./use-short-code.ts";

type ShortCodeStepProps = {
  readonly form: ShortCodeForm;
  readonly methods: readonly IdentificationMethod[];
  readonly onChoose: (method: IdentificationMethod) => void;
  readonly onSkip: () => void;
};

/** Typing the code below the QR code of a card (in-store-loyalty.md §2.4, loyaltyCardFlow). */
export function ShortCodeStep({ form, methods, onChoose, onSkip }: ShortCodeStepProps) {
  const { t } = useTranslation(["common", "identify"]);
  const { identifying: state } = useVisit("identifying");
  const area = useRef<HTMLDivElement>(null);
  useTypedKeys(area, codeKeyOf, form.press);
  return (
    <div className="identify identify--short-code" ref={area}>
      <Lead heading={t("identify:shortCode.heading")} body={t("identify:shortCode.body")} />
      <output className="code-field" aria-label={t("identify:shortCode.field")} data-read="private">
        <bdi dir="ltr">{form.code}</bdi>
        <span className="phone-field__caret" aria-hidden="true" />
      </output>
      <div className="identify__problems">
        {form.isTooShort && (
          <p className="identify__problem" role="alert">
            <Icon name="warning" />
            {t("identify:shortCode.missing")}
          </p>
        )}
        <Answer state={state} />
      </div>
      <CodePad onKey={form.press} />
      <OtherMethods current="short-code" methods={methods} onChoose={onChoose} onSkip={onSkip} />
      <RewardBanner />
    </div>
  );
}
