import { useTranslation } from "react-i18next";
import { MOST_RECORDS_SHOWN } from "../../../domain/staff-limits.ts";

/** Says that there may be more than is shown. */
export function LatestOnly({ count }: { readonly count: number }) {
  const { t } = useTranslation("staff");
  if (count < MOST_RECORDS_SHOWN) return null;
  return <p className="logs__note">{t("logs.latestOnly", { count })}</p>;
}
