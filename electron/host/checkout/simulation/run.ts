import { setImmediate as nextTurn } from "node:timers/promises";
import type { Runner } from "../running/runner.ts";
import { passLoyaltyOn } from "../running/visit-end.ts";
import type { CheckoutEvent } from "../state/events.ts";
import { replay } from "../state/evolve.ts";
import { type CheckoutState, currentPayment } from "../state/state.ts";
import { Callbacks } from "./callbacks.ts";
import { type Customer, Customers } from "./customers.ts";
import { Faults } from "./faults.ts";
import { type BuildHost, doubledHost, type HostParts } from "./host-parts.ts";
import { HostRestarts } from "./host-restarts.ts";
import { type BookedPayment, SimulatedIntegrator } from "./integrator.ts";
import { isEnd, SimulatedKitchen, type Ticket } from "./kitchen.ts";
import { Ledger } from "./ledger.ts";
import { SimulatedLoyalty } from "./loyalty-service.ts";
import { disturbMachine } from "./machine.ts";
import { type Disk, forgotten, namedButUnmatched } from "./memory-journal.ts";
import type { SimulatedServices } from "./perform.ts";
import { paymentIds } from "./placed-order.ts";
import { type Plan, type PlannedOrder, planOf } from "./plan.ts";
import { type Random, randomOf } from "./random.ts";
import { endOf, RunNotes, type RunReport, traced } from "./run-notes.ts";
import { StaffMembers } from "./staff-members.ts";
import { UnwrittenLeaving } from "./unwritten-leaving.ts";
import { falseView, surplusStaff, unpaidClosing, verdictOf } from "./verdict.ts";
import { VirtualClock } from "./virtual-clock.ts";

const STARTS_AT = Date.UTC(2027, 0, 4, 11);
/** More steps than any sound run needs, without rounds: a run that takes more does not terminate. */
const MOST_STEPS = 20_000;
/** What customers and staff choose, counted besides the faults of calls. */
const CHOICES: readonly CheckoutEvent["type"][] = [
  "PaidAgain",
  "CounterChosen",
  "LoyaltyPassedOn",
  "VisitEnded",
  "Abandoned",
  "StaffRetried",
  "StaffRefundAsked",
  "StaffLoyaltyRefundAsked",
  "StaffResolved",
];
/** When a customer whose way to pay is not offered looks again, before giving up. */
const OFFERED_AGAIN_AFTER_MS = [5_000, 60_000, 60_000, 600_000];
/** One notification in this many is compared with what the journal replays to. */
const REPLAYED_ONCE_IN = 40;

export type RunOptions = {
  readonly trace: boolean;
  /** A day on which nothing goes wrong. */
  readonly noFaults: boolean;
  /** Builds the simulated host; of quick doubles by default. */
  readonly buildHost?: BuildHost | undefined;
};

/** Runs one day of one kiosk from `seed`. The same seed gives the same report, `trace` included. */
export async function simulate(seed: number, options: RunOptions): Promise<RunReport> {
  const run = new Run(seed, options);
  try {
    await run.toTheEnd();
  } finally {
    run.close();
  }
  return run.report();
}

class Run {
  readonly #seed: number;
  readonly #notes: RunNotes;
  readonly #random: Random;
  readonly #plan: Plan;
  readonly #clock = new VirtualClock(STARTS_AT);
  readonly #parts: HostParts;
  readonly #services: SimulatedServices;
  readonly #callbacks: Callbacks;
  readonly #host: HostRestarts;
  readonly #customers: Customers;
  readonly #staff: StaffMembers;
  readonly #leaving: UnwrittenLeaving;
  readonly #ledgers = new Map<string, Ledger>();
  readonly #acceptedSeen = new Set<string>();
  /** A service reported something untrue to the host: what it shows may be wrong. */
  #liedTo = false;

