import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type ConnectionState, useConnectionState } from "../app/connection.ts";
import { queryClient, STREAM_RETRY } from "../app/queries.ts";
import { loadFontsFor } from "../ui/script-fonts.ts";
import { applyTheme } from "../ui/theme.ts";
import { useWaited } from "../ui/use-waited.ts";
import { connection, orpc } from "./host.ts";
import { renewWhenReplaced } from "./renew.ts";
import { StatusBoundary } from "./StatusBoundary.tsx";
import { StatusPage } from "./StatusPage.tsx";
import { useLanguages } from "./use-languages.ts";

/** A start that takes this long gets a message. */
const MESSAGE_AFTER_MS = 1_500;
const TOO_LONG_MS = 10_000;
/** A restart of the host that takes less is not worth a message. */
const LOST_MESSAGE_AFTER_MS = 5_000;

/** The order-status display: queue numbers on a wall, without any input. */
export function StatusApp() {
  return (
    <QueryClientProvider client={queryClient}>
      <StatusBoundary>
        <WithNews />
      </StatusBoundary>
    </QueryClientProvider>
  );
}

function WithNews() {
  const { data: view } = useQuery(orpc.status.live.experimental_liveOptions(STREAM_RETRY));
  const languages = useLanguages(view?.outlet.locales);
  const lostSince = useLostSince(useConnectionState(connection));
  useLook(view);
  useEffect(() => loadFontsFor(view?.outlet.locales ?? []), [view?.outlet.locales]);
  useEffect(() => renewWhenReplaced(connection), []);
  if (!view || !languages) return <Starting />;
  return <StatusPage view={view} languages={languages} lostSince={lostSince} />;
}

/** Since when the host cannot be reached (UTC milliseconds); null while it can, and for a moment after. */
function useLostSince(state: ConnectionState): number | null {
  const [since, setSince] = useState<number | null>(null);
  const isLost = state === "lost";
  useEffect(() => setSince(isLost ? Date.now() : null), [isLost]);
  const isMessageDue = useWaited(LOST_MESSAGE_AFTER_MS, isLost);
  return isLost && isMessageDue ? since : null;
}

function useLook(view: Parameters<typeof StatusPage>[0]["view"] | undefined): void {
  const theme = view?.outlet.theme;
  const highContrast = view?.highContrast ?? false;
  useEffect(() => {
    document.documentElement.dataset.contrast = highContrast ? "high" : "normal";
  }, [highContrast]);
  useLayoutEffect(() => {
    if (theme) applyTheme(theme);
  }, [theme]);
}

/** Before the host has sent anything: a display that was switched on before its kiosk. */
function Starting() {
  const { t } = useTranslation("status");
  const waited = useWaited(MESSAGE_AFTER_MS);
  const long = useWaited(TOO_LONG_MS);
  if (!waited) return null;
  return (
    <main className="status-start">
      <h1>{t("starting")}</h1>
      {long && <p role="status">{t("startingLong")}</p>}
    </main>
  );
}
