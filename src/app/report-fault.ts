import { host } from "../host-client.ts";

/** A page that fails at every frame says nothing new beyond these; the host has a limit of its own. */
const MAX_REPORTS = 50;
let reports = 0;

/** Reports a fault to the host's log. Never throws: the caller is handling a fault already. */
export function reportFault(thrown: unknown, screen: string = shownScreenName()): void {
  reports += 1;
  if (reports > MAX_REPORTS) return;
  import("./page-fault.ts")
    .then(({ pageFaultOf }) => host.page.fault(pageFaultOf(screen, thrown)))
    .catch(() => {});
}

/** Reports uncaught errors and rejections, too. */
export function reportUncaughtFaults(target: Window): void {
  // The browser's own notes (ResizeObserver loop notifications, for example) come without an error.
  target.addEventListener("error", ({ error }) => error && reportFault(error));
  target.addEventListener("unhandledrejection", ({ reason }) => reportFault(reason));
}

function shownScreenName(): string {
  return document.querySelector<HTMLElement>("[data-screen]")?.dataset.screen ?? "start";
}
