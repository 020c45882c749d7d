import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DocumentView, LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import { useVisit } from "../../journey/use-visit.ts";
import { CountrySheet } from "../../phone/CountrySheet.tsx";
import { type CountryOption, listCountries } from "../../phone/countries.ts";
import { padKeyOf } from "../../phone/digits.ts";
import { NumberPad } from "../../phone/NumberPad.tsx";
import { PhoneField } from "../../phone/PhoneField.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useTypedKeys } from "../../ui/use-typed-keys.ts";
import { Answer } from "./Answer.tsx";
import { Acceptances, MarketingChannels } from "./Consents.tsx";
import type { IdentificationMethod } from "./identification-methods.ts";
import { Lead } from "./Lead.tsx";
import { NameEntry } from "./NameEntry.tsx";
import { OtherMethods } from "./OtherMethods.tsx";
import { RewardBanner } from "./RewardBanner.tsx";
import type { IdentifyForm } from "./use-identify-form.ts";

type PhoneStepProps = {
  readonly form: IdentifyForm;
  readonly loyalty: LoyaltyView;
  readonly methods: readonly IdentificationMethod[];
  readonly onChoose: (method: IdentificationMethod) => void;
  readonly onSkip: () => void;
  readonly onOpen: (document: DocumentView) => void;
};

/** The phone number, the way on without one, and its consents. */
export function PhoneStep({ form, loyalty, methods, onChoose, onSkip, onOpen }: PhoneStepProps) {
  const { t } = useTranslation(["common", "identify"]);
  const consents = {
    plan: form.plan,
    state: form.consent,
    onChange: form.changeConsent,
    onOpen,
  };
  return (
    <div className="identify">
      <Lead heading={t("identify:heading")} body={t("identify:firstTime")} />
      <NumberEntry form={form} methods={methods} onChoose={onChoose} onSkip={onSkip} />
      <div className="identify__consents">
        <NameEntry name={form.name} onChange={form.changeName} />
        {form.problem === "acceptance" && <Message>{t("identify:consent.missing")}</Message>}
        <Acceptances {...consents} isMissing={form.problem === "acceptance"} />
        {loyalty.phone?.flow === "single_step" && <MarketingChannels {...consents} />}
      </div>
      <RewardBanner />
    </div>
  );
}

type NumberEntryProps = Pick<PhoneStepProps, "form" | "methods" | "onChoose" | "onSkip">;

function NumberEntry({ form, methods, onChoose, onSkip }: NumberEntryProps) {
  const { t } = useTranslation(["common", "identify"]);
  const [isChoosing, setIsChoosing] = useState(false);
  const countries = useCountries(form);
  const problemId = useId();
  const area = useRef<HTMLDivElement>(null);
  useTypedKeys(area, padKeyOf, form.press);
  const country = countries.current;
  return (
    <div className="identify__entry" ref={area}>
      {form.numbers && (country || !form.numbers.hasPlans) ? (
        <PhoneField
          country={country}
          drawn={form.numbers.formatEntry(form.entry, countries.settings)}
          onOpenCountries={() => setIsChoosing(true)}
          problemId={form.problem ? problemId : undefined}
        />
      ) : (
        <div className="phone-field" aria-busy="true" />
      )}
      {form.numbers?.hasPlans === false && <p role="status">{t("identify:withCountryCode")}</p>}
      <div className="identify__problems" id={problemId}>
        <Problem form={form} />
        <Answer state={form.answer} />
      </div>
      <div className="identify__keys">
        <NumberPad onKey={form.press} />
        <OtherMethods current="phone" methods={methods} onChoose={onChoose} onSkip={onSkip} />
      </div>
      <CountrySheet
        isOpen={isChoosing}
        list={countries.list}
        chosen={form.entry.country}
        onChoose={(chosen) => {
          form.chooseCountry(chosen);
          setIsChoosing(false);
        }}
        onClose={() => setIsChoosing(false)}
      />
    </div>
  );
}

function Problem({ form }: { readonly form: IdentifyForm }) {
  const { t } = useTranslation(["common", "identify"]);
  const { problem, judged } = form;
  if (problem === null || problem === "acceptance") return null;
  return (
    <Message number={judged !== null && "written" in judged ? judged.written : null}>
      {t(`identify:check.${problem}`)}
    </Message>
  );
}

type MessageProps = {
  /** The number that the next tap sends, if it is to be confirmed. */
  readonly number?: string | null;
  readonly children: string;
};

/** What has to be corrected first: announced at once, and scrolled into view. */
function Message({ number = null, children }: MessageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  return (
    <div className="identify__problem" role="alert" ref={place}>
      <Icon name="warning" />
      <div>
        {number !== null && (
          <p className="identify__number" data-read="private">
            <bdi dir="ltr">{number}</bdi>
          </p>
        )}
        <p>{children}</p>
      </div>
    </div>
  );
}

/** The chooser's list and the chosen country, named in the visit's language. */
function useCountries({ numbers, entry }: IdentifyForm) {
  const { locale, outlet } = useVisit("locale", "outlet");
  const settings = outlet.phone;
  const list = useMemo(
    () =>
      numbers
        ? listCountries(settings, numbers.allCountries(), numbers.callingCodeOf, locale)
        : { offered: [], others: [] },
    [numbers, settings, locale],
  );
  const all: readonly CountryOption[] = [...list.offered, ...list.others];
  const current = all.find((option) => option.country === entry.country) ?? all[0] ?? null;
  return { list, current, settings };
}
