/** What is so at this moment, for whoever watches many kiosks. */
import type { ClockState } from "./clock-check.ts";
import type { HealthReport } from "./health.ts";
import type { Metric } from "./otlp.ts";

/** Gauges of a kiosk as it is; `unfinished` orders are on their way. */
export function gaugesOf(seen: {
  readonly health: HealthReport;
  readonly clock: ClockState;
  readonly unfinished: number;
}): Metric[] {
  const { health, clock, unfinished } = seen;
  const yes = (is: boolean) => (is ? 1 : 0);
  return [
    gauge("kiosk.serving", "1", "1 while orders can be taken.", yes(health.state === "serving")),
    gauge("kiosk.page.open", "1", "1 while a page is at the host.", yes(health.page === "open")),
    gauge("kiosk.orders.unfinished", "{order}", "Orders that are on their way.", unfinished),
    ...(clock.state === "unknown"
      ? []
      : [gauge("kiosk.clock.offset", "s", CLOCK, clock.state === "off" ? clock.offMs / 1_000 : 0)]),
    gauge("process.memory.usage", "By", "Memory of the host.", process.memoryUsage.rss()),
  ];
}

const CLOCK = "How far the clock is ahead of the services', where that is minutes; else 0.";

function gauge(name: string, unit: string, description: string, value: number): Metric {
  return { kind: "gauge", name, unit, description, points: [{ attributes: {}, value }] };
}
