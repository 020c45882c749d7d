import { useTranslation } from "react-i18next";
import { useWaited } from "../ui/use-waited.ts";

/** A start that takes this long is worth a word; a shorter one would only flash. */
const WORTH_A_WORD_MS = 400;
const TOO_LONG_MS = 10_000;

/** Before the host has told which outlet this is. */
export function Starting() {
  const { t } = useTranslation();
  const waited = useWaited(WORTH_A_WORD_MS);
  const long = useWaited(TOO_LONG_MS);
  if (!waited) return null;
  return (
    <main className="plain">
      <h1>{t("moment.title")}</h1>
      <p role="status">{long ? t("moment.longer") : t("moment.starting")}</p>
    </main>
  );
}
