import i18next from "i18next";
import { type ReactNode, useEffect } from "react";
import { Button } from "../ui/Button.tsx";
import { FaultBoundary } from "./FaultBoundary.tsx";

/** Long enough to read, short enough for an unattended kiosk to recover by itself. */
const RELOAD_AFTER_MS = 20_000;

type Props = {
  readonly children: ReactNode;
  /** Where a fault is reported, in addition to the browser's console. */
  readonly onFault?: (error: unknown) => void;
};

/** A fault of the page itself: shows a message and reloads the page. The order goes on in the host. */
export function ErrorBoundary({ children, onFault = () => {} }: Props) {
  return (
    <FaultBoundary onFault={onFault} fallback={() => <Broken />}>
      {children}
    </FaultBoundary>
  );
}

/** The page reloads by itself, or at a touch. */
export function Broken() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.reload(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <main className="plain">
      <h1>{i18next.t("broken.title")}</h1>
      <p>{i18next.t("broken.text")}</p>
      <Button kind="main" onPress={() => window.location.reload()}>
        {i18next.t("broken.again")}
      </Button>
    </main>
  );
}
