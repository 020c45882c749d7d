import { useTranslation } from "react-i18next";
import type {
  FleetView,
  ServiceState,
  StaffStatusView,
} from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Fact, Facts } from "./Facts.tsx";

const SERVICES = ["loyalty", "ordering", "payments"] as const;

/** The three services: their last answer, its latency, and their last error. */
export function Services({ status }: { readonly status: StaffStatusView }) {
  const { t } = useTranslation("staff");
  return (
    <Facts title={t("status.services")}>
      {status.areTestServices && <p className="facts__note">{t("status.testServices")}</p>}
      {SERVICES.map((name) => (
        <Fact
          key={name}
          name={t(`status.service.${name}`)}
          isBad={isInTrouble(status.services[name])}
        >
          <ServiceText state={status.services[name]} />
        </Fact>
      ))}
      {status.gateUrl !== null && (
        <Fact name={t("status.gate")}>
          <bdi className="facts__address">{status.gateUrl}</bdi>
        </Fact>
      )}
      {status.fleet !== null && <FleetFact fleet={status.fleet} />}
      <UnmatchedPayments payments={status.unmatchedPayments} />
    </Facts>
  );
}

/** The fleet, and the code with which this kiosk is paired at its console. */
function FleetFact({ fleet: { state, code } }: { readonly fleet: FleetView }) {
  const { t } = useTranslation("staff");
  return (
    <Fact name={t("status.fleet")} isBad={state !== "connected"}>
      {t(`status.fleetState.${state}`)}
      {code !== null && (
        <>
          <br />
          {t("status.pairingCode", { code: isolate(code) })}
        </>
      )}
    </Fact>
  );
}

/** Its last error is newer than its last answer. */
function isInTrouble({ lastAt, lastError }: ServiceState): boolean {
  return lastError !== null && (lastAt === null || lastError.at >= lastAt);
}

function ServiceText({ state }: { readonly state: ServiceState }) {
  const { t } = useTranslation("staff");
  const format = useFormat();
  const { lastAt, lastMs, lastError } = state;
  const when = (at: number) => {
    const isToday = format.date(at) === format.date(Date.now());
    return isToday ? format.exactTime(at) : `${format.date(at)} ${format.exactTime(at)}`;
  };
  return (
    <>
      {lastAt === null
        ? t("status.neverAnswered")
        : t("status.answered", { time: when(lastAt), ms: format.number(lastMs ?? 0) })}
      <br />
      {lastError === null
        ? t("status.noError")
        : t("status.lastError", {
            date: format.date(lastError.at),
            time: format.time(lastError.at),
            what: t(`status.error.${lastError.reason}`, { status: lastError.status }),
            operation: isolate(lastError.operation),
          })}
    </>
  );
}

/** Payments that belong to no order of this kiosk: only the integrator can return them. */
function UnmatchedPayments({
  payments,
}: {
  readonly payments: StaffStatusView["unmatchedPayments"];
}) {
  const { t } = useTranslation("staff");
  const format = useFormat();
  return payments.map(({ transactionReference, receivedAt }) => (
    <Fact key={transactionReference} name={t("status.unmatchedPayments")} isBad>
      {t("status.unmatchedPayment", {
        date: format.date(receivedAt),
        time: format.time(receivedAt),
        reference: isolate(transactionReference),
      })}
    </Fact>
  ));
}
