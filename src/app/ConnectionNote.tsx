import { useTranslation } from "react-i18next";
import { connection } from "../host-client.ts";
import { Icon } from "../ui/Icon.tsx";
import { useWaited } from "../ui/use-waited.ts";
import { useConnectionState } from "./connection.ts";

/** A restart of the host that takes less is not worth a message. */
const MESSAGE_AFTER_MS = 1_500;
const TOO_LONG_MS = 20_000;

/** Shows that the host cannot be reached. The basket is in the page and stays. */
export function ConnectionNote() {
  const { t } = useTranslation();
  const lost = useConnectionState(connection) === "lost";
  const waited = useWaited(MESSAGE_AFTER_MS, lost);
  const long = useWaited(TOO_LONG_MS, lost);
  if (!lost || !waited) return null;
  return (
    <div className="note" role="status">
      <Icon name="clock" />
      <div>
        <h2>{t("moment.title")}</h2>
        <p>{long ? t("moment.longer") : t("moment.lost")}</p>
      </div>
    </div>
  );
}
