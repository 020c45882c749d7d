import { useEffect, useState } from "react";
import { Heading } from "react-aria-components";
import { useTranslation } from "react-i18next";
import type { SessionView } from "../../../fleet/console/rpc/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { SheetDialog } from "../../ui/SheetDialog.tsx";
import { useMonotonicNow } from "../../ui/use-now.ts";
import { api } from "../api.ts";
import { useSession } from "./session.ts";

/** WCAG 2.2.1: at least 20 s to react; two minutes for somebody who was called away. */
const WARNS_BEFORE_MS = 120_000;
const SECOND_MS = 1_000;

/** Before the session ends by itself the page asks: nothing that somebody types is lost unnoticed. */
export function SessionEnd({ view }: { readonly view: SessionView }) {
  const { t } = useTranslation("console");
  const input = useSession();
  const endsAt = useEndOnOwnClock(view);
  const now = useMonotonicNow(true);
  const leftMs = Math.max(0, endsAt - now);
  const stay = () => void api.session.keepAlive(input).catch(() => {});
  return (
    <SheetDialog isOpen={leftMs <= WARNS_BEFORE_MS} onClose={stay} alert>
      <div className="console-ask">
        <Heading slot="title" level={2}>
          {t("session.endsTitle")}
        </Heading>
        <p role="timer">{t("session.ends", { count: Math.ceil(leftMs / SECOND_MS) })}</p>
        <Button kind="main" onPress={stay} autoFocus>
          {t("session.stay")}
        </Button>
      </div>
    </SheetDialog>
  );
}

/** When it ends on the page's monotonic clock: the device's own may be wrong. */
function useEndOnOwnClock(view: SessionView): number {
  const [endsAt, setEndsAt] = useState(() => performance.now() + view.endsInMs);
  useEffect(() => setEndsAt(performance.now() + view.endsInMs), [view]);
  return endsAt;
}
