/** Gauges of a kiosk's present state, for the operators of many kiosks. */
import type { StaffStatusView } from "../rpc/staff-status-view.ts";
import type { ClockState } from "./clock-check.ts";
import type { HealthReport } from "./health.ts";
import type { Metric } from "./otlp.ts";

/** The gauges; `unfinished` is the number of orders under way. */
export function gaugesOf(seen: {
  readonly health: HealthReport;
  readonly clock: ClockState;
  readonly unfinished: number;
  /** Null without a receipt printer. */
  readonly printer: StaffStatusView["printer"];
}): Metric[] {
  const { health, clock, unfinished, printer } = seen;
  const yes = (is: boolean) => (is ? 1 : 0);
  return [
    gauge("kiosk.serving", "1", "1 while orders can be taken.", yes(health.state === "serving")),
    gauge("kiosk.page.open", "1", "1 while a page is at the host.", yes(health.page === "open")),
    gauge("kiosk.orders.unfinished", "{order}", "Orders that are on their way.", unfinished),
    ...(clock.state === "unknown"
      ? []
      : [gauge("kiosk.clock.offset", "s", CLOCK, clock.state === "off" ? clock.offMs / 1_000 : 0)]),
    ...(printer === null ? [] : printerGauges(printer)),
    gauge("process.memory.usage", "By", "Memory of the host.", process.memoryUsage.rss()),
  ];
}

function printerGauges({
  condition,
  isPaperLow,
  unconfirmed,
}: NonNullable<StaffStatusView["printer"]>): Metric[] {
  const [isReady, isLow] = [Number(condition === "ready"), Number(isPaperLow)];
  return [
    gauge("kiosk.printer.ready", "1", "1 while the receipt printer can print.", isReady),
    gauge("kiosk.printer.paper_low", "1", "1 while its paper is low.", isLow),
    gauge("kiosk.prints.unconfirmed", "{print}", "Prints that staff have to decide.", unconfirmed),
  ];
}

const CLOCK = "How far the clock is ahead of the services', if by minutes; else 0.";

function gauge(name: string, unit: string, description: string, value: number): Metric {
  return { kind: "gauge", name, unit, description, points: [{ attributes: {}, value }] };
}
