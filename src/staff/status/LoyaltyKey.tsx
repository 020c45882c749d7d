import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StaffStatusView } from "../../../electron/host/rpc/contract.ts";
import { host } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import { Facts } from "./Facts.tsx";

type KeyRequest = NonNullable<StaffStatusView["key"]["request"]>;
/** `at` in UTC milliseconds; null if the service has not been asked. */
type Shown = Omit<KeyRequest, "at"> & { readonly at: number | null };

/** The request for the outlet's key once the operator has reset the outlet (in-store-loyalty.md §3, §4.5). */
export function LoyaltyKey({ request }: { readonly request: KeyRequest | null }) {
  const { t } = useTranslation(["staff", "provisioning"]);
  const session = useStaffSession();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: () => host.staffMode.status.fetchKeyAgain({ session }),
  });
  const shown = useMissingKey() ?? request;
  return (
    <Facts title={t("staff:status.keyNew")}>
      <p className="facts__note">{t("staff:status.keyNote")}</p>
      <div className="staff__actions">
        <Button onPress={() => isPending || mutate()}>{t("provisioning:askAgain")}</Button>
      </div>
      <div role="status">
        {isError && t("staff:failed")}
        {shown && <Outcome shown={shown} />}
      </div>
    </Facts>
  );
}

/** Why a kiosk has no key, whether or not staff have requested it; null if it has one. */
function useMissingKey(): Shown | null {
  const { provisioning } = useOutlet();
  if (provisioning === null) return null;
  const { problem, isAsking, askedAt, httpStatus } = provisioning;
  return { at: askedAt, outcome: isAsking ? "asking" : problem, httpStatus };
}

function Outcome({ shown: { at, outcome, httpStatus } }: { readonly shown: Shown }) {
  const { t } = useTranslation(["staff", "provisioning"]);
  const format = useFormat();
  switch (outcome) {
    case "asking":
      return <p className="facts__note">{t("provisioning:asking")}</p>;
    case "after-update":
      return <p className="facts__note">{t("staff:status.keyAfterUpdate")}</p>;
    case "renewed":
      return <p className="facts__note">{t("staff:status.keyRenewed")}</p>;
    default:
      return (
        <>
          <p className="facts__note">
            <strong>{t(`provisioning:problem.${outcome}.title`, { status: httpStatus })}</strong>
          </p>
          <p className="facts__note">{t(`provisioning:problem.${outcome}.means`)}</p>
          <p className="facts__note">{t(`provisioning:problem.${outcome}.todo`)}</p>
          {at !== null && (
            <p className="facts__note">
              {t("provisioning:lastAsked", { date: format.date(at), time: format.time(at) })}
            </p>
          )}
        </>
      );
  }
}
