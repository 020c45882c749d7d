import type { Requester } from "../../../../../fleet/gate/connection.ts";
import {
  type ClaimRequest,
  gateReport,
  gateReportAnswer,
  resultDeliveryAnswer,
  type StoredCallback,
} from "../../../../../fleet/messages/gate.ts";
import { readMessage, VERSION, writeMessage } from "../../../../../fleet/messages/message.ts";
import { integrationHash, referenceHash } from "../../../../../fleet/messages/names.ts";
import { subjects } from "../../../../../fleet/messages/subjects.ts";
import type { Callback, DeliverCallback } from "../host-parts.ts";
import type { Random } from "../random.ts";
import type { VirtualClock } from "../virtual-clock.ts";
import { CallbackStore } from "./callback-store.ts";
import type { FleetFact } from "./fleet-facts.ts";
import type { FleetLines } from "./fleet-lines.ts";
import type { FleetPlan } from "./fleet-plan.ts";
import { GateRun } from "./gate-run.ts";
import {
  INTEGRATION,
  instanceOf,
  KIOSK,
  LOST_REFERENCE,
  NEIGHBOUR,
  OTHER_INTEGRATION,
  STRANGE_REFERENCE,
} from "./names.ts";

const HELLO_EVERY_MS = 10_000;
const STATUSES = ["SUCCESS", "DECLINED"] as const;
type Given = Pick<Callback, "transactionReference" | "status" | "errorCode">;

/** Sends results to the kiosk; false if no process of it listens there. */
export type SendResults = (
  subject: string,
  data: Uint8Array,
  answered: (answer: Uint8Array) => void,
) => boolean;

export type UnclaimedResult = Pick<
  StoredCallback,
  "integrationId" | "transactionReference" | "status"
>;

export type SimulatedGateParts = {
  readonly clock: VirtualClock;
  readonly random: Random;
  readonly plan: FleetPlan;
  readonly lines: FleetLines;
  readonly met: (fact: FleetFact) => void;
  readonly sendResults: SendResults;
  /** The kiosk hears the gate. */
  readonly hello: (data: Uint8Array) => void;
  /** Nobody has claimed it for hours: it is reported if it is a SUCCESS, else not delivered any more. */
  readonly unclaimed: (result: UnclaimedResult) => void;
};

/** The gate of a fleet, with the server that stores for it, and everybody but the kiosk who has to do with it. */
export class SimulatedGate {
  readonly store: CallbackStore;
  readonly #parts: SimulatedGateParts;
  #run: GateRun | null = null;
  #runs = 0;
  /** References about which a result has come. */
  readonly #surrounded = new Set<string>();

  constructor(parts: SimulatedGateParts) {
    this.#parts = parts;
    const { clock, lines } = parts;
    this.store = new CallbackStore(clock, lines, parts.unclaimed);
    lines.gateReaches.subscribe(() => this.#follow());
    this.#follow();
    this.#sayHello();
    this.#beStrange();
  }

  /** The integrator's callback: stored, or to be repeated. */
  readonly receive: DeliverCallback = (callback, answered) => {
    const { clock, random } = this.#parts;
    const arrive = () => {
      this.#surround(callback);
      answered(this.#receive(callback));
    };
    // What is stored is an event; what is refused again changes nothing.
    clock.after(random.between(1, 30), arrive, "repeat");
  };

  /** A request of a kiosk; false if no gate listens for it. */
  takeClaims(kiosk: string, data: Uint8Array, respond: (answer: Uint8Array) => void): boolean {
    this.#run?.takeSent(kiosk, data, respond);
    return this.#run !== null;
  }

  #receive(callback: Given): boolean {
    const { lines, met, plan, random } = this.#parts;
    if (!lines.areThere("gate")) {
      met("fleet: callback refused by an absent gate");
      return false;
    }
    if (!this.#run?.isReady) {
      met("fleet: callback answered 503");
      return false;
    }
    const hash = referenceHash(INTEGRATION, callback.transactionReference);
    if (!this.#run.isClaimed(hash)) met("fleet: callback before its claim");
    const outcome = this.#store(INTEGRATION, callback);
    if (outcome === "repeated") met("fleet: callback repeated after it was stored");
    if (!random.chance(plan.storedUnnoticed)) return true;
    met("fleet: callback stored, and answered 503");
    return false;
  }

  #store(integrationId: string, { transactionReference, status, errorCode }: Given) {
    const named = { integrationId, transactionReference, status, errorCode };
    return this.store.store({ ...named, reason: null, idempotencyKey: null });
  }

  /** Starts and ends the gate, and connects it to the server, as the lines are. */
  #follow(): void {
    const { clock, random, lines } = this.#parts;
    if (!lines.areThere("gate")) this.#run = null;
    if (!lines.gateReaches.current()) {
      if (this.#run) this.#run.isReady = false;
      this.store.serve(null);
      return;
    }
    this.#run ??= this.#start();
    const run = this.#run;
    clock.after(random.between(200, 2_000), () => {
      if (this.#run !== run || run.isReady || !lines.gateReaches.current()) return;
      run.isReady = true;
      this.store.serve(run.consume);
      this.#say(run);
    });
  }

  #start(): GateRun {
    this.#runs += 1;
    if (this.#runs > 1) this.#parts.met("fleet: another gate has to learn all claims");
    const connection: Requester = {
      request: (subject, data, { timeout }) =>
        new Promise((resolve, reject) => {
          const fail = () => reject(new Error("nobody answers"));
          const cancel = this.#parts.clock.after(timeout, fail, "repeat");
          const isConnected = () => this.#run === run && this.#parts.lines.gateReaches.current();
          if (!isConnected()) return;
          const isSent = this.#send(subject, data, (answer) => {
            if (!isConnected()) return;
            cancel();
            resolve({ data: answer });
          });
          if (isSent) return;
          cancel();
          fail();
        }),
    };
    const run = new GateRun(this.#runs, { ...this.#parts, store: this.store, connection });
    return run;
  }

  #sayHello(): void {
    this.#parts.clock.after(
      HELLO_EVERY_MS,
      () => {
        if (this.#run?.isReady) this.#say(this.#run);
        this.#sayHello();
      },
      "round",
    );
  }

