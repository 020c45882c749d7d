import { useScreenName, useVisit } from "../journey/use-visit.ts";
import { lazyComponent } from "../ui/lazy-component.tsx";
import { useScanning } from "./ScanProvider.tsx";

const NEWS = lazyComponent(() => import("./ScanNews.tsx").then((file) => file.ScanNews));

/** Requests what the outcome of a scan is shown with. */
export const fetchScanNews: () => void = NEWS.fetch;

/** The outcome of a scan, on the screen on which it was made. The identify screen shows it itself. */
export function ScanBand() {
  const screen = useScreenName();
  const { identifying: state } = useVisit("identifying");
  const { notice, isOnItsScreen } = useScanning();
  const isQuiet = state.step === "idle" || state.by !== "code" || screen === "identify";
  return !isOnItsScreen || (notice === null && isQuiet) ? null : <NEWS.Component />;
}
