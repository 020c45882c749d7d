/** The integrator's side of payments.md, as far as it can be checked without a payment. */
import { randomUUID } from "node:crypto";
import {
  CAPABILITIES,
  type Capability,
  capabilitiesResponse,
  healthResponse,
  inquireEnrollmentResponse,
  inquireStatusResponse,
} from "../../../../contracts/payments.ts";
import { systemClock } from "../../checkout/running/clock.ts";
import type { Log } from "../../net/log.ts";
import { createIntegrator, type Integrator } from "../../payments/integrator.ts";
import type { Settings } from "../../settings/settings.ts";
import { createNotebook, type Notebook } from "./report.ts";
import { described, jsonOf, misfitOf, statusOf, type Watch } from "./watch.ts";

export type PaymentChecks = {
  readonly settings: Settings;
  readonly watch: Watch;
  readonly log: Log;
};

/** The consequence of each missing capability; the kiosk works without any of them. */
const WITHOUT: readonly (readonly [Capability, string])[] = [
  [
    "STATUS_POLLING",
    "a lost answer or callback cannot be cleared up by asking: such orders stay with staff",
  ],
  ["DIRECT_REFUND", "captured money can only be refunded by hand"],
];

/** Asks for health, capabilities and the status of payments that do not exist; pays and refunds nothing. */
export async function checkPayments({ settings, watch, log }: PaymentChecks) {
  const note = createNotebook("payments", "payments.md");
  const integratorWith = (change: Partial<Settings["payments"]>): Integrator =>
    createIntegrator({
      http: watch.http,
      settings: { ...settings, payments: { ...settings.payments, ...change } },
      log,
      clock: systemClock,
    });
  const integrator = integratorWith({});
  await integrator.health();
  checkHealth(note, watch);
  const declared = await integrator.capabilities();
  checkCapabilities(note, watch, { settings, declared });
  await integratorWith({ outboundToken: randomUUID() }).capabilities();
  checkWrongToken(note, watch);
  if (declared === null) {
    note.skipped("§2.5", "inquire-status", "what is declared is not known");
  } else await checkInquiries({ note, watch, integrator }, declared);
  return note.findings();
}

function checkHealth(note: Notebook, watch: Watch): void {
  const exchange = watch.last();
  const misfit = statusOf(exchange) === 200 ? misfitOf(healthResponse, exchange) : "";
  const seen = [described(exchange), misfit].filter(Boolean).join(", ");
  if (misfit !== null) {
    const advice = statusOf(exchange) === 401 ? "Compare payments.outboundToken." : NO_PAYMENTS;
    note.failed("§4.1", "health", seen, advice);
    return;
  }
  const { status } = healthResponse.parse(jsonOf(exchange));
  note.judge(status === "UP", "§4.1", "health", {
    good: `UP (${seen})`,
    bad: "DOWN: the PSP cannot be reached from the integrator",
    advice: NO_PAYMENTS,
  });
}

const NO_PAYMENTS = "No card can be charged until this answers UP.";

type Declared = {
  readonly settings: Settings;
  readonly declared: ReadonlySet<Capability> | null;
};

function checkCapabilities(note: Notebook, watch: Watch, { settings, declared }: Declared): void {
  const exchange = watch.last();
  if (declared === null) {
    const misfit = statusOf(exchange) === 200 ? misfitOf(capabilitiesResponse, exchange) : null;
    const seen = [described(exchange), misfit].filter(Boolean).join(", ");
    note.failed("§4.1", "capabilities", seen, "The answer is {capabilities: [values]}.");
    return;
  }
  const names = capabilitiesResponse.parse(jsonOf(exchange)).capabilities;
  note.ok("§4.1", "capabilities", `${names.join(", ") || "none"} (${described(exchange)})`);
  const { wallets } = settings.wire;
  const known: readonly string[] = [...CAPABILITIES, wallets.WALLET_A_PAY, wallets.WALLET_B_PAY];
  const strange = names.filter((name) => !known.includes(name));
  if (strange.length > 0) {
    const advice = "Have the spelling checked; wallets go by their names in wire.wallets.";
    note.warning("§2.5", "capability values", `unknown: ${strange.join(", ")}`, advice);
  } else note.ok("§2.5", "capability values", "all known");
  checkCombination(note, declared);
}

/** Some way to take money has to be declared, and limits for later are better known now. */
function checkCombination(note: Notebook, declared: ReadonlySet<Capability>): void {
  const shapes = ["CAPTURE", "SALE"] as const;
  const ways = shapes.filter((shape) => declared.has(shape));
  note.judge(ways.length > 0, "§1", "payment shape", {
    good: ways.join(" and "),
    bad: "neither CAPTURE nor SALE is declared",
    advice: "Without one of them nobody can pay by card.",
  });
  for (const [capability, consequence] of WITHOUT) {
    if (declared.has(capability)) note.ok("§2.5", capability, "declared");
    else note.warning("§2.5", capability, "not declared", `Without it ${consequence}.`);
  }
}

function checkWrongToken(note: Notebook, watch: Watch): void {
  const exchange = watch.last();
  if (statusOf(exchange) === null) {
    note.skipped("§5", "outbound token", described(exchange));
    return;
  }
  note.judge(statusOf(exchange) === 401, "§5", "outbound token", {
    good: "a wrong one is answered 401",
    bad: `a wrong one is answered ${described(exchange)}`,
    advice: "The integrator has to refuse a token that is not its own with 401.",
  });
}

type Inquiries = {
  readonly note: Notebook;
  readonly watch: Watch;
  readonly integrator: Integrator;
};

/** Read-only operations, about payments that never existed. */
async function checkInquiries(
  { note, watch, integrator }: Inquiries,
  declared: ReadonlySet<Capability>,
): Promise<void> {
  const paymentId = `doctor-${randomUUID()}`;
  if (!declared.has("STATUS_POLLING")) {
    await integrator.inquireStatus({ paymentId });
    if (statusOf(watch.last()) === 501) {
      note.ok("§4.1", "inquire-status, not declared", "HTTP 501");
    } else {
      const advice = "An operation that is not implemented answers 501; one that is, is declared.";
      note.warning("§4.1", "inquire-status, not declared", described(watch.last()), advice);
    }
    return;
  }
  const found = await integrator.inquireStatus({ paymentId });
  checkNotFound(note, watch, {
    title: "inquire-status",
    status: found.kind === "status" ? found.status : null,
    schema: inquireStatusResponse,
  });
  if (!declared.has("TOKENIZATION")) return;
  const card = await integrator.inquireEnrollmentStatus({ enrollmentId: randomUUID() });
  checkNotFound(note, watch, {
    title: "inquire-enrollment-status",
    status: card.kind === "status" ? card.status : null,
    schema: inquireEnrollmentResponse,
  });
}

type NotFound = {
  readonly title: string;
  /** Null if the answer says nothing. */
  readonly status: string | null;
  readonly schema: Parameters<typeof misfitOf>[0];
};

function checkNotFound(note: Notebook, watch: Watch, { title, status, schema }: NotFound): void {
  const exchange = watch.last();
  const misfit = statusOf(exchange) === 200 ? misfitOf(schema, exchange) : null;
  const seen = [described(exchange), status ?? misfit].filter(Boolean).join(", ");
  note.judge(status === "NOT_FOUND", "§2.5", title, {
    good: `NOT_FOUND for an unknown payment (${described(exchange)})`,
    bad: `not NOT_FOUND for an unknown payment: ${seen}`,
    advice: "Unknown ids are HTTP 200 with status NOT_FOUND; 4xx leaves a payment unknown.",
  });
}
