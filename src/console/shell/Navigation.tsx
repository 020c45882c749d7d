import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../ui/Button.tsx";
import { Icon, type IconName } from "../../ui/Icon.tsx";
import { Sheet } from "../../ui/Sheet.tsx";
import { orpc, STREAM } from "../api.ts";
import { alarmCount } from "../kiosks/alarms.ts";
import { useDevices } from "../kiosks/use-devices.ts";
import { hasRole, useConsoleSession, useSession } from "../session/session.ts";
import { AccountSheet } from "./AccountSheet.tsx";
import "../../ui/scalloped.css";
import { hrefOf, PAGES, type PageName, ROLE_OF } from "./route.ts";

const ICONS: Readonly<Record<PageName, IconName>> = {
  orders: "till",
  kiosks: "phone",
  reports: "message",
  looks: "pencil",
  pairing: "plus",
  accounts: "lock",
  audit: "search",
};

/** On a phone these are behind "More". */
const RARE: readonly PageName[] = ["looks", "pairing", "accounts", "audit"];

type NavigationProps = { readonly current: PageName; readonly onSignOut: () => void };

/** The pages that the person may see: a rail beside them, on a phone a bar below them. */
export function Navigation({ current, onSignOut }: NavigationProps) {
  const { t } = useTranslation("console");
  const { person } = useConsoleSession();
  const [sheet, setSheet] = useState<"more" | "account" | null>(null);
  const counts = useCounts();
  const pages = PAGES.filter((page) => hasRole(person, ROLE_OF[page]));
  const link = (page: PageName, onPress?: () => void) => (
    <li key={page} data-rare={RARE.includes(page) || undefined}>
      <a
        className="console__link"
        href={hrefOf(page)}
        aria-current={page === current ? "page" : undefined}
        onClick={onPress}
      >
        <Icon name={ICONS[page]} />
        <span>{t(`page.${page}`)}</span>
        <Count of={counts[page] ?? 0} />
      </a>
    </li>
  );
  const close = () => setSheet(null);
  return (
    <>
      <header className="console__head scalloped">
        <p className="console__name display">{t("title")}</p>
        <Button className="console__person" onPress={() => setSheet("account")}>
          <bdi>{person.name}</bdi>
        </Button>
      </header>
      <nav className="console__nav" aria-label={t("pages")}>
        <ul>
          {pages.map((page) => link(page))}
          {pages.some((page) => RARE.includes(page)) && (
            <li className="console__more">
              <Button kind="quiet" className="console__link" onPress={() => setSheet("more")}>
                <Icon name="up" />
                <span>{t("more")}</span>
                <Count of={counts.pairing ?? 0} />
              </Button>
            </li>
          )}
        </ul>
      </nav>
      <Sheet isOpen={sheet === "more"} onClose={close} title={t("more")}>
        <ul className="console__rare">
          {pages.filter((page) => RARE.includes(page)).map((page) => link(page, close))}
        </ul>
      </Sheet>
      <AccountSheet isOpen={sheet === "account"} onClose={close} onSignOut={onSignOut} />
    </>
  );
}

/** How many on a page need somebody; nothing for none. */
function Count({ of }: { readonly of: number }) {
  const { t } = useTranslation("console");
  if (of === 0) return null;
  return (
    <span className="console__count">
      <span aria-hidden="true">{of}</span>
      <span className="visually-hidden">{t("waiting", { count: of })}</span>
    </span>
  );
}

function useCounts(): Partial<Record<PageName, number>> {
  const input = useSession();
  const { data: orders } = useQuery(
    orpc.orders.live.experimental_liveOptions({ input, ...STREAM }),
  );
  const { data: reports } = useQuery(
    orpc.reports.live.experimental_liveOptions({ input, ...STREAM }),
  );
  const { data: waiting } = useQuery(
    orpc.pairing.waiting.experimental_liveOptions({ input, ...STREAM }),
  );
  const { data: devices } = useDevices();
  return {
    orders: orders ? orders.orders.length + orders.moreCount : 0,
    kiosks: devices ? alarmCount([...devices.values()]) : 0,
    reports: reports?.open.length ?? 0,
    pairing: waiting?.devices.length ?? 0,
  };
}
