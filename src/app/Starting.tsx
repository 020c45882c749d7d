import { useTranslation } from "react-i18next";
import { useWaited } from "../ui/use-waited.ts";

/** A start that takes this long gets a message; on a shorter one it would only flash. */
const MESSAGE_AFTER_MS = 400;
const TOO_LONG_MS = 10_000;

/** Shown until the host has reported the outlet. */
export function Starting() {
  const { t } = useTranslation();
  const waited = useWaited(MESSAGE_AFTER_MS);
  const long = useWaited(TOO_LONG_MS);
  if (!waited) return null;
  return (
    <main className="plain">
      <h1>{t("moment.title")}</h1>
      <p role="status">{long ? t("moment.longer") : t("moment.starting")}</p>
    </main>
  );
}
