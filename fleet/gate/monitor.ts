/** For watchdogs and dashboards, on this machine only: `/alive`, `/health`, and `/metrics` in Prometheus' text format. */
import { Hono } from "hono";
import type { MessagingStatus } from "./messaging.ts";

/** `/health` is 503 while callbacks cannot be stored: integrators repeat them meanwhile. */
export function createMonitor(status: () => MessagingStatus): Hono {
  const app = new Hono();
  app.get("/alive", (context) => context.json({ alive: true }));
  app.get("/health", (context) => {
    const { isReady } = status();
    return context.json({ state: isReady ? "serving" : "waiting" }, isReady ? 200 : 503);
  });
  app.get("/metrics", (context) => {
    const headers = { "Content-Type": "text/plain; version=0.0.4" };
    return context.body(metricsOf(status()), 200, headers);
  });
  return app;
}

function metricsOf({
  isReady,
  stream,
  counts,
  claims,
  undelivered,
  deliveries,
}: MessagingStatus): string {
  return [
    ...metric("gate_ready", "gauge", "1 while callbacks can be stored.", { "": isReady ? 1 : 0 }),
    ...metric("gate_callbacks_total", "counter", "Callbacks with a valid token, by outcome.", {
      '{outcome="stored"}': counts.stored,
      '{outcome="repeated"}': counts.repeated,
      '{outcome="not_stored"}': counts.notStored,
    }),
    ...metric("gate_refused_total", "counter", "Calls that were answered 4xx.", {
      "": counts.refused,
    }),
    ...metric("gate_claims", "gauge", "Payments that kiosks have claimed.", { "": claims }),
    ...metric("gate_undelivered", "gauge", "Payments whose results wait for a kiosk.", {
      "": undelivered,
    }),
    ...metric(
      "gate_deliveries_total",
      "counter",
      "Deliveries to kiosks, by outcome.",
      Object.fromEntries(
        Object.entries(deliveries ?? {}).map(([outcome, count]) => [
          `{outcome="${outcome.replaceAll("-", "_")}"}`,
          count,
        ]),
      ),
    ),
    ...(stream === null
      ? []
      : [
          ...metric("gate_stream_bytes", "gauge", "Stored callbacks.", { "": stream.bytes }),
          ...metric("gate_stream_max_bytes", "gauge", "Limit of stored callbacks.", {
            "": stream.maxBytes,
          }),
        ]),
    "",
  ].join("\n");
}

/** One metric; the keys of `values` are its labels. */
function metric(
  name: string,
  type: "counter" | "gauge",
  help: string,
  values: Readonly<Record<string, number>>,
): string[] {
  const full = `kiosk_fleet_${name}`;
  const lines = Object.entries(values).map(([labels, value]) => `${full}${labels} ${value}`);
  return [`# HELP ${full} ${help}`, `# TYPE ${full} ${type}`, ...lines];
}