  #say(run: GateRun): void {
    this.#parts.hello(run.hello());
  }

  /** A request of the gate; false if nobody listens for it. */
  #send(subject: string, data: Uint8Array, answered: (answer: Uint8Array) => void): boolean {
    if (subject === subjects.report) return this.#report(data, answered);
    const isForNeighbour = subject === subjects.result(NEIGHBOUR, instanceOf(1));
    if (!isForNeighbour) return this.#parts.sendResults(subject, data, answered);
    // The neighbour knows nothing of what it has claimed.
    const answer = writeMessage(resultDeliveryAnswer, { v: VERSION, outcome: "not-mine" });
    this.#parts.clock.after(5, () => answered(answer));
    return true;
  }

  #report(data: Uint8Array, answered: (answer: Uint8Array) => void): boolean {
    const { clock, lines, met } = this.#parts;
    if (!lines.areThere("console")) return false;
    const read = readMessage(gateReport, data);
    if (!read.ok) throw new Error(read.reason);
    const { report } = read.message;
    if (report.type === "unclaimed") {
      met("fleet: reported as money without an order");
      this.#parts.unclaimed({ ...report, status: "SUCCESS" });
    }
    if (report.type === "not-journalled") met("fleet: reported as not journalled");
    if (report.type === "second-claimant") met("fleet: claim refused");
    clock.after(5, () => answered(writeMessage(gateReportAnswer, { v: VERSION })));
    return true;
  }

  /** What others do when the first result of a payment comes. */
  #surround({ transactionReference }: Given): void {
    if (this.#surrounded.has(transactionReference)) return;
    this.#surrounded.add(transactionReference);
    const { clock, random, plan, met } = this.#parts;
    if (random.chance(plan.sameReference)) {
      const other = { transactionReference, status: random.pick(STATUSES), errorCode: null };
      clock.after(random.pick([0, 5, 400]), () => {
        if (!this.#run?.isReady) return;
        met("fleet: result of another integration with the same reference");
        this.#store(OTHER_INTEGRATION, other);
      });
    }
    if (random.chance(plan.otherClaimant)) this.#claimFor(NEIGHBOUR, 1, transactionReference);
  }

  /** What belongs to no order of the kiosk, some of it claimed in its name before its records were lost. */
  #beStrange(): void {
    const { clock, random, plan, met } = this.#parts;
    if (!random.chance(plan.strangers)) return;
    this.#claimFor(KIOSK, 0, LOST_REFERENCE);
    for (const transactionReference of [LOST_REFERENCE, STRANGE_REFERENCE]) {
      clock.after(random.between(5_000, 60_000), () => {
        if (!this.#run?.isReady) return;
        met("fleet: result of no kiosk");
        this.#store(INTEGRATION, {
          ...{ transactionReference, status: random.pick(STATUSES), errorCode: null },
        });
      });
    }
  }

  #claimFor(kiosk: string, process: number, reference: string): void {
    const request: ClaimRequest = {
      v: VERSION,
      instance: instanceOf(process),
      integration: integrationHash(INTEGRATION),
      claims: [{ hash: referenceHash(INTEGRATION, reference), isPending: true }],
      enrollments: [],
    };
    this.#run?.take(kiosk, request, () => {});
  }
}
