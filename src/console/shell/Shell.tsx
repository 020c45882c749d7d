import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { FaultBoundary } from "../../app/FaultBoundary.tsx";
import { StatusMessage } from "../../staff/shell/StatusMessage.tsx";
import { Button } from "../../ui/Button.tsx";
import { Panel } from "../../ui/Panel.tsx";
import { AccountsPage } from "../accounts/AccountsPage.tsx";
import { AuditPage } from "../audit/AuditPage.tsx";
import { KioskPage } from "../kiosks/KioskPage.tsx";
import { KiosksPage } from "../kiosks/KiosksPage.tsx";
import { LooksPage } from "../looks/LooksPage.tsx";
import { ConsoleOrderPage } from "../orders/ConsoleOrderPage.tsx";
import { ConsoleOrdersPage } from "../orders/ConsoleOrdersPage.tsx";
import { PairingPage } from "../pairing/PairingPage.tsx";
import { ReportsPage } from "../reports/ReportsPage.tsx";
import { useConsoleSession } from "../session/session.ts";
import { CallBand } from "./CallBand.tsx";
import { ConnectionBand } from "./ConnectionBand.tsx";
import { Navigation } from "./Navigation.tsx";
import { allowedRoute, type Route, useRoute } from "./route.ts";
import { useLost } from "./use-lost.ts";
import "./shell.css";
import "../../staff/shell/staff.css";
import "../../staff/orders/orders.css";
import "../../staff/status/status.css";

/** The frame of every page: where one is, what is wrong with the connection, who calls. */
export function Shell({ onSignOut }: { readonly onSignOut: () => void }) {
  const { person } = useConsoleSession();
  const route = allowedRoute(useRoute(), person);
  const isLost = useLost() !== null;
  return (
    <div className="console">
      <Navigation current={route.page} onSignOut={onSignOut} />
      <div className="console__bands">
        <ConnectionBand />
        <CallBand />
      </div>
      <main className="console__main" data-aged={isLost || undefined}>
        <FaultBoundary
          onFault={() => {}}
          fallback={(again) => <PageFault onAgain={again} />}
          resetKey={[route.page, ...route.open].join("/")}
        >
          <Suspense fallback={<Loading />}>
            <Page route={route} />
          </Suspense>
        </FaultBoundary>
      </main>
    </div>
  );
}

function Loading() {
  const { t } = useTranslation("staff");
  return <StatusMessage>{t("loading")}</StatusMessage>;
}

function Page({ route: { page, open } }: { readonly route: Route }) {
  const [kiosk, checkoutId] = open;
  switch (page) {
    case "orders":
      return kiosk !== undefined && checkoutId !== undefined ? (
        <ConsoleOrderPage key={checkoutId} kiosk={kiosk} checkoutId={checkoutId} />
      ) : (
        <ConsoleOrdersPage />
      );
    case "kiosks":
      return kiosk === undefined ? <KiosksPage /> : <KioskPage key={kiosk} id={kiosk} />;
    case "reports":
      return <ReportsPage />;
    case "looks":
      return <LooksPage />;
    case "pairing":
      return <PairingPage />;
    case "accounts":
      return <AccountsPage />;
    case "audit":
      return <AuditPage />;
  }
}

/** One page cannot be shown; all others can. */
function PageFault({ onAgain }: { readonly onAgain: () => void }) {
  const { t } = useTranslation("console");
  return (
    <Panel tone="problem" title={t("broken.title")} announced>
      <p>{t("broken.text")}</p>
      <Button onPress={onAgain}>{t("again")}</Button>
    </Panel>
  );
}
