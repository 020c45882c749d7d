import { useEffect } from "react";
import type { StatusView } from "../../electron/host/rpc/contract.ts";
import { createTimeFormat } from "../i18n/format.ts";
import { Button } from "../ui/Button.tsx";
import { useNow } from "../ui/use-now.ts";
import { Column } from "./Column.tsx";
import { Notices } from "./Notices.tsx";
import { PreparingNumbers, ReadyNumbers } from "./Numbers.tsx";
import { useSound } from "./sound.ts";
import type { Languages, Translation } from "./use-languages.ts";

type StatusPageProps = {
  readonly view: StatusView;
  readonly languages: Languages;
  /** Since when the host cannot be reached; null while it can. */
  readonly lostSince: number | null;
};

const NONE: readonly string[] = [];

/** Under the awning: the numbers in the kitchen, and those to collect. */
export function StatusPage({ view: reported, languages, lostSince }: StatusPageProps) {
  const view = lostSince === null ? reported : withoutNews(reported);
  const { main } = languages;
  const stale = view.shared?.stale ?? NONE;
  const unblockSound = useSound(view);
  const title = main.t("title");
  useEffect(() => {
    document.title = `${title} · ${view.outlet.name}`;
  }, [title, view.outlet.name]);
  return (
    <div className="status">
      <Top view={view} words={main} unblockSound={unblockSound} />
      <main className="status__columns">
        <Column name="preparing" languages={languages}>
          <PreparingNumbers numbers={view.preparing} stale={stale} words={main} />
        </Column>
        <Column name="ready" languages={languages}>
          <ReadyNumbers ready={view.ready} stale={stale} words={main} />
        </Column>
      </main>
      <Notices view={view} languages={languages} lostSince={lostSince} />
    </div>
  );
}

/** Without a connection nobody knows whether something is new, or whether staff are still called. */
function withoutNews(view: StatusView): StatusView {
  const ready = view.ready.map(({ number }) => ({ number, isNew: false }));
  return { ...view, ready, staffCall: null };
}

type TopProps = {
  readonly view: StatusView;
  readonly words: Translation;
  readonly unblockSound: (() => void) | null;
};

function Top({ view: { outlet }, words: { locale, t }, unblockSound }: TopProps) {
  const time = createTimeFormat({ locale, timezone: outlet.timezone });
  const now = useNow(true);
  return (
    <header className="status__top">
      <Awning />
      <div className="status__name">
        {outlet.logoUrl && <img className="status__mark" src={outlet.logoUrl} alt="" />}
        <h1 className="display">{outlet.name}</h1>
      </div>
      {unblockSound && (
        <Button icon="speaker" onPress={unblockSound}>
          {t("soundOn")}
        </Button>
      )}
      {/* The running clock shows that the display is alive. */}
      <p className="status__clock display">{time(now)}</p>
    </header>
  );
}

/** Enough stripes for the widest display; the frame clips the rest. */
const STRIPES = Array.from({ length: 40 }, (_, index) => `stripe-${index}`);

function Awning() {
  return (
    <div className="status-awning" aria-hidden="true">
      {STRIPES.map((stripe) => (
        <span className="status-awning__stripe" key={stripe} />
      ))}
    </div>
  );
}
