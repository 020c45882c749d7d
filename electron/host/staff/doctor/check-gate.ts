/** Whether the integrator's callbacks would reach the kiosk (payments.md §4.2). */
import { randomUUID } from "node:crypto";
import { isServiceAddress, join } from "../../net/address.ts";
import type { Settings } from "../../settings/settings.ts";
import { createNotebook } from "./report.ts";
import { described, statusOf, type Watch } from "./watch.ts";

/** How long an integrator may be expected to wait for an acknowledgement. */
const LIMITS = { connectTimeoutMs: 2_000, totalTimeoutMs: 10_000, maxBytes: 64 * 1024 };

/** Calls with an invalid token: 401 shows that the kiosk's gate is there, and nothing is recorded. */
export async function checkGate({ payments, fleet }: Settings, watch: Watch) {
  const note = createNotebook("payments", "payments.md");
  if (fleet !== null) {
    note.skipped("§4.2", "callback gate", "the fleet's gate receives the callbacks");
    return note.findings();
  }
  const { listen, publicUrl, tls } = payments.gate;
  const local = `${tls ? "https" : "http"}://${listen}`;
  const base = publicUrl ?? (isServiceAddress(local) ? local : null);
  if (base === null) {
    note.skipped("§4.2", "callback gate", "payments.gate.publicUrl does not say where it is");
    return note.findings();
  }
  await watch.http.send({
    operation: "gate.result",
    method: "POST",
    url: join(base, "gate", "integration", payments.integrationId, "result"),
    headers: { Authorization: `Bearer ${randomUUID()}`, "Idempotency-Key": randomUUID() },
    body: {},
    ...LIMITS,
  });
  const exchange = watch.last();
  if (statusOf(exchange) === null && publicUrl === null) {
    const advice = "Run the doctor beside the running kiosk to see its gate answer.";
    note.skipped("§4.2", "callback gate", `nobody listens on ${listen}`, advice);
    return note.findings();
  }
  note.judge(statusOf(exchange) === 401, "§4.2", "callback gate", {
    good: `a wrong inbound token is answered 401 (${described(exchange)})`,
    bad: `a wrong inbound token is not answered 401: ${described(exchange)}`,
    advice:
      "Start the kiosk, and lead payments.gate.publicUrl to payments.gate.listen with its whole path.",
  });
  return note.findings();
}
