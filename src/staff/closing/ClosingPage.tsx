import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { host } from "../../host.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { useStaffSession } from "../shell/use-staff-session.ts";
import "./closing.css";

const REASONS = ["cleaning", "technical", "kitchen-closed", "other"] as const;
type Reason = (typeof REASONS)[number];

/** Whether customers can order here, and why not; staff close and open the kiosk. */
export function ClosingPage() {
  const { t } = useTranslation(["interruptions", "staff"]);
  const session = useStaffSession();
  const { closedByStaff } = useOutlet();
  const [isAsked, setAsked] = useState(false);
  const close = useMutation({
    mutationFn: (reason: Reason) => host.staffMode.closing.close({ session, reason }),
  });
  const open = useMutation({ mutationFn: () => host.staffMode.closing.open({ session }) });
  return (
    <div className="closing">
      <State />
      <div className="staff__actions">
        {closedByStaff === null ? (
          <Button kind="main" onPress={() => setAsked(true)}>
            {t("staff:closing.close")}
          </Button>
        ) : (
          <Button kind="main" onPress={() => open.mutate()}>
            {t("staff:closing.openAgain")}
          </Button>
        )}
      </div>
      <p role="status">{(close.isError || open.isError) && t("staff:failed")}</p>
      <Sheet isOpen={isAsked} onClose={() => setAsked(false)} title={t("staff:closing.why")}>
        <p>{t("staff:closing.whyNote")}</p>
        <div className="closing__reasons">
          {REASONS.map((reason) => (
            <Button
              key={reason}
              onPress={() => {
                setAsked(false);
                close.mutate(reason);
              }}
            >
              {t(`staff:closing.reason.${reason}`)}
            </Button>
          ))}
        </div>
      </Sheet>
    </div>
  );
}

/** Open, closed by staff, or closed automatically, with what customers read meanwhile. */
function State() {
  const { t } = useTranslation(["interruptions", "staff"]);
  const format = useFormat();
  const { outOfOrder, closedByStaff, recordsTrouble, servicesDown } = useOutlet();
  if (closedByStaff !== null) {
    const { reason, since } = closedByStaff;
    const when = { date: format.date(since), time: format.time(since) };
    return (
      <section className="closing__state" role="status">
        <Icon name="lock" />
        <div>
          <h2>{t("staff:closing.closed")}</h2>
          <p>{t("staff:closing.since", when)}</p>
          <p>
            {t("staff:closing.shown", { text: t(`interruptions:outOfOrder.closed.${reason}`) })}
          </p>
        </div>
      </section>
    );
  }
  if (outOfOrder !== null) {
    return (
      <Panel tone="problem" title={t("staff:closing.automatic")} announced>
        <p>{t(`interruptions:outOfOrder.${outOfOrder}`)}</p>
        {servicesDown.map((service) => (
          <p key={service}>{t(`staff:closing.down.${service}`)}</p>
        ))}
        {recordsTrouble && <p>{t(`interruptions:outOfOrder.staff.${recordsTrouble}`)}</p>}
        {outOfOrder === "no-currency" && <p>{t("interruptions:outOfOrder.staff.no-currency")}</p>}
        <p>{t("staff:closing.automaticNote")}</p>
      </Panel>
    );
  }
  return (
    <section className="closing__state" role="status">
      <Icon name="check" />
      <div>
        <h2>{t("staff:closing.open")}</h2>
        <p>{t("staff:closing.openNote")}</p>
      </div>
    </section>
  );
}
