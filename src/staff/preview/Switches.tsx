import { useTranslation } from "react-i18next";
import type { OutletView } from "../../../electron/host/rpc/contract.ts";
import { languageName } from "../../i18n/format.ts";
import { TEXT_SIZES } from "../../journey/visit-context.ts";
import { Choice } from "./Choice.tsx";
import type { Viewing } from "./viewing.ts";

const ORIENTATIONS = ["portrait", "landscape"] as const;
const CONTRASTS = ["normal", "high"] as const;
const FLOWS = ["REGULAR", "PATCH_ORDER"] as const;
const PHONE_FLOWS = ["single_step", "two_step"] as const;

type SwitchesProps = {
  /** As configured. */
  readonly outlet: OutletView;
  readonly locale: string;
  readonly viewing: Viewing;
  readonly onChange: (change: Partial<Viewing>) => void;
};

/** The settings of the viewed screen: each a touch away, the same on every screen. */
export function Switches({ outlet, locale, viewing, onChange }: SwitchesProps) {
  const { t } = useTranslation(["common", "preview"]);
  return (
    <section className="switches" aria-label={t("preview:switches")}>
      <Choice
        label={t("preview:language")}
        options={outlet.locales.enabled.map((value) => ({ value, words: languageName(value) }))}
        chosen={locale}
        onChoose={(value) => onChange({ locale: value })}
      />
      <Choice
        label={t("preview:orientation.label")}
        options={ORIENTATIONS.map((value) => ({ value, words: t(`preview:orientation.${value}`) }))}
        chosen={viewing.orientation}
        onChoose={(orientation) => onChange({ orientation })}
      />
      <Choice
        label={t("preview:size.label")}
        options={TEXT_SIZES.map((value) => ({ value, words: t(`preview:size.${value}`) }))}
        chosen={viewing.textSize}
        onChoose={(textSize) => onChange({ textSize })}
      />
      <Choice
        label={t("preview:contrast.label")}
        options={CONTRASTS.map((value) => ({ value, words: t(`preview:contrast.${value}`) }))}
        chosen={viewing.highContrast ? "high" : "normal"}
        onChoose={(value) => onChange({ highContrast: value === "high" })}
      />
      <FlowSwitches outlet={outlet} viewing={viewing} onChange={onChange} />
    </section>
  );
}

/** Only for an outlet with these flows. */
function FlowSwitches({ outlet, viewing, onChange }: Omit<SwitchesProps, "locale">) {
  const { t } = useTranslation(["common", "preview"]);
  const { loyalty } = outlet;
  if (loyalty === null) return null;
  const { turned } = viewing;
  const flow = turned.flow ?? loyalty.flow;
  const phoneFlow = turned.phoneFlow ?? loyalty.phone?.flow ?? "single_step";
  return (
    <>
      <Choice
        label={t("preview:flow.label")}
        options={FLOWS.map((value) => ({
          value,
          words: value === loyalty.flow ? t("preview:flow.configured", { name: value }) : value,
        }))}
        chosen={flow}
        onChoose={(value) => onChange({ turned: { ...turned, flow: value } })}
      />
      {loyalty.phone && (
        <Choice
          label={t("preview:phoneFlow.label")}
          options={PHONE_FLOWS.map((value) => ({
            value,
            words:
              value === loyalty.phone?.flow
                ? t("preview:phoneFlow.configured", { name: value })
                : value,
          }))}
          chosen={phoneFlow}
          onChoose={(value) => onChange({ turned: { ...turned, phoneFlow: value } })}
        />
      )}
    </>
  );
}
