import { useTranslation } from "react-i18next";
import type { LoyaltyView } from "../../../electron/host/rpc/contract.ts";
import { useSend, useVisit } from "../../journey/use-visit.ts";
import { BasketSummary } from "../../ui/BasketSummary.tsx";
import { Button } from "../../ui/Button.tsx";
import type { IdentificationMethod } from "./identification-methods.ts";
import type { IdentifyForm } from "./use-identify-form.ts";
import type { ShortCodeForm } from "./use-short-code.ts";
import { useSkipPlace } from "./use-skip-place.ts";

type ActionsProps = {
  readonly method: IdentificationMethod | null;
  readonly form: IdentifyForm;
  readonly shortCode: ShortCodeForm;
  readonly loyalty: LoyaltyView;
  readonly onSkip: () => void;
};

/** The basket or "without points", and the main action. */
export function Actions({ method, form, shortCode, loyalty, onSkip }: ActionsProps) {
  const { t } = useTranslation(["common", "identify"]);
  const { identifying: state } = useVisit("identifying");
  const send = useSend();
  switch (method) {
    case null:
      return <BasketSummary />;
    case "scan":
      return (
        <>
          <Start onSkip={onSkip} />
          {(state.step === "rejected" || state.step === "unavailable") && (
            <Main onPress={() => send({ type: "ANSWER_READ" })}>{t("identify:scan.again")}</Main>
          )}
        </>
      );
    case "short-code":
      return (
        <>
          <Start onSkip={onSkip} />
          <Main onPress={shortCode.submit}>{label("identify:find")}</Main>
        </>
      );
    case "phone":
      return <PhoneActions form={form} loyalty={loyalty} onSkip={onSkip} label={label} />;
  }

  function label(words: "identify:find" | "identify:continue"): string {
    if (state.step === "asking") return t("identify:searching");
    const isRepeat =
      state.step === "unavailable" && (state.by === "phone") === (method === "phone");
    return t(isRepeat ? "identify:unavailable.again" : words);
  }
}

type PhoneActionsProps = Pick<ActionsProps, "form" | "loyalty" | "onSkip"> & {
  readonly label: (words: "identify:find" | "identify:continue") => string;
};

function PhoneActions({ form, loyalty, onSkip, label }: PhoneActionsProps) {
  const consentFollows =
    form.step === "phone" && loyalty.phone?.flow === "two_step" && form.plan.marketing !== null;
  return (
    <>
      {form.step === "consent" ? <Skip onSkip={onSkip} /> : <Start onSkip={onSkip} />}
      <Main onPress={form.submit}>
        {label(consentFollows ? "identify:continue" : "identify:find")}
      </Main>
    </>
  );
}

type SkipProps = Pick<ActionsProps, "onSkip">;

/** The start of the bar: the basket, or "without points" if that has no other place. */
function Start({ onSkip }: SkipProps) {
  return useSkipPlace() === "bar" ? <Skip onSkip={onSkip} /> : <BasketSummary />;
}

function Skip({ onSkip }: SkipProps) {
  const { t } = useTranslation(["common", "identify"]);
  return <Button onPress={onSkip}>{t("identify:skip")}</Button>;
}

function Main({ onPress, children }: { readonly onPress: () => void; readonly children: string }) {
  return (
    <Button kind="main" onPress={onPress}>
      <span aria-live="polite">{children}</span>
    </Button>
  );
}
