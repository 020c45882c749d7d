/**
 * `npm run doctor -- --deep`: one whole order through all three services, which is then undone (docs/doctor.md). Only
 * for services that the settings mark as test ones.
 */
import { randomUUID } from "node:crypto";
import type { Capability } from "../../../../../contracts/payments.ts";
import { systemClock } from "../../../checkout/running/clock.ts";
import type { Identification, Identifier } from "../../../loyalty/identification.ts";
import type { Log } from "../../../net/log.ts";
import { createOrderingClient, type OrderingClient } from "../../../ordering/client.ts";
import { createMenuReader } from "../../../ordering/menu-reader.ts";
import { createIntegrator, type Integrator } from "../../../payments/integrator.ts";
import type { Settings } from "../../../settings/settings.ts";
import { createNotebook, type Finding, type Notebook } from "../report.ts";
import type { Watch } from "../watch.ts";
import { listenForPayments } from "./callback-listener.ts";
import { closeFor, identifyFor, type LoyaltyAccess, refundFor } from "./customer.ts";
import { askToCancel, makeOrder } from "./kitchen.ts";
import { capture, refund, release } from "./money-movements.ts";
import type { Paid } from "./paid.ts";
import { pay } from "./pay.ts";
import type { Patience, PaymentSteps, PayRequest } from "./steps.ts";
import { chooseTestOrder, type Place, type TestOrder } from "./test-order.ts";

export type DeepOptions = {
  /** Notifies the operator that a payment waits for them. */
  readonly askToPay: (request: PayRequest) => void;
  /** A code of a test customer that is not used yet; null: the phone number of the settings. */
  readonly code: string | null;
  readonly patience: Patience;
};

export type DeepChecks = DeepOptions & {
  readonly settings: Settings;
  readonly watch: Watch;
  readonly log: Log;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Null if no customer can be identified. */
  readonly access: LoyaltyAccess | null;
  readonly place: Place;
};

/** Orders, pays and refunds. Never rejects for what a service does, and leaves no money captured that it can refund. */
export async function checkWholeOrder(checks: DeepChecks): Promise<readonly Finding[]> {
  const note = createNotebook("whole order", "payments.md");
  const { settings, watch, log } = checks;
  const ordering = createOrderingClient({ http: watch.http, settings, log });
  const integrator = createIntegrator({ http: watch.http, settings, log, clock: systemClock });
  const order = await chooseOrder(note, ordering, checks);
  const declared = order && (await payable(note, ordering, integrator));
  if (!order || !declared) return note.findings();
  const listener = await listenForPayments(settings);
  try {
    const { askToPay, patience } = checks;
    const payments = { note, watch, integrator, settings, declared, listener, askToPay, patience };
    await runThrough({ ...checks, note, payments, ordering, order });
  } finally {
    await listener.close();
  }
  return note.findings();
}

async function chooseOrder(
  note: Notebook,
  ordering: OrderingClient,
  { settings, place, now }: DeepChecks,
): Promise<TestOrder | null> {
  const section = "ordering.md §2.7";
  const answer = await ordering.menu();
  const { orderTypes } = settings.ordering;
  const read =
    answer.kind === "menu"
      ? await createMenuReader()({ text: answer.raw, orderTypes, knownDigest: null })
      : null;
  const wanted = { settings, place, orderId: randomUUID(), now: now() };
  const order = read?.kind === "menu" ? chooseTestOrder(read.menu, wanted) : null;
  if (order) note.ok(section, "test order", order.words);
  else {
    const advice = "Put a dish on the test menu that costs something and needs no choice.";
    note.failed(section, "test order", "nothing on the menu can be ordered as it is", advice);
  }
  return order;
}

