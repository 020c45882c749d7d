import { resultDelivery, resultDeliveryAnswer } from "../../../../../fleet/messages/gate.ts";
import { readMessage } from "../../../../../fleet/messages/message.ts";
import { subjects } from "../../../../../fleet/messages/subjects.ts";
import type { FollowedCallbacks } from "../../../fleet/callbacks.ts";
import { canBeInquired, withoutCallbacks } from "../../../payments/without-callbacks.ts";
import type { Perform } from "../../running/runner.ts";
import { PAYMENTS_DOWN } from "../../state/evolve.ts";
import type { PlacedOrder } from "../../state/order.ts";
import {
  type BuildHost,
  doubledHost,
  type HostParts,
  type RunningProcess,
  type World,
} from "../host-parts.ts";
import { type Random, randomOf } from "../random.ts";
import type { FleetFact } from "./fleet-facts.ts";
import { joinSimulatedFleet } from "./fleet-kiosk.ts";
import { FleetLines } from "./fleet-lines.ts";
import { DELIVERY_FAULTS, type FleetPlan, fleetPlanOf } from "./fleet-plan.ts";
import { fleetViolations, hasToClaim, journalledResults, nameOf } from "./fleet-verdict.ts";
import { KioskConnection } from "./kiosk-connection.ts";
import { INTEGRATION } from "./names.ts";
import { SimulatedGate, type UnclaimedResult } from "./simulated-gate.ts";

/** Separates what varies in the fleet from what the run itself draws. */
const FLEET_SEED = 0x666c6565;
const DAY_MS = 24 * 3_600_000;
/** After this time together, gate and kiosk know everything of each other. */
const KNOWN_AFTER_MS = 60_000;
/** A gate is missed after 25 seconds, and a healthcheck is good for 70. */
const UNNOTICED_FOR_MS = 95_000;

/** A host whose callbacks come through its fleet; otherwise of doubles. */
export const fleetHost: BuildHost = (world) => {
  const fleet = new FleetOfRun(world, doubledHost(world));
  return fleet.parts;
};

/** A process of the kiosk in its fleet. */
type Member = {
  readonly process: RunningProcess;
  readonly number: number;
  readonly connection: KioskConnection;
  readonly callbacks: FollowedCallbacks;
  readonly joinedAt: number;
};

class FleetOfRun {
  readonly parts: HostParts;
  readonly #world: World;
  readonly #inner: HostParts;
  readonly #random: Random;
  readonly #plan: FleetPlan;
  readonly #lines: FleetLines;
  readonly #gate: SimulatedGate;
  readonly #met: (fact: FleetFact) => void;
  #member: Member | null = null;
  #members = 0;
  /** The process to which results of a payment were sent last, by its hash. */
  readonly #sentTo = new Map<string, number>();
  /** Results that nobody had claimed for hours, by name. */
  readonly #unclaimed = new Set<string>();
  readonly #paid = new Set<string>();

  constructor(world: World, inner: HostParts) {
    const { clock, seed, weather } = world;
    const random = randomOf(seed ^ FLEET_SEED);
    this.#world = world;
    this.#inner = inner;
    this.#random = random;
    this.#met = world.met;
    this.#plan = fleetPlanOf(weather, random);
    this.#lines = new FleetLines(clock, this.#plan, world.met);
    this.#gate = new SimulatedGate({
      ...{ clock, random, plan: this.#plan, lines: this.#lines, met: this.#met },
      sendResults: (...sent) => this.#sendResults(...sent),
      hello: (data) => this.#hello(data),
      unclaimed: (result) => this.#isUnclaimed(result),
    });
    this.parts = {
      ...inner,
      createPerform: (process) => this.#withoutWhatNothingConfirms(inner.createPerform(process)),
      createReceiver: (process) => {
        this.#join(process);
        return (_callback, answered) => answered(false);
      },
      gate: {
        receive: this.#gate.receive,
        judge: () => fleetViolations(this.#gate.store.all, this.#unclaimed, inner.disk),
      },
      isOffered: (order) => this.#isOffered(order),
    };
  }

  #join(process: RunningProcess): void {
    const { clock, complain } = this.#world;
    this.#members += 1;
    const number = this.#members;
    const connection = new KioskConnection({
      ...{ clock, random: this.#random, lines: this.#lines, alive: process.alive },
      answer: (subject, data, respond) => {
        const kiosk = subject.slice(subjects.claim("").length);
        return this.#gate.takeClaims(kiosk, data, respond);
      },
    });
    const { disk } = this.#inner;
    const callbacks = joinSimulatedFleet({ process, number, connection, disk, complain });
    this.#member = { process, number, connection, callbacks, joinedAt: clock.now() };
  }

  #hello(data: Uint8Array): void {
    const { clock } = this.#world;
    clock.after(
      this.#random.between(1, 40),
      () => {
        const connection = this.#member?.connection;
        if (!connection?.isAlive || !this.#lines.kioskReaches.current()) return;
        connection.receive(subjects.hello, data, () => {});
      },
      "round",
    );
  }

