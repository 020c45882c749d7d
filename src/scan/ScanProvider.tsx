import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { host } from "../host.ts";
import { basketInput } from "../journey/basket-input.ts";
import { useIdentification } from "../journey/IdentificationProvider.tsx";
import { useScreenName, useVisit } from "../journey/use-visit.ts";
import { useStable } from "../ui/use-stable.ts";
import { readCode } from "./code.ts";
import { fateOfScan } from "./offer.ts";
import { listenForScanner } from "./wedge-listener.ts";

/** The same code again within this time is the same scan. */
const SAME_SCAN_MS = 5_000;

/** What the customer has to know about a scan that was not sent. */
export type ScanNotice = "kept" | "later" | "not-offered" | "unreadable";

/** A scan in staff mode, where it identifies nobody: its length, null if it was no code. */
type LastScan = { readonly length: number | null };

type Scanning = {
  /** The latest scan in staff mode; null before the first. */
  readonly lastScan: LastScan | null;
  readonly notice: ScanNotice | null;
  /** Whether what is said of the latest scan belongs to the present screen. */
  readonly isOnItsScreen: boolean;
  readonly dismissNotice: () => void;
  /** A code that is in view of the camera, or was typed; the same one may come again and again. */
  readonly submit: (code: string, how: "scanned" | "typed") => void;
};

const ScanningContext = createContext<Scanning | null>(null);

export function useScanning(): Scanning {
  const scanning = use(ScanningContext);
  if (!scanning) throw new Error("useScanning outside of ScanProvider");
  return scanning;
}

/** Where every scan ends: the scanner is lastScan on all screens, the camera and the short code hand theirs in. */
export function ScanProvider({ children }: { readonly children: ReactNode }) {
  const { context, screen } = useVisit();
  const [notice, setNotice] = useState<ScanNotice | null>(null);
  const [lastScan, setLastScan] = useState<LastScan | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const identifyBy = useIdentifyByCode();

  const take = useCallback(
    (code: string, isScanned: boolean) => {
      const fate = fateOfScan(screen, context.outlet);
      if (fate === "ignore") return;
      setNotice(fate === "keep" ? "kept" : fate === "identify" ? null : fate);
      if (fate === "keep") setKept(code);
      if (fate === "identify") identifyBy(code, isScanned);
    },
    [screen, context.outlet, identifyBy],
  );
  useScanner((scanned) => {
    const code = scanned === null ? null : readCode(scanned);
    if (screen === "staff") setLastScan({ length: code?.length ?? null });
    else if (code !== null) take(code, true);
    else if (fateOfScan(screen, context.outlet) !== "ignore") setNotice("unreadable");
  });
  // A code that was scanned before the visit began is used as soon as it has.
  useEffect(() => {
    if (kept === null || screen === "attract") return;
    setKept(null);
    take(kept, true);
  }, [kept, screen, take]);

  const dismissNotice = useCallback(() => setNotice(null), []);
  const isOnItsScreen = useIsOnItsScreen(notice, dismissNotice);
  const scanning = useMemo(
    () => ({
      lastScan,
      notice,
      isOnItsScreen,
      dismissNotice,
      submit: (scanned: string, how: "scanned" | "typed") => {
        const code = readCode(scanned);
        if (code !== null) take(code, how === "scanned");
      },
    }),
    [lastScan, notice, isOnItsScreen, dismissNotice, take],
  );
  return <ScanningContext value={scanning}>{children}</ScanningContext>;
}

/** No scan, or none that is still spoken of. */
const NOTHING = " idle";

/**
 * Whether the latest scan was made on the present screen: a customer who has gone on has seen that it was lastScan. What they
 * have to do something about follows them once; nothing comes back with a later screen.
 */
function useIsOnItsScreen(notice: ScanNotice | null, dismissNotice: () => void): boolean {
  const screen = useScreenName();
  const { state, clear } = useIdentification();
  const step = state.step !== "idle" && state.by === "code" ? state.step : "idle";
  const subject = `${notice ?? ""} ${step}`;
  const [known, setKnown] = useState({ subject: NOTHING, screen });
  if (subject !== known.subject) {
    // Good news belongs to the question that was asked; everything else to where it is lastScan of first.
    const isAnswer = step === "accepted" && known.subject.endsWith("asking");
    setKnown({ subject, screen: isAnswer ? known.screen : screen });
  }
  const isElsewhere = subject !== NOTHING && known.subject === subject && known.screen !== screen;
  useEffect(() => {
    if (!isElsewhere || step === "asking") return;
    dismissNotice();
    clear();
  }, [isElsewhere, step, dismissNotice, clear]);
  return !isElsewhere;
}

/** Listens for a scanner that types, as long as the page is there. */
function useScanner(onScan: (scanned: string | null) => void): void {
  const scan = useStable(onScan);
  useEffect(() => listenForScanner(scan), [scan]);
}

/** Sends a code once, however often it is read within seconds, unless "not you?" came between. */
function useIdentifyByCode(): (code: string, isScanned: boolean) => void {
  const { context } = useVisit();
  const { visitId, locale, orderType, basket, identification } = context;
  const { ask } = useIdentification();
  const sent = useRef({ code: "", at: Number.NEGATIVE_INFINITY });
  const isNobody = identification === null;
  useEffect(() => {
    if (isNobody) sent.current = { code: "", at: Number.NEGATIVE_INFINITY };
  }, [isNobody]);
  return useCallback(
    (code, isScanned) => {
      const now = performance.now();
      if (code === sent.current.code && now - sent.current.at < SAME_SCAN_MS) return;
      const isSent = ask("code", () =>
        host.loyalty.identifyByCode({
          visitId,
          locale,
          orderType,
          basket: basketInput(basket),
          code,
          isScanned,
        }),
      );
      if (isSent) sent.current = { code, at: now };
    },
    [visitId, locale, orderType, basket, ask],
  );
}
