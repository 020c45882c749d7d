import {
  type OrderRequestBody,
  readOrdersRequest,
  revisionResponse,
} from "../../../contracts/ordering.ts";
import { join } from "../net/address.ts";
import type { HttpClient, HttpRequest, HttpResult } from "../net/http-client.ts";
import { parseJson } from "../net/json.ts";
import type { Log } from "../net/log.ts";
import type { Settings } from "../settings/settings.ts";
import {
  type AnswerFault,
  type CreateOrderResult,
  type HealthReport,
  type OrderReading,
  readCreateAnswer,
  readHealth,
  readOrdersAnswer,
} from "./answers.ts";
import type { MenuText } from "./menu-text.ts";
import { createOrderBody } from "./order-request.ts";
import { isTokenOf, TOKEN_HEADER, tokenOf } from "./tokens.ts";

export type { CreateOrderResult, HealthReport, OrderReading } from "./answers.ts";

const MEGABYTE = 1024 * 1024;

/** ordering.md §8; the total is the connect timeout plus the read timeout. */
const MENU_LIMITS = {
  connectTimeoutMs: 30_000,
  totalTimeoutMs: 210_000,
  maxBytes: 64 * MEGABYTE,
} as const;
const ORDER_LIMITS = {
  connectTimeoutMs: 5_000,
  totalTimeoutMs: 65_000,
  maxBytes: 4 * MEGABYTE,
} as const;

/** A call without a usable answer; `detail` is for the log and for staff. */
export type Failed = {
  readonly kind: "failed";
  readonly cause: AnswerFault;
  readonly detail: string;
};
export type RevisionResult = { readonly kind: "revision"; readonly revision: number } | Failed;
export type MenuResult =
  /** The answer, unread: `menu-reader.ts` reads it in a thread. */
  { readonly kind: "menu"; readonly raw: MenuText } | Failed;
export type OrdersResult =
  | { readonly kind: "orders"; readonly orders: readonly OrderReading[] }
  | Failed;

/** The kiosk's side of ordering.md §4. No method rejects or retries, and there is no state. */
export type OrderingClient = {
  /** Asked before every order (ordering.md §4 rule 1): UP only if all services are. */
  healthcheck(): Promise<"UP" | "DOWN">;
  /** The same with the cause of DOWN, for staff and the doctor. */
  healthReport(): Promise<HealthReport>;
  revision(): Promise<RevisionResult>;
  menu(): Promise<MenuResult>;
  /** One attempt; the checkout decides about further ones and the pause before them (ordering.md §7). */
  createOrder(order: OrderRequestBody): Promise<CreateOrderResult>;
  readOrders(posIds: readonly string[]): Promise<OrdersResult>;
};

export type OrderingClientOptions = {
  readonly http: Pick<HttpClient, "send">;
  readonly settings: Pick<Settings, "ordering" | "wire">;
  readonly log: Pick<Log, "info" | "warn">;
};

export function createOrderingClient(options: OrderingClientOptions): OrderingClient {
  return new HttpOrderingClient(options);
}

type Call = Pick<HttpRequest, "method" | "body"> & {
  readonly name: "healthcheck" | "menu" | "revision" | "order" | "orders";
  readonly path: readonly string[];
  readonly limits: typeof MENU_LIMITS | typeof ORDER_LIMITS;
};

class HttpOrderingClient implements OrderingClient {
  readonly #options: OrderingClientOptions;

  constructor(options: OrderingClientOptions) {
    this.#options = options;
  }

  async healthcheck(): Promise<"UP" | "DOWN"> {
    return (await this.healthReport()).status;
  }

