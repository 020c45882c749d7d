import { Button } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { SWATCHES } from "../../ui/swatches.ts";

/** The way without points: as large and as plain as any other, and no less welcome. */
export function SkipCard({ onSkip }: { readonly onSkip: () => void }) {
  const { t } = useTranslation(["common", "identify"]);
  return (
    <Button className="skip-card" onPress={onSkip}>
      <span className="skip-card__picture" aria-hidden="true">
        <svg viewBox="0 0 400 340" focusable="false" aria-hidden="true">
          <path className="skip-card__swatch" d={SWATCHES[1]} />
        </svg>
        <img src="pictures/order-take-away.svg" alt="" />
      </span>
      <span className="skip-card__title display">{t("identify:skip")}</span>
      <span className="skip-card__note">{t("identify:skipNote")}</span>
    </Button>
  );
}
