import { host } from "../host.ts";
import { pageFaultOf } from "./page-fault.ts";

/** Beyond these a page that fails at every frame says nothing new; the host has a limit of its own. */
const MAX_REPORTS = 50;
let reports = 0;

/** Tells the host's log of a fault. Never throws: whoever calls it has trouble enough. */
export function reportFault(thrown: unknown, screen: string = shownScreenName()): void {
  reports += 1;
  if (reports > MAX_REPORTS) return;
  host.page.fault(pageFaultOf(screen, thrown)).catch(() => {});
}

/** Tells of what nobody caught, too. */
export function reportUncaughtFaults(target: Window): void {
  // The browser's own notes (a ResizeObserver that is behind, for example) come without an error.
  target.addEventListener("error", ({ error }) => error && reportFault(error));
  target.addEventListener("unhandledrejection", ({ reason }) => reportFault(reason));
}

function shownScreenName(): string {
  return document.querySelector<HTMLElement>("[data-screen]")?.dataset.screen ?? "start";
}