  async healthReport(): Promise<HealthReport> {
    const received = await this.#send({
      name: "healthcheck",
      method: "GET",
      path: ["healthcheck"],
      limits: ORDER_LIMITS,
    });
    if (received.kind === "failed") {
      return { status: "DOWN", cause: received.cause, detail: received.detail };
    }
    const json = parseJson(received.answer.text);
    const report = readHealth(json.ok ? json.value : undefined);
    if (report.status === "DOWN") {
      this.#options.log.warn({ operation: "ordering.healthcheck", ...report }, "DOWN");
    }
    return report;
  }

  async revision(): Promise<RevisionResult> {
    const received = await this.#send({
      name: "revision",
      method: "GET",
      path: ["menu", "revision"],
      limits: MENU_LIMITS,
    });
    if (received.kind === "failed") return received;
    const json = parseJson(received.answer.text);
    const parsed = revisionResponse.safeParse(json.ok ? json.value : undefined);
    if (!parsed.success) return this.#malformed("ordering.revision", "no revision in it");
    return { kind: "revision", revision: parsed.data.revision };
  }

  async menu(): Promise<MenuResult> {
    const received = await this.#send({
      name: "menu",
      method: "GET",
      path: ["menu"],
      limits: MENU_LIMITS,
    });
    if (received.kind === "failed") return received;
    return { kind: "menu", raw: received.answer.bytes ?? received.answer.text };
  }

  async createOrder(order: OrderRequestBody): Promise<CreateOrderResult> {
    const received = await this.#send({
      name: "order",
      method: "POST",
      path: ["order"],
      body: createOrderBody(order, this.#options.settings.wire.platformOrderId),
      limits: ORDER_LIMITS,
    });
    if (received.kind === "failed") {
      const kind = received.mayHaveArrived ? "ambiguous" : "not-sent";
      return { kind, cause: `${received.cause}: ${received.detail}` };
    }
    const json = parseJson(received.answer.text);
    const result = readCreateAnswer(json.ok ? json.value : undefined);
    if (result !== null) return result;
    const { cause, detail } = this.#malformed("ordering.order", "neither posId nor FAILED");
    return { kind: "ambiguous", cause: `${cause}: ${detail}` };
  }

  async readOrders(posIds: readonly string[]): Promise<OrdersResult> {
    if (posIds.length === 0) return { kind: "orders", orders: [] };
    const received = await this.#send({
      name: "orders",
      method: "POST",
      path: ["orders"],
      body: readOrdersRequest.parse({ orderPosIds: posIds }),
      limits: ORDER_LIMITS,
    });
    if (received.kind === "failed") return received;
    const json = parseJson(received.answer.text);
    const answer = readOrdersAnswer(json.ok ? json.value : undefined, posIds);
    if (answer === null) return this.#malformed("ordering.orders", "no orders in it");
    const { ignored, orders } = answer;
    if (ignored > 0) {
      this.#options.log.warn({ operation: "ordering.orders", ignored }, "orders ignored");
    }
    return { kind: "orders", orders };
  }

  /** Sends; returns only answers with the response token, since any other is discarded unread (ordering.md §5). */
  async #send({ name, path, limits, ...request }: Call): Promise<Received> {
    const { http, log } = this.#options;
    const { ordering } = this.#options.settings;
    const operation = `ordering.${name}`;
    const url = join(ordering.vendorBaseUrl, "rest", ...path);
    const headers = {
      SalesOutletId: String(ordering.salesOutletId),
      AuthorizationToken: tokenOf(ordering.apiKey),
    };
    const received = receive(
      await http.send({ operation, url, headers, ...request, ...limits }),
      ordering.apiKeyResponse,
    );
    if (received.kind === "failed") {
      log.warn({ operation, cause: received.cause, detail: received.detail }, "answer discarded");
    }
    return received;
  }

  #malformed(operation: string, detail: string): Failed {
    this.#options.log.warn({ operation, cause: "malformed", detail }, "answer discarded");
    return { kind: "failed", cause: "malformed", detail };
  }
}

type Received =
  | { readonly kind: "answer"; readonly answer: Extract<HttpResult, { kind: "answer" }> }
  | (Failed & { readonly mayHaveArrived: boolean });

function receive(result: HttpResult, apiKeyResponse: string): Received {
  if (result.kind === "no-answer") {
    const { reason, mayHaveArrived } = result;
    return { kind: "failed", cause: "no-answer", detail: reason, mayHaveArrived };
  }
  const refused = { kind: "failed", mayHaveArrived: true } as const;
  const detail = `HTTP ${result.status}`;
  if (!isTokenOf(result.headers[TOKEN_HEADER], apiKeyResponse)) {
    return { ...refused, cause: "bad-token", detail };
  }
  if (result.status < 200 || result.status > 299) {
    return { ...refused, cause: "error-status", detail };
  }
  return { kind: "answer", answer: result };
}
