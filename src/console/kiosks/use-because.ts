import { useTranslation } from "react-i18next";
import type { DeviceState } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";

type Health = Pick<DeviceState["health"], "state" | "because">;

/** Reasons of a kiosk that there are words for; `records-…` are those of its disk. */
const REASONS = [
  "no-menu",
  "no-currency",
  "outlet-unavailable",
  "records-unusable",
  "closed-by-staff",
  "records-disk-full",
  "records-not-writable",
  "records-disk-failing",
  "records-damaged",
] as const;

/** Why a kiosk takes no orders. A reason that a newer release has added is shown as it is. */
export function useBecause(): (health: Health) => string {
  const { t } = useTranslation("console");
  return ({ state, because }) => {
    if (because.length === 0) return t(state === "starting" ? "because.starting" : "because.none");
    return because
      .map((code) => {
        const known = REASONS.find((reason) => reason === code);
        return known === undefined ? isolate(code) : t(`because.${known}`);
      })
      .join(" ");
  };
}