  #sendResults(subject: string, data: Uint8Array, answered: (answer: Uint8Array) => void): boolean {
    const { clock } = this.#world;
    const member = this.#member;
    const isConnected = member?.connection.isAlive && member.connection.connected.current();
    if (!isConnected || !member.connection.listensTo(subject)) return false;
    const random = this.#random;
    const fault = DELIVERY_FAULTS.find((kind) => random.chance(this.#plan.delivery[kind])) ?? null;
    const lateMs = random.pick([1_500, 8_000, 30_000]);
    if (fault !== null) this.#met(`fleet: ${fault}`);
    if (fault === "request lost") return true;
    clock.after(fault === "request late" ? lateMs : random.between(1, 40), () => {
      if (!this.#lines.kioskReaches.current() || !member.connection.isAlive) return;
      this.#noteDelivery(data, member);
      member.connection.receive(subject, data, (answer) => {
        this.#noteAnswer(answer);
        if (fault === "death after the answer") member.process.kill("after an answer to the gate");
        if (fault === "answer lost") return;
        clock.after(random.between(1, 40), () => {
          if (this.#lines.kioskReaches.current()) answered(answer);
        });
      });
    });
    return true;
  }

  #noteDelivery(data: Uint8Array, { number }: Member): void {
    const read = readMessage(resultDelivery, data);
    if (!read.ok) throw new Error(read.reason);
    const { hash, callbacks } = read.message;
    const [first] = callbacks;
    this.#met("fleet: results delivered");
    if (callbacks.length > 1) this.#met("fleet: several results delivered together");
    const before = this.#sentTo.get(hash);
    if (before === number) this.#met("fleet: results delivered again");
    else if (before !== undefined) this.#met("fleet: results delivered to the next process");
    this.#sentTo.set(hash, number);
    if (!first) return;
    if (this.#world.clock.now() - first.receivedAt > DAY_MS) {
      this.#met("fleet: results delivered after days");
    }
    const hasEnded = this.#inner.disk
      .referencesEndedSince(Number.NEGATIVE_INFINITY)
      .includes(first.transactionReference);
    if (hasEnded) this.#met("fleet: results delivered after the end of their order");
  }

  #noteAnswer(answer: Uint8Array): void {
    const read = readMessage(resultDeliveryAnswer, answer);
    if (read.ok) this.#met(`fleet: kiosk answers ${read.message.outcome}`);
  }

  /** Nobody claims a result for hours only if no kiosk that is there has its order. */
  #isUnclaimed(result: UnclaimedResult): void {
    const { integrationId, transactionReference } = result;
    const name = nameOf(result);
    if (integrationId !== INTEGRATION || this.#unclaimed.has(name)) return;
    this.#unclaimed.add(name);
    // A report that had to wait for the console may be out of date; that it is journalled is reported next.
    if (journalledResults(this.#inner.disk).some((other) => nameOf(other) === name)) return;
    const { clock, complain } = this.#world;
    const member = this.#member;
    const togetherMs = Math.min(
      this.#lines.openForMs(),
      member?.connection.isAlive ? clock.now() - member.joinedAt : 0,
    );
    if (
      togetherMs > KNOWN_AFTER_MS &&
      hasToClaim(this.#inner.disk, transactionReference, clock.now())
    ) {
      complain(`rule 5: ${name} counts as unclaimed, though its order is known`);
    }
  }

  /** Whether this process of the kiosk knows of a gate. */
  get #isGateThere(): boolean {
    return this.#member?.callbacks.watch.isThere.current() ?? false;
  }

  #isOffered(order: PlacedOrder): boolean {
    const { paymentFlow } = order;
    const isPaidHere = paymentFlow === "authorize-capture" || paymentFlow === "sale";
    if (!isPaidHere || this.#isGateThere || !this.#member?.connection.isAlive) return true;
    const needed = paymentFlow === "sale" ? "SALE" : "CAPTURE";
    const isOffered = withoutCallbacks(declaredFor(order)).has(needed);
    if (!isOffered) this.#met("fleet: card payment not offered");
    return isOffered;
  }

  /** The calls of a process: payments count as down while nothing would confirm one (electron/host/payments). */
  #withoutWhatNothingConfirms(perform: Perform): Perform {
    return async (command, state) => {
      const { order } = state;
      const isInquirable = canBeInquired(declaredFor(order));
      if (command.type === "Pay") this.#checkConfirmable(command.ids.paymentId, order.canInquire);
      if (command.type === "Inquire" && this.#lines.openForMs() === 0) {
        this.#met("fleet: inquiry while no callback can come");
      }
      const performed = await perform(command, state);
      const { event } = performed;
      const isUp = event.type === "HealthAnswered" && event.before === "payment" && event.up;
      if (!isUp || this.#isGateThere || isInquirable) return performed;
      this.#met("fleet: card payment unconfirmable");
      return { ...performed, event: { ...event, up: false, cause: PAYMENTS_DOWN } };
    };
  }

  /** By the true state of the lines, not by what the kiosk knows of it. */
  #checkConfirmable(paymentId: string, canInquire: boolean): void {
    const isFirst = !this.#paid.has(paymentId);
    this.#paid.add(paymentId);
    if (isFirst && !canInquire && this.#lines.closedForMs() > UNNOTICED_FOR_MS) {
      this.#world.complain(`rule 5: ${paymentId} was begun, and nothing could confirm it`);
    }
  }
}

/** What the integrator of this order declares (payments.md §5). */
function declaredFor({ canInquire }: PlacedOrder) {
  return new Set([
    "CAPTURE",
    "SALE",
    ...(canInquire ? (["STATUS_POLLING"] as const) : []),
  ] as const);
}
