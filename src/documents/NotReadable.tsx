import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "../host.ts";
import { useScreenName } from "../journey/use-visit.ts";
import { Button } from "../ui/Button.tsx";
import { Panel } from "../ui/Panel.tsx";
import { useWaited } from "../ui/use-waited.ts";

/** Delays before the wait is explained, and before a way out is offered (requirement A12). */
const SHORT_WAIT_MS = 400;
const LONG_WAIT_MS = 10_000;

/** The document is being opened: nothing at first, then a message, then a way out. */
export function Opening() {
  const { t } = useTranslation(["common", "documents"]);
  const isWaiting = useWaited(SHORT_WAIT_MS);
  const isLong = useWaited(LONG_WAIT_MS);
  return (
    <>
      <p role="status">{isWaiting && t(isLong ? "documents:openingLong" : "documents:opening")}</p>
      {isLong && <AskStaff />}
    </>
  );
}

/** The document is missing on this kiosk or cannot be shown: staff have it on paper. */
export function NotReadable({ why }: { readonly why: "missing" | "broken" }) {
  const { t } = useTranslation(["common", "documents"]);
  return (
    <Panel tone="problem" title={t(`documents:${why}`)} announced>
      <p>{t("documents:askStaff")}</p>
      <AskStaff />
    </Panel>
  );
}

function AskStaff() {
  const { t } = useTranslation(["common", "documents"]);
  const screen = useScreenName();
  const call = useMutation(orpc.staff.call.mutationOptions());
  const words = {
    pending: "staff.calling",
    success: "staff.coming",
    error: "staff.failed",
  } as const;
  return (
    <>
      <Button icon="bell" onPress={() => call.mutate({ screen })}>
        {t("access.callStaff")}
      </Button>
      <p role="status">{call.status !== "idle" && t(words[call.status])}</p>
    </>
  );
}
