import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { FleetView } from "../../../fleet/console/rpc/contract.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import { orpc, STREAM } from "../api.ts";
import { useSession } from "../session/session.ts";
import { useTimes } from "../ui/use-times.ts";
import { useLost } from "./use-lost.ts";

/** What is wrong between the page and the kiosks, the nearest first; nothing while all is well. */
export function ConnectionBand() {
  const { t } = useTranslation("console");
  const lostSince = useLost();
  const { data: fleet } = useQuery(
    orpc.fleet.live.experimental_liveOptions({ input: useSession(), ...STREAM }),
  );
  if (lostSince !== null) return <LostBand since={lostSince} />;
  const problems = fleet ? fleetProblems(fleet) : [];
  if (problems.length === 0) return null;
  return (
    <div className="band" role="status">
      <Icon name="warning" />
      <ul className="band__text">
        {problems.map((problem) => (
          <li key={problem}>{t(`fleet.${problem}`)}</li>
        ))}
        {fleet?.keysTrouble && (
          <li className="band__detail">
            <bdi>{fleet.keysTrouble}</bdi>
          </li>
        )}
      </ul>
    </div>
  );
}

function LostBand({ since }: { readonly since: number }) {
  const { t } = useTranslation("console");
  const { format, ago } = useTimes();
  const now = useNow(true);
  return (
    <div className="band" role="alert">
      <Icon name="warning" />
      <div className="band__text">
        <p>
          <strong>{t("lost.title")}</strong>
        </p>
        {/* The running age is not announced every second. */}
        <p aria-live="off">
          {t("lost.since", { time: format.exactTime(since), ago: ago(now - since) })}
        </p>
      </div>
    </div>
  );
}

type FleetProblem =
  | "unwritten"
  | "disconnected"
  | "keys"
  | "gate-silent"
  | "stream-filling"
  | "not-storing"
  | "gate-unreadable";

const GATE_PROBLEMS: Readonly<Record<FleetView["gateAlarms"][number], FleetProblem>> = {
  silent: "gate-silent",
  "stream-filling": "stream-filling",
  "not-storing": "not-storing",
  unreadable: "gate-unreadable",
};

function fleetProblems(fleet: FleetView): FleetProblem[] {
  const { isConnected, keysTrouble, unwritten, gateAlarms } = fleet;
  const ownDisk = unwritten > 0 ? ["unwritten" as const] : [];
  // Without the server nothing is known about the gate either.
  if (!isConnected) return [...ownDisk, "disconnected"];
  return [
    ...ownDisk,
    ...(keysTrouble === null ? [] : ["keys" as const]),
    ...gateAlarms.map((alarm) => GATE_PROBLEMS[alarm]),
  ];
}
