import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { orpc, STREAM_RETRY } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { chime } from "../../ui/chime.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useStaffSession } from "./use-staff-session.ts";

/** A customer's call for staff: visible and audible on every page while it rings. */
export function CallBand() {
  const { t } = useTranslation("staff");
  const format = useFormat();
  const session = useStaffSession();
  const { data: call } = useQuery(
    orpc.staffMode.calls.experimental_liveOptions({ input: { session }, ...STREAM_RETRY }),
  );
  const at = call?.at ?? null;
  useEffect(() => {
    if (at !== null) chime();
  }, [at]);
  if (at === null) return null;
  return (
    <div className="staff__call" role="alert">
      <Icon name="bell" />
      <p>{t("calling", { time: format.time(at) })}</p>
    </div>
  );
}
