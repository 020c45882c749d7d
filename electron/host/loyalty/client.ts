/** The loyalty operations of in-store-loyalty.md §4.1–4.4, signed as in-store-loyalty.md §5 requires. */
import type { z } from "zod";
import {
  type OrderClosedRequest,
  type OrderClosedResponse,
  orderClosedResponse,
  type QrCodeRequest,
  type QrCodeResponse,
  qrCodeResponseNaming,
  type refundRequest,
  refundResponse,
} from "../../../contracts/in-store-loyalty.ts";
import { parseLeavingOut } from "../../../contracts/leaving-out.ts";
import { join } from "../net/address.ts";
import type { HttpClient, HttpResult } from "../net/http-client.ts";
import { parseJson } from "../net/json.ts";
import {
  authorizationToken,
  createSaltSource,
  LOYALTY_LIMITS,
  type LoyaltyConnection,
  type SaltResult,
} from "./salts.ts";

export type { LoyaltyConnection } from "./salts.ts";
export type RefundRequest = z.infer<typeof refundRequest>;
export type RefundResponse = z.infer<typeof refundResponse>;

/** The outcome of an operation; whether the service refused it for a business reason is in the answer. */
export type LoyaltyResult<Answer> =
  | { readonly kind: "answer"; readonly answer: Answer }
  /**
   * Definite: the service did nothing. 400 is an invalid request, 403 a refused signature (in-store-loyalty.md §7); any
   * other 4xx, but for 408, is read the same way.
   */
  | {
      readonly kind: "refused-by-http";
      readonly status: number;
      /** What was refused; without a salt the operation itself was never sent. */
      readonly by: "salt" | "operation";
    }
  /** With `mayHaveArrived` the service may have acted: only a repeat or staff can find out. */
  | { readonly kind: "no-answer"; readonly mayHaveArrived: boolean }
  /**
   * HTTP 200 with a body that lacks `accepted` or misstates what an order costs, or a status below 400 that the
   * contract does not have.
   */
  | { readonly kind: "malformed"; readonly mayHaveArrived: true };

/** Headers of one signed call. */
export type Signature = {
  readonly saltId: string | null;
  readonly authorizationToken: string;
  /** `earlier`: an address that the configuration has replaced, since the present one gave no salt. */
  readonly saltFrom: "current" | "earlier";
};

export type LoyaltyClient = {
  /** Fetches a salt ahead, so that the next operation takes one round trip. Does nothing without a key. */
  prefetchSalt(): void;
  /** `locale` is sent as Accept-Language: the texts of the answer are shown unchanged. */
  qrCode(request: QrCodeRequest, locale: string): Promise<LoyaltyResult<QrCodeResponse>>;
  orderClosed(request: OrderClosedRequest): Promise<LoyaltyResult<OrderClosedResponse>>;
  refund(request: RefundRequest): Promise<LoyaltyResult<RefundResponse>>;
  /**
   * Signs one call of the configuration endpoint (in-store-loyalty.md §5 rule 5): with a fresh salt or, if header
   * SaltId is not sent, with the key alone, since the service could not know the salt. Null if there is no key, or no
   * salt can be fetched.
   */
  sign(salted?: boolean): Promise<Signature | null>;
};

export type LoyaltyClientOptions = {
  readonly http: HttpClient;
  /** Measures the age of salts, unaffected by setting the machine's clock. */
  readonly clock: { monotonic(): number };
  /** Read at each call, so that a changed configuration moves the device. Null before the credential. */
  readonly connection: () => LoyaltyConnection | null;
  /** The credential's own address, from which `sign` takes a salt if the present one gives none; null before it. */
  readonly credentialConnection?: () => LoyaltyConnection | null;
  readonly apiKey: () => string | null;
  /** Wire name of the customer's id (in-store-loyalty.md §2.2), from the settings. */
  readonly platformIdName: string;
  /** The language of staff, who read why a call was refused after the customer has left. */
  readonly staffLocale: () => string | null;
};

type SaltOrigin = { readonly from: Signature["saltFrom"]; readonly at: LoyaltyConnection };

function isSameService(one: LoyaltyConnection, other: LoyaltyConnection): boolean {
  return one.apiUrl === other.apiUrl && one.apiVersion === other.apiVersion;
}

const NOT_SENT = { kind: "no-answer", mayHaveArrived: false } as const;

/**
 * Its methods never reject. Each call uses up one salt, and a second one if a salt that was fetched ahead is refused.
 */
export function createLoyaltyClient(options: LoyaltyClientOptions): LoyaltyClient {
  return new SignedLoyaltyClient(options);
}

/** One operation, as it is to be sent. */
type Call<Answer extends { accepted: boolean }> = {
  readonly operation: string;
  readonly body: unknown;
  readonly schema: z.ZodType<Answer>;
  readonly headers: Readonly<Record<string, string>>;
};

class SignedLoyaltyClient implements LoyaltyClient {
  readonly #options: LoyaltyClientOptions;
  readonly #salts: ReturnType<typeof createSaltSource>;
  readonly #qrCodeAnswer: z.ZodType<QrCodeResponse>;
  /** The service that gave the last salt for the configuration. */
  #lastSalted: LoyaltyConnection | null = null;

  constructor(options: LoyaltyClientOptions) {
    this.#options = options;
    this.#salts = createSaltSource(options.http, options.clock);
    this.#qrCodeAnswer = qrCodeResponseNaming(options.platformIdName);
  }

