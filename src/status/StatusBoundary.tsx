import i18next from "i18next";
import { type ReactNode, useEffect } from "react";
import { FaultBoundary } from "../app/FaultBoundary.tsx";
import { pageFaultOf } from "../app/page-fault.ts";
import { host } from "./host.ts";

/** Nobody can touch a wall: it begins anew by itself, as often as it takes. */
const RELOAD_AFTER_MS = 10_000;
const SCREEN = "display";

/** A fault of the display: says where to ask meanwhile, tells the host's log, and starts the page again. */
export function StatusBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <FaultBoundary onFault={reportStatusFault} fallback={() => <Broken />}>
      {children}
    </FaultBoundary>
  );
}

/** Never throws: whoever calls it has trouble enough. */
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