/** The declared capabilities, if an order can be made and its payment can be returned; else null. */
async function payable(
  note: Notebook,
  ordering: OrderingClient,
  integrator: Integrator,
): Promise<ReadonlySet<Capability> | null> {
  const no = (section: string, seen: string) => {
    note.skipped(section, "payment", seen, "See above what is wrong, then run it again.");
    return null;
  };
  if ((await ordering.healthcheck()) === "DOWN") return no("ordering.md §4 rule 1", "DOWN");
  if ((await integrator.health()) === "DOWN") return no("§4.1", "DOWN");
  const declared = await integrator.capabilities();
  if (!declared?.has("CAPTURE") && !declared?.has("SALE")) {
    return no("§1", "neither CAPTURE nor SALE is declared");
  }
  if (!declared.has("CAPTURE") && !declared.has("DIRECT_REFUND")) {
    return no("§3", "SALE without DIRECT_REFUND: what is captured could not be refunded");
  }
  return declared;
}

type Journey = DeepChecks & {
  readonly note: Notebook;
  readonly payments: PaymentSteps;
  readonly ordering: OrderingClient;
  readonly order: TestOrder;
};

/** As at a kiosk: identify, pay, order, capture, close; then all of it is reversed. */
async function runThrough(journey: Journey): Promise<void> {
  const { payments, order, place } = journey;
  const customer = await identify(journey);
  const { orderId, charge } = order.snapshot;
  const { currency } = place;
  const amount = charge.total;
  const holds = payments.declared.has("CAPTURE");
  if (holds) {
    const purpose = "an authorization that is released";
    const held = await pay(payments, { paymentId: `${orderId}.1`, amount, currency, purpose });
    if (held.paid) await release(payments, held.paid);
    await releaseUnresolved(payments, held.unresolved);
  }
  const purpose = "the order's own payment";
  const own = await pay(payments, { paymentId: `${orderId}.2`, amount, currency, purpose });
  await releaseUnresolved(payments, own.unresolved);
  const isClosed = own.paid !== null && (await orderAndBack(journey, own.paid, customer));
  if (customer) await refundFor(customer.steps, customer.identification, isClosed);
}

type Customer = {
  readonly steps: Parameters<typeof identifyFor>[0];
  readonly identification: Identification;
};

async function identify(journey: Journey): Promise<Customer | null> {
  const { settings, watch, now, access, order } = journey;
  const note = journey.note.about("in-store-loyalty.md");
  const identifier = identifierOf(journey);
  if (!access || !identifier) {
    const why = access
      ? "no test customer is named"
      : "loyalty is not offered, or needs the credential";
    const advice = access
      ? "Give operation.testServices.customerPhoneNumber, or --code."
      : undefined;
    note.skipped("§4.2", "identification", why, advice);
    return null;
  }
  const steps = { note, watch, settings, now, access };
  const identification = await identifyFor(steps, identifier, order);
  return identification && { steps, identification };
}

function identifierOf({ code, settings }: Journey): Identifier | null {
  if (code !== null) return { by: "code", qrCode: code };
  const phoneNumber = settings.operation.testServices?.customerPhoneNumber ?? null;
  if (phoneNumber === null) return null;
  return { by: "phone", phoneNumber, clientName: null, subscribedToPushNotifications: false };
}

/**
 * From the payment on; returns whether the loyalty service has closed the order. What is paid is returned in any case.
 */
async function orderAndBack(
  journey: Journey,
  paid: Paid,
  customer: Customer | null,
): Promise<boolean> {
  const { payments, order, note } = journey;
  const made = await makeOrder(journey, order);
  const isHold = paid.operation === "authorize";
  const canRefund = payments.declared.has("DIRECT_REFUND");
  const takes = made !== null && canRefund;
  if (isHold && made && !canRefund) {
    note.skipped("§4.1", "capture", "DIRECT_REFUND is not declared: it could not be refunded");
  }
  const isCaptured = isHold && takes && (await capture(payments, paid));
  const isTaken = !isHold || isCaptured;
  const isClosed =
    isTaken && made !== null && customer !== null
      ? await closeFor(customer.steps, customer.identification, order)
      : false;
  if (isTaken) await refund(payments, paid);
  else await release(payments, paid);
  if (made) askToCancel({ note }, made);
  return isClosed;
}

/** Reverses authorizations that should not exist; they have been reported already. */
async function releaseUnresolved(
  { integrator }: PaymentSteps,
  references: readonly string[],
): Promise<void> {
  for (const transactionReference of references) {
    await integrator.reverse({ idempotencyKey: randomUUID(), transactionReference });
  }
}
