import { useTranslation } from "react-i18next";
import type { DeviceState } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { isReason, noteOf } from "./health-codes.ts";

/** Why a kiosk takes no orders. A reason that a newer release has added is shown as it is. */
export function useBecause(): (health: DeviceState["health"]) => string {
  const { t } = useTranslation("console");
  const reason = useReason();
  return ({ state, because, page }) => {
    const reasons = because.map(reason);
    if (page === "none") reasons.push(t("because.no-page"));
    if (reasons.length > 0) return reasons.join(" ");
    return t(state === "starting" ? "because.starting" : "because.none");
  };
}

/** One reason in words. */
export function useReason(): (code: string) => string {
  const { t } = useTranslation("console");
  return (code) => (isReason(code) ? t(`because.${code}`) : isolate(code));
}

/** A note of a kiosk's health in words. */
export function useHealthNote(): (note: string) => string {
  const { t } = useTranslation("console");
  return (note) => {
    const known = noteOf(note);
    return known === null
      ? isolate(note)
      : t(`healthNote.${known.code}`, { detail: isolate(known.detail) });
  };
}
