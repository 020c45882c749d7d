import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { localize } from "../../../domain/localized-text.ts";
import type { DocumentView, LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import { useVisit } from "../../journey/use-visit.ts";
import type { PhoneDraft } from "../../journey/visit-context.ts";
import { OUTLET_QUERY } from "../../outlet/outlet-query.ts";
import { type PadKey, pressKey } from "../../phone/digits.ts";
import type { Judgement, PhoneEntry } from "../../phone/numbers.ts";
import { usePhoneNumbers } from "../../phone/use-phone-numbers.ts";
import { withArrivedFiles } from "./arrived-files.ts";
import { clientNameOf } from "./client-name.ts";
import {
  acceptancesOf,
  type ConsentPlan,
  type ConsentState,
  type MarketingChannel,
  missingAcceptances,
  NOTHING_TICKED,
  planConsent,
} from "./consent.ts";
import type { DocumentKind } from "./consent-text.ts";
import { useIdentify } from "./use-identify.ts";
import { usePreparedSalt } from "./use-prepared-salt.ts";

/** Why the number has not been sent. */
export type FormProblem = Exclude<Judgement["state"], "good"> | "acceptance";

const EMPTY_COUNTRY = "";

/** Number, consents and the call that sends them: the state of the identify screen. */
export function useIdentifyForm(loyalty: LoyaltyView) {
  const { outlet, locale, phoneDraft } = useVisit("outlet", "locale", "phoneDraft");
  const { t } = useTranslation(["common", "identify"]);
  const numbers = usePhoneNumbers();
  const identify = useIdentify();
  const documents = useDocuments();
  const plan = useConsentPlan(loyalty, documents);
  const [chosenCountry, setChosenCountry] = useState(phoneDraft?.country ?? EMPTY_COUNTRY);
  const [digits, setDigits] = useState(phoneDraft?.digits ?? "");
  const [name, setName] = useState(phoneDraft?.name ?? "");
  // What was ticked before there was anything to read is not agreed to.
  const drafted = documents === outlet.documents ? phoneDraft : null;
  const [consent, setConsent] = useState<ConsentState>(drafted ?? NOTHING_TICKED);
  const [step, setStep] = useState<"phone" | "consent">("phone");
  const [problem, setProblem] = useState<FormProblem | null>(null);
  /** A warning about an unlikely number is shown once: the second tap sends it. */
  const [pointedOut, setPointedOut] = useState<string | null>(null);

  const entry: PhoneEntry = { country: chosenCountry || outlet.phone.defaultCountry, digits };
  const judged = numbers?.judge(entry) ?? null;
  const isSendable = judged !== null && "phoneNumber" in judged;
  usePreparedSalt([step, isSendable, consent.accepted.length, consent.channels.length].join());
  const nameChannel = (channel: MarketingChannel) => t(`identify:consent.${channel}`);

  const answered = identify.state.step === "rejected" || identify.state.step === "unavailable";
  // The service's answer concerns the number: it is shown at the number, to be corrected there.
  useEffect(() => {
    if (answered) setStep("phone");
  }, [answered]);

  function editing(): void {
    setProblem(null);
    identify.edit();
  }

  /** The number to send, or null after showing the problem. */
  function checked(): string | null {
    if (judged === null) return null;
    if (!("phoneNumber" in judged)) {
      setProblem(judged.state);
      return null;
    }
    if (judged.state === "unlikely" && pointedOut !== judged.phoneNumber) {
      setPointedOut(judged.phoneNumber);
      setProblem("unlikely");
      return null;
    }
    if (missingAcceptances(plan, consent).length > 0) {
      setProblem("acceptance");
      return null;
    }
    return judged.phoneNumber;
  }

  return {
    numbers,
    entry,
    judged,
    name,
    changeName: setName,
    plan,
    consent,
    step,
    problem,
    answer: identify.state,
    press: (key: PadKey) => {
      editing();
      setDigits((before) => pressKey(before, key));
    },
    chooseCountry: (country: string) => {
      editing();
      setChosenCountry(country);
    },
    changeConsent: (change: Partial<ConsentState>) => {
      if (problem === "acceptance") setProblem(null);
      setConsent((before) => ({ ...before, ...change }));
    },
    /** Saved when the customer goes back: nothing has to be entered twice. */
    toDraft: (): PhoneDraft => ({
      country: chosenCountry,
      digits,
      name,
      accepted: consent.accepted,
      channels: [...consent.channels],
    }),
    backToPhone: () => setStep("phone"),
    /** The main action: on to the consents if they have a screen of their own, else the call. */
    submit: () => {
      const phoneNumber = checked();
      if (phoneNumber === null) return;
      setProblem(null);
      const consentFollows = loyalty.phone?.flow === "two_step" && plan.marketing !== null;
      // A repetition after a missing answer, with unchanged input.
      const isRepeat = identify.state.step === "unavailable";
      if (step === "phone" && consentFollows && !isRepeat) {
        setStep("consent");
        return;
      }
      identify.ask({
        phoneNumber,
        clientName: clientNameOf(name),
        marketingChannels: consent.channels,
        acceptances: acceptancesOf(plan, consent, locale, nameChannel),
      });
    },
  };
}

export type IdentifyForm = ReturnType<typeof useIdentifyForm>;

/** The documents that can be read, as they were when this step was opened: what is ticked here could be read here. */
function useDocuments(): readonly DocumentView[] {
  const { outlet } = useVisit("outlet");
  const { data: outletNow } = useQuery(OUTLET_QUERY);
  const [documents] = useState(() =>
    withArrivedFiles(outlet.documents, outletNow?.documents ?? []),
  );
  return documents;
}

function useConsentPlan(loyalty: LoyaltyView, documents: readonly DocumentView[]): ConsentPlan {
  const { outlet, locale } = useVisit("outlet", "locale");
  const { t } = useTranslation(["common", "identify"]);
  return useMemo(() => {
    const nameDocument = (kind: DocumentKind, document: { title: Record<string, string> } | null) =>
      localize(document?.title, locale, outlet.locales) || t(`identify:documents.${kind}`);
    return planConsent(loyalty, { documents, locales: outlet.locales }, locale, {
      nameDocument,
      acceptTemplate: t("identify:consent.accept"),
    });
  }, [loyalty, documents, outlet, locale, t]);
}
