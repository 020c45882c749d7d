import type { HttpResult } from "../../../net/http-client.ts";
import type { KitchenAnswer } from "../kitchen.ts";
import type { Outcome } from "../network.ts";
import { createOutcome } from "../outcomes.ts";
import { AGREED, sha256 } from "./agreed.ts";
import { errorAnswer, json, lost, notSent, optionalField, unreadable } from "./answers.ts";
import {
  bodyOf,
  type Endpoint,
  type EndpointOptions,
  type PassOn,
  REFUSED,
  rememberingLast,
} from "./endpoint.ts";
import { readOrder } from "./order-request.ts";
import { createReading, DOWN, UP } from "./readings.ts";
import type { ReceivedRequest } from "./received-request.ts";

const ERRORS = [400, 404, 408, 429, 500, 502, 503, 504];
const REQUEST_TOKEN = sha256(AGREED.requestKey);
const RESPONSE_TOKEN = sha256(AGREED.responseKey);

/** The POS vendor's side of ordering.md §4. */
export class OrderingEndpoint implements Endpoint {
  readonly baseUrl = AGREED.vendorUrl;
  readonly #options: EndpointOptions;
  /** The body with which each order came first. */
  readonly #byOrder = new Map<string, string>();

  constructor(options: EndpointOptions) {
    this.#options = options;
  }

  async handle(request: ReceivedRequest, passOn: PassOn): Promise<HttpResult> {
    const { method, path, headers } = request;
    if (headers.get("authorizationtoken") !== REQUEST_TOKEN) {
      return this.#refuse(request, "has no valid token");
    }
    if (headers.get("salesoutletid") !== String(AGREED.salesOutletId)) {
      return this.#refuse(request, "names no outlet");
    }
    switch (`${method} ${path.join("/")}`) {
      case "GET rest/healthcheck":
        return passOn({
          operation: "health",
          process: (refuse) => !refuse,
          write: (outcome) => this.#health(outcome),
          reading: (outcome) => (outcome.kind === "answer" && outcome.answer ? UP : DOWN),
        });
      case "POST rest/order":
        return this.#create(request, passOn);
      default:
        return this.#refuse(request, "is no operation");
    }
  }

  #refuse({ method, path }: ReceivedRequest, why: string): HttpResult {
    this.#complain(`${method} ${path.join("/")} ${why}`);
    return REFUSED;
  }

  #complain(what: string): void {
    this.#options.complain(`wire: ordering ${what}`);
  }

  #create(request: ReceivedRequest, passOn: PassOn): Promise<HttpResult> {
    const { services, orderOf } = this.#options;
    const complain = (what: string) => this.#complain(what);
    const body = bodyOf(request, complain);
    const orderId = readOrder(body.object("order"), orderOf, complain);
    body.end();
    const first = this.#byOrder.get(orderId) ?? request.body;
    if (first !== request.body) complain(`order ${orderId} comes with another content`);
    this.#byOrder.set(orderId, first);
    const { process, last } = rememberingLast((refuse) => services.kitchen.create(orderId, refuse));
    return passOn({
      operation: "create",
      process,
      write: (outcome) => this.#written(outcome, (answer) => this.#createAnswer(answer), last()),
      reading: (outcome) => createReading(createOutcome(outcome)),
    });
  }

  #createAnswer(answer: KitchenAnswer): object {
    const { random } = this.#options;
    if (answer.kind === "rejected") {
      const posErrorType = optionalField("posErrorType", answer.posErrorType, random);
      return { state: { status: "FAILED", reason: "simulated", ...posErrorType } };
    }
    const { posId, queueNumber } = answer;
    return { posId, queueNumber: random.chance(0.5) ? Number(queueNumber) : queueNumber };
  }

  #health(outcome: Outcome<boolean>): HttpResult {
    const { random } = this.#options;
    const up = { menu: "UP", orders: "UP" };
    const down = random.pick([{ menu: "UP", orders: "DOWN" }, { pos: "DOWN" }]);
    return this.#written(outcome, (isUp) => (isUp ? up : down), true);
  }

  /** The bytes of an outcome; `last` is the last answer that the vendor has given to this request. */
  #written<Answer>(
    outcome: Outcome<Answer>,
    whole: (answer: Answer) => object,
    last: Answer | null,
  ): HttpResult {
    const { random } = this.#options;
    const headers = { authorizationtoken: RESPONSE_TOKEN };
    switch (outcome.kind) {
      case "answer":
        return json(whole(outcome.answer), { headers });
      case "no-answer":
        return lost(random);
      case "not-sent":
        return notSent(random);
      case "malformed": {
        const good = last === null ? {} : whole(last);
        if (random.chance(0.5)) return json(good, { headers: this.#wrongToken() });
        return unreadable(good, random, headers);
      }
      default:
        return errorAnswer(random.pick(ERRORS), random, random.chance(0.5) ? headers : {});
    }
  }

  /** No token, that of the request, the key itself, or the token of nothing. */
  #wrongToken(): Readonly<Record<string, string>> {
    const tokens = [null, REQUEST_TOKEN, AGREED.responseKey, sha256("")];
    const token = this.#options.random.pick(tokens);
    return token === null ? {} : { authorizationtoken: token };
  }
}