  constructor(seed: number, { trace, noFaults, buildHost = doubledHost }: RunOptions) {
    this.#seed = seed;
    this.#notes = new RunNotes(trace, () => this.#clock.now() - STARTS_AT);
    this.#random = randomOf(seed);
    this.#plan = planOf(this.#random, { noFaults });
    const clock = this.#clock;
    const random = this.#random;
    const complain = (what: string) => this.#notes.complain(what);
    this.#leaving = new UnwrittenLeaving(complain, (what) => this.#notes.met(what));
    this.#services = this.#createServices(complain);
    const orderOf = (checkoutId: string) => this.#ledgers.get(checkoutId)?.order;
    this.#parts = buildHost({
      ...{ seed, clock, orderOf, complain, weather: this.#plan.weather, services: this.#services },
      met: (what) => this.#notes.met(what),
    });
    this.#callbacks = new Callbacks({
      clock,
      random,
      faults: this.#plan.callback,
      deliver: (...delivery) => (this.#parts.gate ?? this.#host).receive(...delivery),
      met: (fault) => {
        if (fault?.startsWith("contradicting")) this.#liedTo = true;
        this.#notes.met(`callback ${fault ?? "fine"}`);
      },
    });
    this.#host = new HostRestarts({
      clock,
      random,
      parts: this.#parts,
      faults: new Faults(this.#plan.weather, STARTS_AT, random),
      death: this.#plan.death,
      reboots: this.#plan.reboots,
      wrote: (...written) => this.#wrote(...written),
      announced: (checkoutId, state) => this.#announced(checkoutId, state),
      met: (operation, fault) => this.#notes.met(`${operation} ${fault ?? "fine"}`),
      died: (point) => {
        this.#leaving.died();
        this.#notes.died(point);
      },
      started: () => this.#started(),
    });
    const host = (work: (runner: Runner) => void) => this.#host.do(work);
    const { integrator } = this.#services;
    const keyOf = (name: string) => this.#parts.keyOf(name);
    this.#staff = new StaffMembers({ clock, random, integrator, keyOf, host });
    const placeAgain = (id: string, customer: Customer) => this.#place(id, customer);
    const leaving = this.#leaving;
    const page = { leaving, isUp: () => this.#host.isUp };
    this.#customers = new Customers({ complain, clock, random, keyOf, host, ...page, placeAgain });
  }

  #createServices(complain: (what: string) => void): SimulatedServices {
    const clock = this.#clock;
    const random = this.#random;
    const resolved = (payment: BookedPayment) => this.#resolved(payment);
    return {
      integrator: new SimulatedIntegrator({
        clock,
        random,
        complain,
        resolved,
        inquired: (payment) => this.#callbacks.contradict(payment, this.#random.between(0, 150)),
        lapsed: (payment) => this.#lapsed(payment),
        lapse: this.#plan.lapse,
        wrongTtl: this.#plan.wrongTtl,
        authorizedSale: this.#plan.authorizedSale,
        mistaken: this.#plan.mistaken,
      }),
      kitchen: new SimulatedKitchen({
        clock,
        random,
        mode: this.#plan.kitchenMode,
        slips: this.#plan.kitchenSlips,
        moved: (ticket) => this.#readKitchen(ticket),
      }),
      loyalty: new SimulatedLoyalty(clock),
    };
  }

  async toTheEnd(): Promise<void> {
    this.#notes.say(() => `plan ${JSON.stringify(this.#plan)}`);
    this.#host.start();
    const freed = () => {
      for (const ledger of this.#ledgers.values()) ledger.heldUp();
    };
    const machine = { clock: this.#clock, disk: this.#disk, host: this.#host, freed };
    disturbMachine(this.#plan, machine, (what) => this.#notes.met(what));
    for (const [index, planned] of this.#plan.orders.entries()) {
      const delayMs = index === 0 ? 0 : this.#random.between(0, 600_000);
      this.#clock.after(delayMs, () => this.#arrive(`order-${index + 1}`, planned));
    }
    let steps = 0;
    for (let kind = this.#clock.step(); kind !== null; kind = this.#clock.step()) {
      if (kind !== "round") steps += 1;
      if (steps > MOST_STEPS) return this.#notes.complain("rule 6: the run does not come to rest");
      // The host does all that it can do before time advances. A turn ends when all promises are resolved.
      do await nextTurn();
      while (this.#parts.isBusy());
    }
    this.#judge();
  }

  report(): RunReport {
    return this.#notes.report(this.#seed, this.#plan.orders[0]?.paymentFlow ?? "authorize-capture");
  }

  /** To be called once the run has ended. */
  close(): void {
    this.#parts.close();
  }

  get #disk(): Disk {
    return this.#parts.disk;
  }

  #arrive(checkoutId: string, planned: PlannedOrder): void {
    const loyaltyOrderId = planned.identified ? `loyalty-${checkoutId}` : null;
    if (loyaltyOrderId !== null) this.#services.loyalty.validate(loyaltyOrderId);
    this.#place(checkoutId, this.#customers.newcomer(planned, loyaltyOrderId));
  }

  #place(checkoutId: string, customer: Customer, turnedDown = 0): void {
    const { planned, loyaltyOrderId } = customer;
    const at = this.#clock.shown();
    const platformOrderId = this.#disk.checkoutIds().length + 1;
    const given = { ...planned, checkoutId, platformOrderId, loyaltyOrderId };
    const order = this.#parts.placedOrder(given);
    if (!this.#parts.isOffered(order)) {
      const pauseMs = OFFERED_AGAIN_AFTER_MS[turnedDown];
      if (pauseMs === undefined) return;
      this.#clock.after(pauseMs, () => {
        if (!customer.visit.left) this.#place(checkoutId, customer, turnedDown + 1);
      });
      return;
    }
    const paysHere = order.paymentFlow === "authorize-capture" || order.paymentFlow === "sale";
    const ids = paysHere ? paymentIds(checkoutId, 1, this.#parts.keyOf) : null;
    this.#host.do((runner) => {
      runner.place({ type: "Placed", at, order, ids }, passLoyaltyOn(runner, order, at));
    });
    // The process was down, or could not write: the customer tries again, unless the visit ends.
    if (this.#disk.events(checkoutId).length === 0) {
      this.#clock.after(5_000, () => {
        if (!customer.visit.left) this.#place(checkoutId, customer);
      });
      return;
    }
    this.#staff.knows(checkoutId, planned);
    this.#customers.hasOrdered(checkoutId, customer);
  }

  /** Called for every write on disk, in its order. */
  #wrote(checkoutId: string, written: CheckoutEvent, lateMs: number): void {
    // The ledger counts by the true time, whatever the kiosk's clock says.
    const event = { ...written, at: this.#cameAt(written) ?? this.#clock.now() - lateMs };
    this.#notes.say(() => `${checkoutId} ${traced(event)}`);
    if (CHOICES.includes(event.type)) this.#notes.met(`chosen: ${event.type}`);
    this.#customers.wrote(checkoutId, event);
    this.#leaving.wrote(checkoutId, event);
    if (event.type === "PaidAgain") this.#contradictEarlier(event.ids.paymentId);
    // Between two attempts to send an order, the kitchen may have it and its money may be gone.
    if (isLostCreate(event)) this.#services.integrator.mayLapseNow(checkoutId);
    if (isLostCapture(event)) this.#services.kitchen.mayCancelNow(checkoutId);
    const ledger = this.#ledgers.get(checkoutId);
    const unpaid = ledger && !this.#liedTo ? unpaidClosing(ledger, event, this.#services) : null;
    if (unpaid !== null) this.#notes.complain(unpaid);
    if (ledger) ledger.read(event);
    else if (event.type === "Placed") {
      this.#ledgers.set(checkoutId, new Ledger(event, (what) => this.#notes.complain(what)));
    } else this.#notes.complain(`the journal of ${checkoutId} does not begin with Placed`);
  }

  /** When a callback came to the kiosk, if that may have been before it was written; else null. */
  #cameAt(event: CheckoutEvent): number | null {
    // Until it is journalled, it is with the gate.
    return this.#parts.gate ? null : this.#callbacks.cameAt(event);
  }

  /** A payment that had failed succeeds after all, by what the integrator says, while the next one begins. */
  #contradictEarlier(paymentId: string): void {
    const payments = this.#services.integrator.payments();
    const [checkoutId] = paymentId.split(".");
    const earlier = payments.findLast((payment) => payment.paymentId.startsWith(`${checkoutId}.`));
    if (earlier) this.#callbacks.contradict(earlier, this.#random.between(0, 300));
  }

  /** Checks what the customer sees, and lets customers react to it. */
  #announced(checkoutId: string, state: CheckoutState): void {
    const untrue = this.#liedTo ? null : falseView(state, this.#services);
    if (untrue !== null) this.#notes.complain(untrue);
    if (this.#random.between(1, REPLAYED_ONCE_IN) === 1) this.#compareReplay(checkoutId, state);
    const status = currentPayment(state)?.status;
    if (status?.at === "pending" && status.redirectUrl !== null && state.failure === null) {
      const { reference } = status;
      this.#clock.after(500, () => this.#services.integrator.openPage(reference, false));
    }
    const { injection } = state;
    if (injection.at === "accepted" && !this.#acceptedSeen.has(checkoutId)) {
      this.#acceptedSeen.add(checkoutId);
      const ticket = this.#services.kitchen.tickets.find(({ posId }) => posId === injection.posId);
      if (ticket) this.#readKitchen(ticket);
    }
    this.#customers.sees(checkoutId, state);
    this.#staff.sees(checkoutId, state);
  }

  #lapsed(payment: BookedPayment): void {
    // Its SUCCESS may still be on its way.
    this.#liedTo = true;
    this.#callbacks.reportLapse(payment);
  }

  /** A suspended payment has its outcome: callback first, then the browser comes back (payments.md §4.4). */
  #resolved(payment: BookedPayment): void {
    this.#notes.say(() => `integrator: ${payment.paymentId} is ${payment.state}`);
    this.#callbacks.report(payment);
    if (!this.#random.chance(0.8)) return;
    const checkoutId = payment.paymentId.split(".")[0] ?? "";
    // The browser decides nothing, so it may say anything.
    const outcome = this.#random.pick(["success", "error", "cancel"] as const);
    this.#clock.after(this.#random.pick([50, 400, 3_000]), () => {
      const event = { type: "Returned", at: this.#clock.now(), outcome } as const;
      this.#host.do((runner) => runner.record(checkoutId, event));
    });
  }

  /** Plays kitchen-watch: the process that is alive then reads a change a little later. */
  #readKitchen({ posId, orderId }: Pick<Ticket, "posId" | "orderId">): void {
    // Less often while nothing can be written: readers of several processes run in parallel.
    this.#clock.after(this.#random.between(1_000, 5_000) * (this.#disk.isFull ? 12 : 1), () => {
      const status = this.#services.kitchen.tickets.find(
        (ticket) => ticket.posId === posId,
      )?.status;
      if (this.#disk.isFull) return this.#readKitchen({ posId, orderId });
      this.#host.do((runner) => {
        const state = runner.unfinished().find(({ order }) => order.checkoutId === orderId);
        const injection = state?.injection;
        if (!status || injection?.at !== "accepted" || injection.posId !== posId) return;
        if (state?.kitchen?.status === status) return;
        const at = this.#clock.now();
        const reason = isEnd(status) ? "simulated" : null;
        runner.record(orderId, { type: "KitchenMoved", at, status, reason });
      });
    });
  }

  #started(): void {
    this.#customers.restarted();
    for (const ticket of this.#services.kitchen.tickets) this.#readKitchen(ticket);
  }

  #judge(): void {
    this.#leaving.atEnd();
    for (const what of this.#callbackTroubles()) this.#notes.complain(what);
    for (const checkoutId of this.#disk.unfinished()) {
      this.#notes.complain(`rule 6: ${checkoutId} was dropped unfinished`);
    }
    for (const [checkoutId, ledger] of this.#ledgers) {
      const events = this.#disk.events(checkoutId);
      const state = replay(events);
      const { violations, staff } = verdictOf(state, ledger, this.#services, {
        liedTo: this.#liedTo,
        hasReservation: this.#ownsReservation(ledger),
        isCalm: this.#plan.weather === "calm",
      });
      for (const violation of violations) this.#notes.complain(violation);
      const surplus = this.#plan.weather === "calm" ? surplusStaff(ledger, staff) : [];
      if (surplus.length > 0)
        this.#notes.complain(`rule 6: nothing went wrong, but staff have ${surplus}`);
      this.#notes.ended(endOf(state, ledger), staff, events);
      this.#notes.say(() => `${checkoutId} ended: ${JSON.stringify({ staff, state })}`);
    }
  }

  #callbackTroubles(): readonly string[] {
    if (this.#parts.gate) return this.#parts.gate.judge();
    return [
      ...namedButUnmatched(this.#disk),
      ...forgotten(this.#callbacks.acknowledged(), this.#disk),
    ];
  }

  /** The last order of an identification decides about its points. */
  #ownsReservation({ order }: Ledger): boolean {
    if (!order.loyalty) return false;
    const { loyaltyOrderId } = order.loyalty.identification;
    const last = [...this.#ledgers.values()]
      .filter((other) => other.order.loyalty?.identification.loyaltyOrderId === loyaltyOrderId)
      .at(-1);
    return last?.order.checkoutId === order.checkoutId;
  }

  #compareReplay(checkoutId: string, state: CheckoutState): void {
    const entries = this.#disk.events(checkoutId);
    const replayed = replay(JSON.parse(JSON.stringify(entries)));
    if (JSON.stringify(replayed) !== JSON.stringify(state)) {
      this.#notes.complain("the journal replays to another state than the running one");
    }
  }
}

function isLostCreate(event: CheckoutEvent): boolean {
  return event.type === "CreateAnswered" && ["ambiguous", "not-sent"].includes(event.outcome.kind);
}

function isLostCapture(event: CheckoutEvent): boolean {
  return (
    event.type === "CaptureAnswered" && ["RETRIABLE", "UNKNOWN"].includes(event.outcome.status)
  );
}