  prefetchSalt(): void {
    const connection = this.#options.connection();
    if (connection && this.#options.apiKey() !== null) this.#salts.prefetch(connection);
  }

  qrCode(body: QrCodeRequest, locale: string): Promise<LoyaltyResult<QrCodeResponse>> {
    const headers = { "Accept-Language": locale };
    return this.#call({ operation: "qr-code", body, schema: this.#qrCodeAnswer, headers });
  }

  orderClosed(body: OrderClosedRequest): Promise<LoyaltyResult<OrderClosedResponse>> {
    const headers = this.#forStaff();
    return this.#call({ operation: "order-closed", body, schema: orderClosedResponse, headers });
  }

  refund(body: RefundRequest): Promise<LoyaltyResult<RefundResponse>> {
    const headers = this.#forStaff();
    return this.#call({ operation: "refund", body, schema: refundResponse, headers });
  }

  async sign(salted = true): Promise<Signature | null> {
    const connection = this.#options.connection();
    const apiKey = this.#options.apiKey();
    if (!connection || apiKey === null) return null;
    if (!salted) {
      const token = authorizationToken(apiKey, "");
      return { saltId: null, authorizationToken: token, saltFrom: "current" };
    }
    for (const { from, at } of this.#saltSources(connection)) {
      const found = await this.#salts.takeFresh(at);
      if (found.kind !== "salt") continue;
      this.#lastSalted = at;
      const { saltId, salt } = found.salt;
      const token = authorizationToken(apiKey, salt);
      return { saltId, authorizationToken: token, saltFrom: from };
    }
    return null;
  }

  #forStaff(): Record<string, string> {
    const locale = this.#options.staffLocale();
    return locale === null ? {} : { "Accept-Language": locale };
  }

  /**
   * Where to fetch a salt for the configuration, the present address first. A configuration that names a dead address
   * could not be replaced otherwise: it is polled with a salt of an earlier one.
   */
  #saltSources(connection: LoyaltyConnection): readonly SaltOrigin[] {
    const earlier = [this.#lastSalted, this.#options.credentialConnection?.() ?? null];
    const places: SaltOrigin[] = [{ from: "current", at: connection }];
    for (const at of earlier) {
      const isNew = at !== null && !places.some((known) => isSameService(known.at, at));
      if (isNew) places.push({ from: "earlier", at });
    }
    return places;
  }

  /** Once, and once more if the service no longer accepts a salt that was fetched ahead. */
  async #call<Answer extends { accepted: boolean }>(
    call: Call<Answer>,
  ): Promise<LoyaltyResult<Answer>> {
    const connection = this.#options.connection();
    if (!connection || this.#options.apiKey() === null) return NOT_SENT;
    const found = await this.#salts.take(connection);
    const result = await this.#callOnce(call, connection, found);
    const saltWasStale =
      result.kind === "refused-by-http" &&
      result.status === 403 &&
      found.kind === "salt" &&
      found.prefetched;
    if (!saltWasStale) return result;
    return this.#callOnce(call, connection, await this.#salts.takeFresh(connection));
  }

  /** One attempt, which uses up the salt in `found`. */
  async #callOnce<Answer extends { accepted: boolean }>(
    { operation, body, schema, headers }: Call<Answer>,
    connection: LoyaltyConnection,
    found: SaltResult,
  ): Promise<LoyaltyResult<Answer>> {
    const apiKey = this.#options.apiKey();
    if (found.kind === "refused-by-http") return { ...found, by: "salt" };
    if (found.kind === "no-salt" || apiKey === null) return NOT_SENT;
    const result = await this.#options.http.send({
      operation: `loyalty.${operation}`,
      method: "POST",
      url: join(connection.apiUrl, operation, connection.apiVersion),
      headers: {
        ...headers,
        SaltId: found.salt.saltId,
        AuthorizationToken: authorizationToken(apiKey, found.salt.salt),
      },
      body,
      ...LOYALTY_LIMITS,
    });
    return interpret(result, schema);
  }
}

/** The fields of an accepted identification that an order's price depends on: without one it would be another price. */
const PRICING_FIELDS: readonly string[] = ["menuItems", "discounts", "payment", "maxPointsPercent"];

/** `accepted` decides (in-store-loyalty.md §4.2–4.4); another field that is not valid counts as absent. */
function interpret<Answer extends { accepted: boolean }>(
  result: HttpResult,
  schema: z.ZodType<Answer>,
): LoyaltyResult<Answer> {
  if (result.kind === "no-answer") {
    return { kind: "no-answer", mayHaveArrived: result.mayHaveArrived };
  }
  // After an error of the server, or a gateway's timeout, the work may have been done.
  if (result.status >= 500 || result.status === 408) {
    return { kind: "no-answer", mayHaveArrived: true };
  }
  if (result.status >= 400) {
    return { kind: "refused-by-http", status: result.status, by: "operation" };
  }
  // A gateway may answer 202 or 204 in place of the service, or redirect, after the work was done.
  if (result.status !== 200) return { kind: "malformed", mayHaveArrived: true };
  const json = parseJson(result.text);
  const read = parseLeavingOut(schema, json.ok ? json.value : undefined);
  if (!read.ok) return { kind: "malformed", mayHaveArrived: true };
  const answer = read.value;
  const pricingLeftOut = read.leftOut.some(({ field }) =>
    PRICING_FIELDS.includes(field.split(".")[0] ?? ""),
  );
  if (answer.accepted && pricingLeftOut) return { kind: "malformed", mayHaveArrived: true };
  return { kind: "answer", answer };
}
