/** What a person at the console wants done at a kiosk: sent as a request, and both written into the audit. */
import { randomUUID } from "node:crypto";
import { createInbox, type Msg, type NatsConnection } from "@nats-io/transport-node";
import type { Log } from "../../../electron/host/net/log.ts";
import { readMessage, VERSION, writeMessage } from "../../messages/message.ts";
import {
  type StaffAct,
  type StaffAnswer,
  type StaffRequest,
  staffAnswer,
  staffRequest,
} from "../../messages/staff.ts";
import { answersOf, subjects } from "../../messages/subjects.ts";
import type { Clock } from "../clock.ts";
import type { OrderAnswer } from "../rpc/case-views.ts";
import type { AuditStore, NewEntry } from "../store/audit.ts";
import { type DeviceWatch, SILENT_AFTER_MS } from "./device-watch.ts";

/** How long a person waits: a kiosk answers once it has journalled, within some 100 ms. */
const ANSWER_WITHIN_MS = 3_000;
/** The kiosk refuses a request that reaches it later; its answer is then too late, too. */
const LATE_ANSWER_WITHIN_MS = SILENT_AFTER_MS;
/** The server's answer if nobody has subscribed (NATS, "no responders"). */
const NO_RESPONDERS = 503;

type Act = Exclude<StaffAct, { type: "look" }>;

/** Who acts, and from where. `ended`: aborted when the session ends, after which nothing more is done in its name. */
export type Actor = {
  readonly person: string;
  readonly source: string;
  readonly ended: AbortSignal;
};

export type StaffActs = {
  /** One order as its kiosk has it now. */
  look(who: Actor, kiosk: string, checkoutId: string): Promise<OrderAnswer>;
  /**
   * `key` is of one touch: a call with the key of one under way has its answer. Rejects, and nothing is sent, if the
   * audit cannot be written.
   */
  act(who: Actor, wish: { kiosk: string; key: string; act: Act }): Promise<OrderAnswer>;
};

export type StaffActsOptions = {
  readonly connection: () => NatsConnection | null;
  readonly watch: Pick<DeviceWatch, "find">;
  readonly audit: Pick<AuditStore, "add">;
  readonly log: Log;
  readonly clock: Clock;
  readonly answerWithinMs?: number;
};

const AWAY: OrderAnswer = { outcome: "away", order: null, seq: null };
const NO_ANSWER: OrderAnswer = { outcome: "no-answer", order: null, seq: null };

export function createStaffActs(options: StaffActsOptions): StaffActs {
  return new RelayedActs(options);
}

class RelayedActs implements StaffActs {
  readonly #options: StaffActsOptions;
  readonly #underWay = new Map<string, Promise<OrderAnswer>>();

  constructor(options: StaffActsOptions) {
    this.#options = options;
  }

  async look({ person }: Actor, kiosk: string, checkoutId: string): Promise<OrderAnswer> {
    const act = { type: "look" as const, checkoutId };
    const request = this.#requestFor(kiosk, { key: randomUUID(), person, act });
    return request ? this.#send(kiosk, request, () => {}) : AWAY;
  }

  act(who: Actor, wish: { kiosk: string; key: string; act: Act }): Promise<OrderAnswer> {
    const touch = `${who.person} ${wish.kiosk} ${wish.key} ${JSON.stringify(wish.act)}`;
    const underWay = this.#underWay.get(touch);
    if (underWay) return underWay;
    const answer = this.#act(who, wish).finally(() => this.#underWay.delete(touch));
    this.#underWay.set(touch, answer);
    return answer;
  }

  async #act(
    { person, source }: Actor,
    { kiosk, key, act }: { kiosk: string; key: string; act: Act },
  ): Promise<OrderAnswer> {
    const write = (outcome: string) => {
      const entry = { who: person, source, kiosk, outcome, ...auditOf(act, key) };
      this.#options.audit.add({ at: this.#options.clock.now(), ...entry });
    };
    const request = this.#requestFor(kiosk, { key, person, act });
    if (!request) {
      write("away");
      return AWAY;
    }
    write("asked");
    const answer = await this.#send(kiosk, request, (late) => this.#writeAnswer(write, late));
    this.#writeAnswer(write, answer);
    return answer;
  }

  /** Null if the kiosk is away, or has said nothing that a request could refer to. */
  #requestFor(
    kiosk: string,
    wish: Pick<StaffRequest, "key" | "person" | "act">,
  ): StaffRequest | null {
    const known = this.#options.watch.find(kiosk);
    const nonce = known?.heard?.state?.nonce;
    if (!known || known.isSilent || nonce === undefined) return null;
    return { v: VERSION, nonce, ...wish };
  }

  /** It is done, whether or not this can be written: the person has to know. */
  #writeAnswer(write: (outcome: string) => void, { outcome }: OrderAnswer): void {
    try {
      write(outcome);
    } catch (error) {
      this.#options.log.error({ error, outcome }, "the audit could not be written");
    }
  }

  /** Resolves with the answer, or that there is none yet; `onLate` gets one that comes after that. */
  #send(
    kiosk: string,
    request: StaffRequest,
    onLate: (answer: OrderAnswer) => void,
  ): Promise<OrderAnswer> {
    const { connection, clock, log, answerWithinMs = ANSWER_WITHIN_MS } = this.#options;
    const open = connection();
    if (!open) return Promise.resolve(AWAY);
    const inbox = createInbox(answersOf(kiosk, "console"));
    const { promise, resolve } = Promise.withResolvers<OrderAnswer>();
    let isLate = false;
    const cancelWait = clock.after(answerWithinMs, () => {
      isLate = true;
      resolve(NO_ANSWER);
    });
    const subscription = open.subscribe(inbox, {
      max: 1,
      callback: (error, message) => {
        cancelWait();
        cancelLate();
        const answer = error ? NO_ANSWER : answerOf(message, log);
        if (isLate) onLate(answer);
        else resolve(answer);
      },
    });
    const cancelLate = clock.after(LATE_ANSWER_WITHIN_MS, () => subscription.unsubscribe());
    try {
      open.publish(subjects.staff(kiosk), writeMessage(staffRequest, request), { reply: inbox });
    } catch (error) {
      // The connection has closed meanwhile.
      log.warn({ error }, "a request could not be sent");
      subscription.unsubscribe();
      cancelWait();
      cancelLate();
      resolve(AWAY);
    }
    return promise;
  }
}

function answerOf(message: Msg, log: Pick<Log, "warn">): OrderAnswer {
  if (message.headers?.code === NO_RESPONDERS) return AWAY;
  const read = readMessage(staffAnswer, message.data);
  if (!read.ok) {
    log.warn({ reason: read.reason }, "a kiosk's answer cannot be read");
    return NO_ANSWER;
  }
  return withoutVersion(read.message);
}

function withoutVersion({ v: _, ...answer }: StaffAnswer): OrderAnswer {
  return answer;
}

function auditOf(act: Act, key: string): Pick<NewEntry, "act" | "checkoutId" | "details"> {
  const details = { key, seq: String(act.seq) };
  const of = { act: act.type, checkoutId: act.checkoutId };
  if (act.type === "resolve") return { ...of, details: { ...details, how: act.how } };
  if (act.type !== "refund") return { ...of, details };
  const { refundId, amount } = act;
  return { ...of, details: { ...details, refundId, amount } };
}
