import type { Hono } from "hono";
import pino from "pino";
import { createGateApp, type GateOptions, type GateResult } from "../../../payments/gate.ts";
import type { Callback } from "../host-parts.ts";
import { DiskFull, ProcessDied } from "../process-journal.ts";
import type { Random } from "../random.ts";
import { AGREED, SETTINGS, uuidOf } from "./agreed.ts";

const SILENT = pino({ enabled: false });
/** Its counts are written by a timer, and concern nobody here. */
const UNCOUNTED = { add: () => 0, stop() {} };

type GateCallerOptions = {
  /** Records a result in the process's journal. */
  readonly record: GateOptions["onResult"];
  readonly random: Random;
  readonly complain: (what: string) => void;
};

/** A call of the gate: what differs from a good callback. */
type Call = {
  readonly integrationId?: string;
  readonly endpoint?: string;
  /** Null: no header. */
  readonly token?: string | null;
  readonly body: string;
  readonly key: string;
};

/** What the gate has to refuse, and with which status (payments.md §4.2). */
type StrangeCall = { readonly call: Partial<Call>; readonly status: number };

/** How often the caller of a callback is preceded by somebody who calls what the gate must refuse. */
const STRANGERS = 0.3;
/** Where calls come from, as Node's server says it. */
const FROM = { incoming: { socket: { remoteAddress: "192.0.2.1" } } };

/** The integrator as a caller of one process's gate (payments.md §4.2, §4.3), and others who call it. */
export class GateCaller {
  readonly #gate: Hono;
  readonly #random: Random;
  readonly #complain: (what: string) => void;
  /** What the gate has passed on, and had recorded, of the present call. */
  #recorded: GateResult | null = null;

  constructor({ record, random, complain }: GateCallerOptions) {
    this.#random = random;
    this.#complain = (what) => complain(`wire: the gate ${what}`);
    const onResult: GateOptions["onResult"] = async (result) => {
      try {
        const outcome = await record(result);
        this.#recorded = result;
        return outcome;
      } catch (error) {
        const isExpected = error instanceof ProcessDied || error instanceof DiskFull;
        if (!isExpected) this.#complain(`cannot record a result: ${error}`);
        throw error;
      }
    };
    this.#gate = createGateApp({
      integrations: [{ ...SETTINGS.payments, isActive: true }],
      ...{ log: SILENT, refusedCallers: UNCOUNTED, onResult },
    });
  }

  /** Delivers a callback; true if it was answered 200. Never rejects. */
  async deliver({ transactionReference, status, errorCode }: Callback): Promise<boolean> {
    const random = this.#random;
    const reason = random.pick([null, "by the bank"]);
    const explained = random.chance(0.5) ? { errorCode, reason } : { errorCode };
    const body = JSON.stringify({ status, transactionReference, ...explained });
    const key = uuidOf(`${transactionReference} ${status}`);
    if (random.chance(STRANGERS)) await this.#callStrangely({ body, key });
    const answered = await this.#call({ token: random.pick(AGREED.inboundTokens), body, key });
    if (answered === 200) this.#compare({ status, transactionReference, errorCode, key });
    // A process that dies, or cannot write, answers 503 at best.
    else if (answered !== 503) this.#complain(`answers ${answered} to a callback`);
    return answered === 200;
  }

  /** What is acknowledged was recorded, as it was sent (payments.md §4.3 rule 3). */
  #compare(
    sent: Pick<Callback, "status" | "transactionReference" | "errorCode"> & Pick<Call, "key">,
  ) {
    const { status, transactionReference, errorCode, key } = sent;
    const found = this.#recorded;
    const isSame =
      found?.status === status &&
      found.transactionReference === transactionReference &&
      found.errorCode === errorCode &&
      found.idempotencyKey === key;
    if (!isSame) this.#complain(`acknowledges ${JSON.stringify(sent)} as ${JSON.stringify(found)}`);
  }

  async #callStrangely(good: Pick<Call, "body" | "key">): Promise<void> {
    const { call, status } = this.#random.pick(strangeCalls(good.body));
    const answered = await this.#call({ token: AGREED.inboundTokens[0], ...good, ...call });
    if (this.#recorded !== null) this.#complain(`has recorded ${JSON.stringify(call)}`);
    if (answered !== status) this.#complain(`answers ${answered} to ${JSON.stringify(call)}`);
  }

  async #call({
    integrationId = AGREED.integrationId,
    endpoint = "result",
    token,
    body,
    key,
  }: Call) {
    this.#recorded = null;
    const headers = new Headers({
      "Content-Type": "application/json",
      "Content-Length": String(Buffer.byteLength(body)),
      "Idempotency-Key": key,
      ...(token && { Authorization: `Bearer ${token}` }),
    });
    const url = `https://kiosk.example/gate/integration/${integrationId}/${endpoint}`;
    const { status } = await this.#gate.request(url, { method: "POST", headers, body }, FROM);
    return status;
  }
}

/** Good callbacks, spoilt: none of them may be acknowledged. */
function strangeCalls(good: string): readonly StrangeCall[] {
  const { transactionReference } = JSON.parse(good);
  const bound = { enrollmentId: "e-1", transactionReference, status: "DECLINED" };
  return [
    { call: { token: null }, status: 401 },
    { call: { token: "a-guess" }, status: 401 },
    { call: { token: AGREED.outboundToken }, status: 401 },
    { call: { token: `${AGREED.inboundTokens[0]}x` }, status: 401 },
    { call: { integrationId: "integration-8" }, status: 404 },
    { call: { endpoint: "enrollment-result", body: JSON.stringify(bound) }, status: 404 },
    { call: { body: good.slice(0, -1) }, status: 400 },
    { call: { body: "" }, status: 400 },
    { call: { body: JSON.stringify({ status: "SUCCESS" }) }, status: 400 },
    {
      call: { body: JSON.stringify({ status: "SUCCESS", transactionReference: "" }) },
      status: 400,
    },
    ...["PENDING", "UNKNOWN", "RETRIABLE", "success"].map((status) => ({
      call: { body: JSON.stringify({ status, transactionReference }) },
      status: 400,
    })),
    { call: { body: JSON.stringify({ filler: "x".repeat(70_000) }) }, status: 400 },
  ];
}
