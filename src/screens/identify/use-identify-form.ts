import { useEffect, useState } from "react";
import type { LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import type { PhoneDraft } from "../../journey/visit-context.ts";
import { type PadKey, pressKey } from "../../phone/digits.ts";
import type { Judgement, PhoneEntry } from "../../phone/numbers.ts";
import { usePhoneNumbers } from "../../phone/use-phone-numbers.ts";
import { clientNameOf } from "./client-name.ts";
import { type ConsentState, missingAcceptances } from "./consent.ts";
import { useAcceptances, useConsents } from "./use-consents.ts";
import { usePreparedSalt } from "./use-prepared-salt.ts";

/** Why the number has not been sent. */
export type FormProblem = Exclude<Judgement["state"], "good"> | "acceptance";

const EMPTY_COUNTRY = "";

/** Number, consents and the call that sends them: the state of the identify screen. */
export function useIdentifyForm(loyalty: LoyaltyView) {
  const { identifying } = useVisit("identifying");
  const send = useSend();
  const { step, goTo, problem, setProblem, changed, edit } = useFormStep();
  const { check, toDraft, ...number } = useNumberEntry(edit);
  const { plan, consent, change } = useConsents(loyalty);
  const acceptancesFor = useAcceptances(step, plan);
  const isSendable = number.judged !== null && "phoneNumber" in number.judged;
  usePreparedSalt([step, isSendable, consent.accepted.length, consent.channels.length].join());

  function ask(phoneNumber: string): void {
    const phone = {
      phoneNumber,
      clientName: clientNameOf(number.name),
      marketingChannels: [...consent.channels],
      acceptances: acceptancesFor(consent),
    };
    send({ type: "IDENTIFICATION_REQUESTED", request: { by: "phone", phone } });
  }

  /** The main action: on to the consents if they have a screen of their own, else the call. */
  function submit(): void {
    const checked = check();
    if (checked === null) return;
    if ("problem" in checked) {
      setProblem(checked.problem);
      return;
    }
    if (missingAcceptances(plan, consent).length > 0) {
      setProblem("acceptance");
      return;
    }
    setProblem(null);
    const consentFollows = loyalty.phone?.flow === "two_step" && plan.marketing !== null;
    // A repetition after a missing answer, with unchanged input.
    const isRepeat = identifying.step === "unavailable" && identifying.by === "phone";
    if (step === "phone" && consentFollows && !isRepeat) goTo("consent");
    else ask(checked.phoneNumber);
  }

  return {
    ...number,
    plan,
    consent,
    step,
    problem,
    answer: identifying,
    changeName: (name: string) => {
      changed();
      number.changeName(name);
    },
    changeConsent: (ticked: Partial<ConsentState>) => {
      changed();
      if (problem === "acceptance") setProblem(null);
      change(ticked);
    },
    /** Saved when the customer goes back: nothing has to be entered twice. */
    toDraft: (): PhoneDraft => ({
      ...toDraft(),
      accepted: consent.accepted,
      channels: [...consent.channels],
    }),
    backToPhone: () => goTo("phone"),
    submit,
  };
}

export type IdentifyForm = ReturnType<typeof useIdentifyForm>;

/** Which part of the form is shown, and why it was not sent. */
function useFormStep() {
  const { identifying } = useVisit("identifying");
  const send = useSend();
  const [step, goTo] = useState<"phone" | "consent">("phone");
  const [problem, setProblem] = useState<FormProblem | null>(null);
  const answered = identifying.step === "rejected" || identifying.step === "unavailable";
  // The service's answer concerns the number: it is shown at the number, to be corrected there.
  useEffect(() => {
    if (answered) goTo("phone");
  }, [answered]);
  const changed = () => send({ type: "ENTRY_CHANGED", by: "phone" });
  return {
    step,
    goTo,
    problem,
    setProblem,
    changed,
    edit: () => {
      setProblem(null);
      send({ type: "ANSWER_READ" });
      changed();
    },
  };
}

/** The number and the name as they are typed; `edit` is called when the number changes. */
function useNumberEntry(edit: () => void) {
  const { outlet, phoneDraft } = useVisit("outlet", "phoneDraft");
  const numbers = usePhoneNumbers();
  const [country, setCountry] = useState(phoneDraft?.country ?? EMPTY_COUNTRY);
  const [digits, setDigits] = useState(phoneDraft?.digits ?? "");
  const [name, setName] = useState(phoneDraft?.name ?? "");
  /** The number that was shown to be confirmed: the second tap sends it. */
  const [pointedOut, setPointedOut] = useState<string | null>(null);
  const entry: PhoneEntry = { country: country || outlet.phone.defaultCountry, digits };
  const judged = numbers?.judge(entry) ?? null;
  return {
    numbers,
    entry,
    judged,
    name,
    changeName: setName,
    press: (key: PadKey) => {
      edit();
      setDigits((before) => pressKey(before, key));
    },
    chooseCountry: (chosen: string) => {
      edit();
      setCountry(chosen);
    },
    toDraft: () => ({ country, digits, name }),
    /** The number to send, or why it is not sent; null as long as it cannot be judged. */
    check: (): { phoneNumber: string } | { problem: FormProblem } | null => {
      if (judged === null) return null;
      if (!("phoneNumber" in judged)) return { problem: judged.state };
      const { phoneNumber } = judged;
      if (judged.state === "good" || pointedOut === phoneNumber) return { phoneNumber };
      setPointedOut(phoneNumber);
      return { problem: judged.state };
    },
  };
}
