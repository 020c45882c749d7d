import type { Perform } from "../running/runner.ts";
import type { CheckoutEvent, Command, LoyaltyOutcome, OperationOutcome } from "../state/events.ts";
import { PAYMENTS_DOWN } from "../state/evolve.ts";
import type { PlacedOrder } from "../state/order.ts";
import { amountToReturn } from "../state/staff-refunds.ts";
import type { CheckoutState } from "../state/state.ts";
import type { MoneyMovementAnswer, SimulatedIntegrator } from "./integrator.ts";
import type { SimulatedKitchen } from "./kitchen.ts";
import type { LoyaltyAnswer, SimulatedLoyalty } from "./loyalty-service.ts";
import type { Call, Network, Outcome } from "./network.ts";
import {
  createOutcome,
  inquiryOutcome,
  loyaltyOutcome,
  movementOutcome,
  payOutcome,
} from "./outcomes.ts";
import type { Operation } from "./plan.ts";

/** The three services of a run. */
export type SimulatedServices = {
  readonly integrator: SimulatedIntegrator;
  readonly kitchen: SimulatedKitchen;
  readonly loyalty: SimulatedLoyalty;
};

/** payments.md §8, ordering.md §8: how long the host waits. */
const PAYMENT_TIMEOUT_MS = 10_000;
const ORDER_TIMEOUT_MS = 65_000;
const LOYALTY_TIMEOUT_MS = 10_000;

/** The calls of one process of the host. Answers that arrive after its end are dropped. */
export function simulatedPerform(parts: {
  readonly network: Network;
  readonly services: SimulatedServices;
  readonly now: () => number;
  readonly alive: () => boolean;
}): Perform {
  const { network, services, now, alive } = parts;
  /** Resolves with the call's outcome, or never if the host has died. */
  const call = <Answer>(given: Omit<Call<Answer>, "done">): Promise<Outcome<Answer>> =>
    new Promise((resolve) => {
      network.send({ ...given, done: (outcome) => alive() && resolve(outcome) });
    });
  const calls = new Calls(services, call);
  return async (command, state) => {
    const event = await calls.perform(command, state);
    return { event: { ...event, at: now() }, exchanges: [] };
  };
}

type CallService = <Answer>(given: Omit<Call<Answer>, "done">) => Promise<Outcome<Answer>>;

/** Makes the call of a command. Events are without their time, which is when the answer came. */
class Calls {
  readonly #services: SimulatedServices;
  readonly #call: CallService;

  constructor(services: SimulatedServices, call: CallService) {
    this.#services = services;
    this.#call = call;
  }

