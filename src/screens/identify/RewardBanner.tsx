import { useTranslation } from "react-i18next";
import { useOutlet } from "../../outlet/use-outlet.ts";

/**
 * The programme's own picture, shown at each choice of identification method (in-store-loyalty.md §2.4, rewardBanner).
 */
export function RewardBanner() {
  const { t } = useTranslation(["common", "identify"]);
  const url = useOutlet().loyalty?.rewardBannerUrl ?? null;
  if (url === null) return null;
  return (
    <figure className="reward-banner">
      <img src={url} alt={t("identify:banner.label")} />
    </figure>
  );
}
