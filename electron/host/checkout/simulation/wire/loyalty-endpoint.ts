import type { HttpResult } from "../../../net/http-client.ts";
import type { LoyaltyAnswer } from "../loyalty-service.ts";
import type { Outcome } from "../network.ts";
import { loyaltyOutcome } from "../outcomes.ts";
import { AGREED, sha256 } from "./agreed.ts";
import { errorAnswer, json, lost, notSent, optionalField, unreadable } from "./answers.ts";
import { readClosing } from "./closing-request.ts";
import {
  bodyOf,
  type Endpoint,
  type EndpointOptions,
  type PassOn,
  REFUSED,
  rememberingLast,
} from "./endpoint.ts";
import { closingReading, loyaltyRefundReading, NOT_ARRIVED, SALT } from "./readings.ts";
import type { ReceivedRequest } from "./received-request.ts";

/** The work may have been done, or not. */
const SERVER_ERRORS = [408, 500, 502, 503, 504];
/** The work was not done. */
const REFUSALS = [401, 403, 404, 429];
const POINTS = 5;

/** The loyalty service's side of in-store-loyalty.md §4.1, §4.3 and §4.4. */
export class LoyaltyEndpoint implements Endpoint {
  readonly baseUrl = AGREED.loyaltyUrl;
  readonly #options: EndpointOptions;
  /** Salts that came with a request. */
  readonly #usedSalts = new Set<number>();

  constructor(options: EndpointOptions) {
    this.#options = options;
  }

  async handle(request: ReceivedRequest, passOn: PassOn): Promise<HttpResult> {
    const { method, path } = request;
    const [operation = "", version, ...rest] = path;
    if (method !== "POST" || version !== AGREED.loyaltyVersion || rest.length > 0) {
      return this.#refuse(request, "is no operation of this version");
    }
    if (operation === "one-time-salt") return this.#salt(request, passOn);
    if (operation !== "order-closed" && operation !== "refund") {
      return this.#refuse(request, "is no operation");
    }
    const salt = this.#saltOf(request);
    if (salt === null) return REFUSED;
    return operation === "order-closed"
      ? this.#close(salt, request, passOn)
      : this.#refund(salt, request, passOn);
  }

  #refuse({ method, path }: ReceivedRequest, why: string): HttpResult {
    this.#complain(`${method} ${path.join("/")} ${why}`);
    return REFUSED;
  }

  #complain(what: string): void {
    this.#options.complain(`wire: loyalty ${what}`);
  }

  #salt(request: ReceivedRequest, passOn: PassOn): Promise<HttpResult> {
    const { random, services } = this.#options;
    const body = bodyOf(request, (what) => this.#complain(what));
    if (body.integer("establishmentId") !== AGREED.establishmentId) body.wrong("establishmentId");
    body.end();
    const { process, last } = rememberingLast(() => services.loyalty.salt());
    const whole = (saltId: number) => ({ saltId, salt: saltText(saltId) });
    return passOn({
      operation: "salt",
      process,
      write(outcome) {
        if (outcome.kind === "answer") return json(whole(outcome.answer));
        return withoutAnswer(outcome, last() === null ? null : whole(last() ?? 0), random);
      },
      reading: ({ kind }) => (kind === "answer" ? SALT : NOT_ARRIVED),
    });
  }

  /** The salt of a signed request (in-store-loyalty.md §5); null if its signature is wrong. */
  #saltOf(request: ReceivedRequest): number | null {
    const saltId = request.headers.get("saltid") ?? "";
    const token = sha256(`${AGREED.loyaltyKey}${saltText(Number(saltId))}`);
    if (!/^\d+$/.test(saltId) || request.headers.get("authorizationtoken") !== token) {
      this.#refuse(request, "is not signed");
      return null;
    }
    const salt = Number(saltId);
    if (this.#usedSalts.has(salt)) this.#refuse(request, "uses a salt for the second time");
    this.#usedSalts.add(salt);
    return salt;
  }

  #close(salt: number, request: ReceivedRequest, passOn: PassOn): Promise<HttpResult> {
    const { services, orderOf } = this.#options;
    const complain = (what: string) => this.#complain(what);
    const orderId = readClosing(bodyOf(request, complain), orderOf, complain);
    return this.#signed("order-closed", passOn, (refuse) =>
      services.loyalty.close({ salt, orderId }, refuse),
    );
  }

  #refund(salt: number, request: ReceivedRequest, passOn: PassOn): Promise<HttpResult> {
    const body = bodyOf(request, (what) => this.#complain(what));
    if (body.integer("establishmentId") !== AGREED.establishmentId) body.wrong("establishmentId");
    const orderId = body.text("orderId");
    body.end();
    return this.#signed("loyalty-refund", passOn, (refuse) =>
      this.#options.services.loyalty.refund({ salt, orderId }, refuse),
    );
  }

  #signed(
    operation: "order-closed" | "loyalty-refund",
    passOn: PassOn,
    work: (refuse: boolean) => LoyaltyAnswer,
  ): Promise<HttpResult> {
    const { random } = this.#options;
    const { process, last } = rememberingLast(work);
    const whole = (kind: LoyaltyAnswer["kind"]) => ({
      accepted: kind === "accepted",
      ...(operation === "order-closed" && this.#points(kind === "accepted")),
      errorCode: 0,
      ...optionalField("errorText", kind === "accepted" ? null : "simulated", random),
    });
    return passOn({
      operation,
      process,
      write(outcome) {
        if (outcome.kind !== "answer") {
          const kind = last()?.kind ?? null;
          return withoutAnswer(outcome, kind === null ? null : whole(kind), random);
        }
        const { kind } = outcome.answer;
        return kind === "forbidden" ? errorAnswer(403, random) : json(whole(kind));
      },
      reading(outcome, written) {
        const isRefused = written.kind === "answer" && REFUSALS.includes(written.status);
        if (isRefused) return NOT_ARRIVED;
        const meant = loyaltyOutcome(outcome);
        return operation === "order-closed" ? closingReading(meant) : loyaltyRefundReading(meant);
      },
    });
  }

  #points(isAccepted: boolean): object {
    const { random } = this.#options;
    return {
      ...optionalField("pointsReward", isAccepted ? POINTS : null, random),
      ...optionalField("pointsSpent", isAccepted ? 0 : null, random),
    };
  }
}

function saltText(saltId: number): string {
  return `salt-${saltId}-of-one-call`;
}

/** What arrives if no answer does. `done` is the answer to the work that was done; null if none was. */
function withoutAnswer(
  outcome: Outcome<unknown>,
  done: object | null,
  random: EndpointOptions["random"],
): HttpResult {
  switch (outcome.kind) {
    case "no-answer":
      return lost(random);
    case "not-sent":
      return notSent(random);
    case "malformed":
      return unreadable(done ?? {}, random);
    case "invalid":
      return errorAnswer(400, random);
    default: {
      const statuses = done === null ? [...SERVER_ERRORS, ...REFUSALS] : SERVER_ERRORS;
      return errorAnswer(random.pick(statuses), random);
    }
  }
}
