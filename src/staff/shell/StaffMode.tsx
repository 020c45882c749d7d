import { Suspense, useState } from "react";
import { type Key, Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { CallBand } from "./CallBand.tsx";
import { StatusMessage } from "./StatusMessage.tsx";
import { StaffNavigation } from "./staff-navigation.ts";
import { STAFF_PAGES } from "./staff-pages.ts";
import { useSessionKeepAlive } from "./use-session-keep-alive.ts";
import { useSignedOut } from "./use-signed-out.ts";
import "./staff.css";

/** Staff mode (docs/staff.md): its pages as tabs. Leaving it, or its idle timeout, leads back to the start. */
export function StaffMode() {
  const { t } = useTranslation(["common", "staff"]);
  const { name } = useOutlet();
  const [page, setPage] = useState<Key>(STAFF_PAGES[0].name);
  useSignedOut();
  useSessionKeepAlive();
  return (
    <Screen title={t("staff:title")} place={name} className="staff" bare>
      <Tabs className="staff__pages" selectedKey={page} onSelectionChange={setPage}>
        <TabList className="staff__tabs" aria-label={t("staff:tabs")}>
          {STAFF_PAGES.map((one) => (
            <Tab key={one.name} id={one.name} className="staff__tab">
              <Icon name={one.icon} />
              <span>{t(`staff:tab.${one.name}`)}</span>
            </Tab>
          ))}
        </TabList>
        <CallBand />
        {STAFF_PAGES.map((one) => (
          <TabPanel key={one.name} id={one.name} className="staff__page">
            <Suspense fallback={<StatusMessage>{t("staff:loading")}</StatusMessage>}>
              <StaffNavigation value={setPage}>
                <one.Page />
              </StaffNavigation>
            </Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </Screen>
  );
}