  async perform(command: Command, state: CheckoutState): Promise<CheckoutEvent> {
    switch (command.type) {
      case "CheckHealth":
        return this.#checkHealth(command);
      case "Pay":
        return this.#pay(command, state);
      case "Inquire":
        return this.#inquire(command);
      case "Create":
        return this.#create(state);
      case "Capture":
        return this.#capture(command);
      case "ReturnMoney":
        return this.#returnMoney(command, state);
      case "RefundPayment":
        return this.#refundPayment(command);
      case "CloseLoyalty":
        return { type: "CloseAnswered", at: 0, outcome: await this.#closeLoyalty(state) };
      case "RefundLoyalty":
        return { type: "LoyaltyRefundAnswered", at: 0, outcome: await this.#refundLoyalty(state) };
    }
  }

  async #checkHealth({ before }: Command & { type: "CheckHealth" }): Promise<CheckoutEvent> {
    const answered = { type: "HealthAnswered", at: 0, before } as const;
    if (!(await this.#isUp("health", ORDER_TIMEOUT_MS))) {
      return { ...answered, up: false, cause: "ordering" };
    }
    const up = before === "create" || (await this.#isUp("payment-health", PAYMENT_TIMEOUT_MS));
    return { ...answered, up, cause: up ? null : PAYMENTS_DOWN };
  }

  async #isUp(operation: Operation, timeoutMs: number): Promise<boolean> {
    const asked = await this.#call({ operation, timeoutMs, process: (refuse) => !refuse });
    return asked.kind === "answer" && asked.answer;
  }

  async #pay(
    { operation, ids }: Command & { type: "Pay" },
    { order }: CheckoutState,
  ): Promise<CheckoutEvent> {
    const { paymentId, payKey: key } = ids;
    const amount = order.snapshot.charge.total;
    const process = (refuse: boolean) =>
      this.#services.integrator.pay({ key, paymentId, amount, operation }, refuse);
    const outcome = await this.#call({ operation, timeoutMs: PAYMENT_TIMEOUT_MS, process });
    return { type: "PaymentAnswered", at: 0, paymentId, outcome: payOutcome(outcome) };
  }

  async #inquire(command: Command & { type: "Inquire" }): Promise<CheckoutEvent> {
    const { paymentId, transactionReference: reference } = command;
    const asked = await this.#call({
      operation: "inquire",
      timeoutMs: PAYMENT_TIMEOUT_MS,
      process: () => this.#services.integrator.inquire({ paymentId, reference }),
    });
    return { type: "InquiryAnswered", at: 0, paymentId, outcome: inquiryOutcome(asked) };
  }

  async #create({ order }: CheckoutState): Promise<CheckoutEvent> {
    const asked = await this.#call({
      operation: "create",
      timeoutMs: ORDER_TIMEOUT_MS,
      process: (refuse) => this.#services.kitchen.create(order.checkoutId, refuse),
    });
    return { type: "CreateAnswered", at: 0, outcome: createOutcome(asked) };
  }

  async #capture(command: Command & { type: "Capture" }): Promise<CheckoutEvent> {
    const { paymentId, captureKey: key } = command.ids;
    const reference = command.transactionReference;
    const outcome = await this.#moveMoney("capture", (refuse) =>
      this.#services.integrator.capture({ key, reference, paymentId }, refuse),
    );
    return { type: "CaptureAnswered", at: 0, paymentId, outcome };
  }

  async #returnMoney(
    command: Command & { type: "ReturnMoney" },
    state: CheckoutState,
  ): Promise<CheckoutEvent> {
    const { integrator } = this.#services;
    const { ids, operation, transactionReference: reference } = command;
    const amount = amountToReturn(state, ids.paymentId);
    const outcome = await this.#moveMoney(operation, (refuse) =>
      operation === "reverse"
        ? integrator.reverse({ key: ids.reverseKey, reference }, refuse)
        : integrator.refund({ key: ids.refundKey, reference, amount }, refuse),
    );
    return { type: "ReturnMoneyAnswered", at: 0, paymentId: ids.paymentId, outcome };
  }

  async #refundPayment(command: Command & { type: "RefundPayment" }): Promise<CheckoutEvent> {
    const { refundId, amount, idempotencyKey: key, transactionReference: reference } = command;
    const outcome = await this.#moveMoney("refund", (refuse) =>
      this.#services.integrator.refund({ key, reference, amount }, refuse),
    );
    return { type: "RefundPaymentAnswered", at: 0, refundId, outcome };
  }

  async #moveMoney(
    operation: Operation,
    process: (refuse: boolean) => MoneyMovementAnswer,
  ): Promise<OperationOutcome> {
    return movementOutcome(await this.#call({ operation, timeoutMs: PAYMENT_TIMEOUT_MS, process }));
  }

  #closeLoyalty({ order }: CheckoutState): Promise<LoyaltyOutcome> {
    const { loyalty } = this.#services;
    return this.#signed("order-closed", (salt, refuse) =>
      loyalty.close({ salt, orderId: loyaltyOrderId(order) }, refuse),
    );
  }

  #refundLoyalty({ order }: CheckoutState): Promise<LoyaltyOutcome> {
    const { loyalty } = this.#services;
    return this.#signed("loyalty-refund", (salt, refuse) =>
      loyalty.refund({ salt, orderId: loyaltyOrderId(order) }, refuse),
    );
  }

  async #signed(
    operation: Operation,
    process: (salt: number, refuse: boolean) => LoyaltyAnswer,
  ): Promise<LoyaltyOutcome> {
    const timeoutMs = LOYALTY_TIMEOUT_MS;
    const salt = await this.#call({
      operation: "salt",
      timeoutMs,
      process: () => this.#services.loyalty.salt(),
    });
    if (salt.kind !== "answer") {
      return { kind: "no-answer", cause: `salt ${salt.kind}`, mayHaveArrived: false };
    }
    const { answer } = salt;
    return loyaltyOutcome(
      await this.#call({ operation, timeoutMs, process: (refuse) => process(answer, refuse) }),
    );
  }
}

function loyaltyOrderId(order: PlacedOrder): string {
  return order.loyalty?.identification.loyaltyOrderId ?? "nobody";
}
