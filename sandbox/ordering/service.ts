import { randomUUID } from "node:crypto";
import { Hono, type MiddlewareHandler } from "hono";
import { readOrdersRequest } from "../../contracts/ordering.ts";
import { sameSecret, sha256Hex } from "../core/digest.ts";
import type { ExchangeEnv } from "../core/exchange.ts";
import type { Operation } from "../core/operations.ts";
import type { ServiceDeps } from "../core/service.ts";
import { takeOrder } from "./counter.ts";
import { kitchen } from "./kitchen.ts";
import { type KnownOrder, orderStore } from "./orders.ts";
import { publishedMenu } from "./published-menu.ts";
import { readHealth, readSwitches } from "./switches.ts";

/**
 * Accepts requests with the platform's token (ordering.md §5) and the id of an outlet of this vendor (ordering.md §1).
 * The statuses are not shown: 401 for the token, 400 for a header that is missing or not a number, 404 for an unknown
 * outlet.
 */
function platformOnly(deps: ServiceDeps): MiddlewareHandler<ExchangeEnv> {
  const expected = sha256Hex(deps.secrets.orderingApiKey);
  return async (context, next) => {
    const token = context.req.header("AuthorizationToken") ?? "";
    if (!sameSecret(token.toLowerCase(), expected)) {
      return context.json({ error: "AuthorizationToken is missing or wrong" }, 401);
    }
    const outlet = context.req.header("SalesOutletId") ?? "";
    if (!/^\d+$/.test(outlet)) {
      return context.json({ error: "SalesOutletId is missing or no number" }, 400);
    }
    if (Number(outlet) !== readSwitches(deps).salesOutletId) {
      return context.json({ error: `no outlet ${outlet} here` }, 404);
    }
    return next();
  };
}

/** An order in the answer of the read endpoint (ordering.md §4 rule 4). */
function readAnswer({ posId, queueNumber, status, reason, posErrorType }: KnownOrder) {
  return {
    id: posId,
    queueNumber: String(queueNumber),
    state: { status, ...(reason && { reason }), ...(posErrorType && { posErrorType }) },
  };
}

/** The POS vendor's side of the ordering contract: all of its endpoints under `/rest`. */
export function orderingService(deps: ServiceDeps): Hono<ExchangeEnv> {
  const orders = orderStore(deps.database, deps.now);
  const menu = publishedMenu(deps);
  const cooks = kitchen(deps, orders);
  const answerHeaders = { AuthorizationToken: sha256Hex(deps.secrets.orderingApiKeyResponse) };
  const recorded = (operation: Operation) => deps.exchange({ operation, answerHeaders });
  const guard = platformOnly(deps);
  const app = new Hono<ExchangeEnv>();

  app.get("/rest/healthcheck", recorded("ordering.healthcheck"), guard, (context) =>
    context.json(readHealth(deps)),
  );
  app.get("/rest/menu/revision", recorded("ordering.menu-revision"), guard, (context) =>
    context.json({ revision: menu.revision() }),
  );
  app.get("/rest/menu", recorded("ordering.menu"), guard, (context) =>
    context.json({ requestId: randomUUID(), menu: menu.build() }),
  );
  app.post("/rest/order", recorded("ordering.order"), guard, async (context) =>
    context.json(takeOrder(deps, orders, menu, await context.req.text())),
  );
  app.post("/rest/orders", recorded("ordering.orders"), guard, async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const request = readOrdersRequest.safeParse(body);
    if (!request.success) return context.json({ error: "orderPosIds: list of posIds needed" }, 400);
    cooks.catchUp();
    const known = request.data.orderPosIds.flatMap((posId) => orders.findByPosId(posId) ?? []);
    return context.json({ orders: known.map(readAnswer) });
  });
  return app;
}
