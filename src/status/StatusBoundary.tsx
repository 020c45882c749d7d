import i18next from "i18next";
import { type ReactNode, useEffect } from "react";
import { FaultBoundary } from "../app/FaultBoundary.tsx";
import { pageFaultOf } from "../app/page-fault.ts";
import { host } from "./host.ts";

/** Nobody can touch a display on a wall: it reloads by itself, without limit. */
const RELOAD_AFTER_MS = 10_000;
const SCREEN = "display";

/** A fault of the display: shows where to ask meanwhile, reports it to the host's log, and reloads the page. */
export function StatusBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <FaultBoundary onFault={reportStatusFault} fallback={() => <Broken />}>
      {children}
    </FaultBoundary>
  );
}

/** Never throws: the caller is handling a fault already. */
export function reportStatusFault(thrown: unknown): void {
  host.page.fault(pageFaultOf(SCREEN, thrown)).catch(() => {});
}

function Broken() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="status-start">
      <h1>{i18next.t("status:fault")}</h1>
      <p role="status">{i18next.t("status:ask")}</p>
    </main>
  );
}
