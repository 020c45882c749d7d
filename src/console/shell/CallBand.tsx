import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StaffCall } from "../../../fleet/console/rpc/contract.ts";
import { isolate } from "../../i18n/isolate.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useLoudspeaker, useStaffBell, useUnblock } from "../../ui/loudspeaker.ts";
import { orpc, STREAM } from "../api.ts";
import { useSession } from "../session/session.ts";
import { useTimes } from "../ui/use-times.ts";
import { useIsSoundOn } from "./sound-preference.ts";
import { useLost } from "./use-lost.ts";

/** Customers who call for staff: visible on every page, and audible while one of them waits. */
export function CallBand() {
  const { t } = useTranslation("console");
  const { format } = useTimes();
  const { data: calls = [] } = useQuery(
    orpc.calls.live.experimental_liveOptions({ input: useSession(), ...STREAM }),
  );
  const unblock = useCallSound(calls);
  return (
    <>
      {unblock && (
        <div className="band band--message" role="status">
          <Icon name="speakerOff" />
          <p className="band__text">{t("sound.blocked")}</p>
          <Button icon="speaker" onPress={unblock}>
            {t("sound.on")}
          </Button>
        </div>
      )}
      {calls.length > 0 && (
        <div className="band band--call" role="alert">
          <Icon name="bell" />
          <ul className="band__text">
            {calls.map(({ kiosk, kioskName, since }) => (
              <li key={kiosk}>
                {t("calling", { kiosk: isolate(kioskName), time: format.time(since) })}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

/** Without a connection nobody knows whether somebody still waits: it does not ring. */
function useCallSound(calls: readonly StaffCall[]): (() => void) | null {
  const loudspeaker = useLoudspeaker(useIsSoundOn());
  const isLost = useLost() !== null;
  const latest = calls.reduce((after, { since }) => Math.max(after, since), 0);
  useStaffBell(loudspeaker, isLost || calls.length === 0 ? null : latest);
  return useUnblock(loudspeaker);
}
