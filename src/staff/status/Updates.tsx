import { useTranslation } from "react-i18next";
import type { UpdateView } from "../../../electron/host/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { useFormat } from "../../i18n/use-format.ts";
import { Fact } from "./Facts.tsx";

/** The version that waits, and why; how the last update ended. */
export function Updates({ update }: { readonly update: UpdateView }) {
  const { t } = useTranslation("staff");
  const { waiting, last, trouble } = update;
  const isPostponed = waiting?.because.some((reason) => POSTPONED.includes(reason)) ?? false;
  return (
    <>
      <Fact name={t("status.update")} isBad={trouble !== null || isPostponed}>
        {trouble !== null && t(`status.updateTrouble.${trouble}`)}
        {trouble === null && waiting === null && t("status.updateNone")}
        {waiting !== null && <WaitingText waiting={waiting} />}
      </Fact>
      {last !== null && (
        <Fact name={t("status.lastUpdate")} isBad={last.reason !== null}>
          <LastText last={last} />
        </Fact>
      )}
    </>
  );
}

type Waiting = NonNullable<UpdateView["waiting"]>;

const POSTPONED: readonly Waiting["because"][number][] = ["disk", "stop", "copy"];

function WaitingText({ waiting }: { readonly waiting: Waiting }) {
  const { t } = useTranslation("staff");
  const { version, because, from, until } = waiting;
  const reasons = because.length === 0 ? (["soon"] as const) : because;
  const hours = { from: isolate(from), until: isolate(until) };
  return [
    t("status.updateWaiting", { version: isolate(version) }),
    ...reasons.map((reason) => t(`status.updateBecause.${reason}`, hours)),
  ].join(" ");
}

function LastText({ last }: { readonly last: NonNullable<UpdateView["last"]> }) {
  const { t } = useTranslation("staff");
  const format = useFormat();
  const { result, at, reason, missing } = last;
  const versions = { from: isolate(last.from), to: isolate(last.to) };
  const when = { date: format.date(at), time: format.time(at) };
  const codes = isolate(missing.join(", "));
  return [
    t(`status.updateResult.${result}`, { ...versions, ...when }),
    ...(reason === null ? [] : [t(`status.updateFailure.${reason}`)]),
    ...(missing.length === 0 ? [] : [t("status.updateMissing", { missing: codes })]),
    ...(result === "returned" ? [t("status.updateAgain", versions)] : []),
  ].join(" ");
}
