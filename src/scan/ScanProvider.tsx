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
import { useScreenName, useSend, useVisit } from "../journey/use-visit.ts";
import { useVisitActor } from "../journey/VisitProvider.tsx";
import { useOutlet } from "../outlet/use-outlet.ts";
import { useStable } from "../ui/use-stable.ts";
import { ofCodeLength, readCode, TEST_CODE } from "./code.ts";
import { fateOfScan } from "./offer.ts";
import { listenForScanner } from "./wedge-listener.ts";

/** The same code again within this time is the same scan. */
const SAME_SCAN_MS = 5_000;
/** A scanner that still sees a code reads it again within this time. */
const STILL_SEEN_MS = 1_000;

/** Why a scan was not sent, for the customer. */
export type ScanNotice = "stored" | "later" | "not-offered" | "unreadable";

/** A scan in staff mode, where it identifies nobody, and nothing else of it is remembered. */
type LastScan = {
  /** Null if it was no code. */
  readonly length: number | null;
  readonly isTestCode: boolean;
};

type Scanning = {
  /** The latest scan in staff mode; null before the first. */
  readonly lastScan: LastScan | null;
  readonly notice: ScanNotice | null;
  /** How many codes were stored: each has its own time to be used. */
  readonly storedCodes: number;
  /** Whether the outcome of the latest scan belongs to the current screen. */
  readonly isOnItsScreen: boolean;
  readonly dismissNotice: () => void;
  /** A code in view of the camera, or typed; the same one may be submitted many times. */
  readonly submit: (code: string, how: "scanned" | "typed") => void;
};

const ScanningContext = createContext<Scanning | null>(null);

export function useScanning(): Scanning {
  const scanning = use(ScanningContext);
  if (!scanning) throw new Error("useScanning outside of ScanProvider");
  return scanning;
}

/** Handles every scan: the scanner is active on all screens, camera and code entry submit theirs. */
export function ScanProvider({ children }: { readonly children: ReactNode }) {
  const outlet = useOutlet();
  const screen = useScreenName();
  const [notice, setNotice] = useState<ScanNotice | null>(null);
  const [lastScan, setLastScan] = useState<LastScan | null>(null);
  const [storedCode, setStoredCode] = useState<string | null>(null);
  const [storedCodes, setStoredCodes] = useState(0);
  const identifyBy = useIdentifyByCode();

  const take = useCallback(
    (code: string | null, isScanned: boolean) => {
      const fate = fateOfScan(screen, outlet);
      if (fate === "ignore") return;
      if (code === null) return setNotice("unreadable");
      setNotice(fate === "store" ? "stored" : fate === "identify" ? null : fate);
      if (fate === "store") {
        setStoredCode(code);
        setStoredCodes((before) => before + 1);
      }
      if (fate === "identify") identifyBy(code, isScanned);
    },
    [screen, outlet, identifyBy],
  );
  useScanner((scanned) => {
    const code = scanned === null ? null : readCode(scanned);
    if (screen === "staff") {
      setLastScan({ length: code?.length ?? null, isTestCode: code === TEST_CODE });
    } else take(code, true);
  });
  // A code that was scanned before the visit began is used as soon as it has.
  useEffect(() => {
    if (storedCode === null || screen === "attract") return;
    setStoredCode(null);
    take(storedCode, true);
  }, [storedCode, screen, take]);

  const dismissNotice = useCallback(() => {
    setNotice(null);
    // Whoever begins later is not known to be the one who scanned.
    setStoredCode(null);
  }, []);
  const isOnItsScreen = useIsOnItsScreen(notice, dismissNotice);
  const scanning = useMemo(
    () => ({
      lastScan,
      notice,
      storedCodes,
      isOnItsScreen,
      dismissNotice,
      submit: (scanned: string, how: "scanned" | "typed") => {
        const code = how === "scanned" ? ofCodeLength(scanned) : readCode(scanned);
        if (how === "scanned" || code !== null) take(code, how === "scanned");
      },
    }),
    [lastScan, notice, storedCodes, isOnItsScreen, dismissNotice, take],
  );
  return <ScanningContext value={scanning}>{children}</ScanningContext>;
}

/** No scan, or no outcome to show. */
const NOTHING = " idle";

/**
 * Whether the latest scan was made on the current screen: a customer who has moved on has seen its outcome. A problem
 * that needs action follows them once; nothing returns on a later screen.
 */
function useIsOnItsScreen(notice: ScanNotice | null, dismissNotice: () => void): boolean {
  const screen = useScreenName();
  const { identifying: state } = useVisit("identifying");
  const send = useSend();
  const step = state.step !== "idle" && state.by === "code" ? state.step : "idle";
  const subject = `${notice ?? ""} ${step}`;
  const [known, setKnown] = useState({ subject: NOTHING, screen });
  if (subject !== known.subject) {
    // An accepted scan belongs to the screen on which it was sent; any other outcome to the one on which it was first
    // shown.
    const isAnswer = step === "accepted" && known.subject.endsWith("asking");
    setKnown({ subject, screen: isAnswer ? known.screen : screen });
  }
  const isElsewhere = subject !== NOTHING && known.subject === subject && known.screen !== screen;
  useEffect(() => {
    if (!isElsewhere || step === "asking") return;
    dismissNotice();
    send({ type: "ANSWER_READ" });
  }, [isElsewhere, step, dismissNotice, send]);
  return !isElsewhere;
}

/** Listens for a keyboard-wedge scanner while mounted. */
function useScanner(onScan: (scanned: string | null) => void): void {
  const scan = useStable(onScan);
  useEffect(() => listenForScanner(scan), [scan]);
}

const NOTHING_SENT = {
  code: "",
  sentAt: Number.NEGATIVE_INFINITY,
  /** Of its latest reading, sent or not. */
  readAt: Number.NEGATIVE_INFINITY,
  /** The service could not be reached. */
  hasFailed: false,
};

/**
 * Sends a scanned code once, even if it is read repeatedly within seconds, unless "not you?" came between. If the
 * service could not be reached, another scan of it is sent. What is typed is sent at each touch.
 */
function useIdentifyByCode(): (code: string, isScanned: boolean) => void {
  const actor = useVisitActor();
  const { identification, identifying: state } = useVisit("identification", "identifying");
  const isNobody = identification === null;
  const hasFailed = state.step === "unavailable" && state.by === "code";
  const isIdle = state.step === "idle";
  const sent = useRef(NOTHING_SENT);
  useEffect(() => {
    if (isNobody) sent.current = NOTHING_SENT;
  }, [isNobody]);
  useEffect(() => {
    if (hasFailed) sent.current = { ...sent.current, hasFailed };
    // The customer has read that it failed: what is read from now on is another scan.
    else if (isIdle && sent.current.hasFailed) sent.current = NOTHING_SENT;
  }, [hasFailed, isIdle]);
  return useCallback(
    (code, isScanned) => {
      const now = performance.now();
      const last = sent.current;
      const isSame = code === last.code;
      const isRepeated = last.hasFailed
        ? now - last.readAt < STILL_SEEN_MS
        : now - last.sentAt < SAME_SCAN_MS;
      if (isSame) sent.current = { ...last, readAt: now };
      if (isSame && isRepeated && isScanned) return;
      const request = { by: "code", code: { code, isScanned } } as const;
      const event = { type: "IDENTIFICATION_REQUESTED", request } as const;
      if (!actor.getSnapshot().can(event)) return;
      sent.current = { code, sentAt: now, readAt: now, hasFailed: false };
      actor.send(event);
    },
    [actor],
  );
}
