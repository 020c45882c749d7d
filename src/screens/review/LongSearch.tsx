import { useTranslation } from "react-i18next";
import { useSend, useVisitSelector } from "../../journey/use-visit.ts";
import { isIdentifying } from "../../journey/visit-context.ts";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { useWaited } from "../../ui/use-waited.ts";

/** After this long a wait offers a way out (requirement A12). */
const LONG_WAIT_MS = 10_000;

/** The payment waits for the answer to a scan: after a while the customer can continue without it. */
export function LongSearch() {
  const { t } = useTranslation(["common", "identify"]);
  const send = useSend();
  const isSearching = useVisitSelector(isIdentifying);
  const isLong = useWaited(LONG_WAIT_MS, isSearching);
  if (!isSearching || !isLong) return null;
  return (
    <Panel tone="message" icon="clock" announced>
      <p>{t("identify:searchingLong")}</p>
      <div className="review__exits">
        <Button onPress={() => send({ type: "LOYALTY_DECLINED" })}>{t("identify:skip")}</Button>
      </div>
    </Panel>
  );
}
