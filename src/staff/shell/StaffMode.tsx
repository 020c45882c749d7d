import { Suspense, useState } from "react";
import { type Key, Tab, TabList, TabPanel, Tabs } from "react-aria-components";
import { useTranslation } from "react-i18next";
import { useOutlet } from "../../outlet/use-outlet.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Screen } from "../../ui/Screen.tsx";
import { CallBand } from "./CallBand.tsx";
import { ROOMS } from "./rooms.ts";
import { Told } from "./Told.tsx";
import { useKeepSession } from "./use-keep-session.ts";
import { useSignedOut } from "./use-signed-out.ts";
import "./staff.css";

/**
 * Staff mode (docs/staff.md): its rooms behind tabs. Whoever leaves, or does nothing for a while, is back at the
 * start.
 */
export function StaffMode() {
  const { t } = useTranslation(["common", "staff"]);
  const { name } = useOutlet();
  const [room, setRoom] = useState<Key>(ROOMS[0].name);
  useSignedOut();
  useKeepSession();
  return (
    <Screen title={t("staff:title")} place={name} className="staff" bare>
      <Tabs className="staff__rooms" selectedKey={room} onSelectionChange={setRoom}>
        <TabList className="staff__tabs" aria-label={t("staff:rooms")}>
          {ROOMS.map((one) => (
            <Tab key={one.name} id={one.name} className="staff__tab">
              <Icon name={one.icon} />
              <span>{t(`staff:room.${one.name}`)}</span>
            </Tab>
          ))}
        </TabList>
        <CallBand />
        {ROOMS.map((one) => (
          <TabPanel key={one.name} id={one.name} className="staff__room">
            <Suspense fallback={<Told>{t("staff:loading")}</Told>}>
              <one.Room />
            </Suspense>
          </TabPanel>
        ))}
      </Tabs>
    </Screen>
  );
}
