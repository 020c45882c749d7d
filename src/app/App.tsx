import { type ReactNode, Suspense, useEffect, useMemo, useState } from "react";
import type { OutletView } from "../../electron/host/rpc/contract.ts";
import { speakLanguage, withTexts } from "../i18n/i18n.ts";
import { useMenuInVisit } from "../journey/use-menu-in-visit.ts";
import { useIsScreen, useScreenName, useVisitSelector } from "../journey/use-visit.ts";
import { VisitProvider } from "../journey/VisitProvider.tsx";
import { HyphenationContext } from "../outlet/hyphenation.ts";
import { OutletNowContext } from "../outlet/outlet-now.ts";
import { useHyphenation } from "../outlet/use-hyphenation.ts";
import { MenuContext, useMenuStream } from "../outlet/use-menu.ts";
import { useOutlet } from "../outlet/use-outlet.ts";
import { ScanBand } from "../scan/ScanBand.tsx";
import { ScanProvider } from "../scan/ScanProvider.tsx";
import { type ListPlaces, ListPlacesContext } from "../screens/menu/list-places.ts";
import { StaffLogin } from "../staff/login/StaffLogin.tsx";
import { AccessBar } from "../ui/access/AccessBar.tsx";
import { LanguageDialog } from "../ui/access/LanguageDialog.tsx";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { Mark } from "../ui/Screen.tsx";
import { SheetToolsContext } from "../ui/Sheet.tsx";
import { ConnectionNote } from "./ConnectionNote.tsx";
import { ErrorBoundary } from "./ErrorBoundary.tsx";
import { IdleWarning } from "./IdleWarning.tsx";
import { OrderInProgress } from "./OrderInProgress.tsx";
import { reportFault } from "./report-fault.ts";
import { PartBoundary, ScreenBoundary } from "./ScreenBoundary.tsx";
import { Screens } from "./Screens.tsx";
import { Starting } from "./Starting.tsx";
import { ShellContext } from "./shell.ts";
import { type Stream, useStream } from "./stream.ts";
import { useHeadphones } from "./use-headphones.ts";
import { usePageSettings } from "./use-page-settings.ts";
import { useSpeechVolume } from "./use-speech-volume.ts";
import "./app.css";

type AppProps = {
  readonly outlet: Stream<OutletView>;
  /** Observers within the visit: the configuration preview sets up its scenes with them. */
  readonly children?: ReactNode;
};

/** The touchscreen: empty until the outlet is known, then visit after visit. */
export function App({ outlet, children }: AppProps) {
  return (
    <ErrorBoundary onFault={reportFault}>
      <WithOutlet outlet={outlet}>{children}</WithOutlet>
    </ErrorBoundary>
  );
}

function WithOutlet({ outlet: stream, children }: AppProps) {
  const outlet = useStream(stream);
  const isLoaded = useFirstFiles(outlet);
  if (!outlet || !isLoaded) return <Starting />;
  return (
    <OutletNowContext value={outlet}>
      <VisitProvider outlet={outlet}>
        <Kiosk />
        {children}
      </VisitProvider>
    </OutletNowContext>
  );
}

/**
 * Whether the texts of the outlet's own language are loaded, since the first screen would flash up in English, and a
 * keypad's keys, if it has one: the first one pressed must not be lost.
 */
function useFirstFiles(outlet: OutletView | undefined): boolean {
  const [isLoaded, setLoaded] = useState(false);
  const locales = outlet?.locales;
  const hasKeypad = outlet?.keypad != null;
  useEffect(() => {
    if (!locales || isLoaded) return;
    const show = () => setLoaded(true);
    // A catalogue that does not load must not keep the kiosk closed: it falls back to English.
    const texts = speakLanguage(locales.default, locales);
    Promise.all([texts, hasKeypad && KEYPAD.fetch()]).then(show, show);
  }, [locales, hasKeypad, isLoaded]);
  return isLoaded;
}

function Kiosk() {
  const visitId = useVisitSelector((context) => context.visitId);
  const menu = useMenuStream();
  useMenuInVisit(menu?.menu);
  // A new visit is a new tree: no scroll position, open sheet or half-typed number can survive it.
  return (
    <>
      <BesideTheScreens />
      <MenuContext value={menu}>
        <HyphenationContext value={useHyphenation(menu?.menu)}>
          <ScanProvider key={visitId}>
            <VisitFrame />
          </ScanProvider>
        </HyphenationContext>
      </MenuContext>
    </>
  );
}

/** What a visit does to the page besides drawing; it changes with every touch, the rest need not render again. */
function BesideTheScreens() {
  usePageSettings();
  useHeadphones();
  useSpeechVolume();
  return <OrderInProgress />;
}

const KEYPAD = lazyComponent(() =>
  withTexts(
    "keypad",
    import("../ui/access/Keypad.tsx").then((file) => file.Keypad),
  ),
);
const ReadSheet = lazyComponent(() =>
  withTexts(
    "keypad",
    import("../ui/access/ReadSheet.tsx").then((file) => file.ReadSheet),
  ),
).Component;
const READ_SHEET = <ReadSheet />;

function VisitFrame() {
  const outlet = useOutlet();
  const [choosingLanguage, setChoosingLanguage] = useState(false);
  const [isHelping, setHelping] = useState(false);
  const shell = useMemo(
    () => ({
      openLanguages: () => setChoosingLanguage(true),
      openKeypadHelp: () => setHelping(true),
    }),
    [],
  );
  const [listPlaces] = useState<ListPlaces>(() => new Map());
  return (
    <ShellContext value={shell}>
      <SheetToolsContext value={READ_SHEET}>
        <div className="kiosk">
          <div className="kiosk__quiet" aria-hidden="true">
            <Mark />
            <span className="display">{outlet.name}</span>
          </div>
          <ScreenPlace>
            <ScreenBoundary>
              <Suspense fallback={<Starting />}>
                <ListPlacesContext value={listPlaces}>
                  <Screens />
                </ListPlacesContext>
              </Suspense>
            </ScreenBoundary>
            <PartBoundary>
              <ConnectionNote />
            </PartBoundary>
            <PartBoundary>
              <Suspense fallback={null}>
                <ScanBand />
              </Suspense>
            </PartBoundary>
          </ScreenPlace>
          <PartBoundary>
            <AccessBar />
          </PartBoundary>
        </div>
        <PartBoundary>
          <LanguageDialog isOpen={choosingLanguage} onClose={() => setChoosingLanguage(false)} />
          {outlet.keypad && <KEYPAD.Component isHelping={isHelping} onHelp={setHelping} />}
          <StaffLoginOutside />
        </PartBoundary>
        <IdleWarning />
      </SheetToolsContext>
    </ShellContext>
  );
}

/** Its content renders by itself; here only the screen's name changes. */
function ScreenPlace({ children }: { readonly children: ReactNode }) {
  return (
    <div className="kiosk__screen" data-screen={useScreenName()}>
      {children}
    </div>
  );
}

/** The gesture does nothing in staff mode itself. */
function StaffLoginOutside() {
  return useIsScreen("staff") ? null : <StaffLogin />;
}
