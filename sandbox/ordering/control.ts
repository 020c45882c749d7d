import { type Context, Hono } from "hono";
import { z } from "zod";
import { orderStatus } from "../../contracts/ordering.ts";
import type { ServiceDeps } from "../core/service.ts";
import { kitchen, kitchenSettings } from "./kitchen.ts";
import { type KnownOrder, orderStore } from "./orders.ts";
import { publishedMenu } from "./published-menu.ts";
import {
  healthServices,
  orderingSwitches,
  patchSwitches,
  readHealth,
  readSwitches,
  writeHealth,
} from "./switches.ts";

const MAX_LISTED = 200;

const moveRequest = z.strictObject({
  status: orderStatus,
  reason: z.string().optional(),
  posErrorType: z.string().min(1).optional(),
});
const productRequest = z
  .strictObject({ soldOut: z.boolean(), price: z.number().min(0).nullable() })
  .partial();
const healthRequest = z.strictObject({ services: healthServices });

/** The request's body parsed by `schema`, or a 400 that names the problem. */
async function readBody<Schema extends z.ZodType>(context: Context, schema: Schema) {
  const body: unknown = await context.req.json().catch(() => undefined);
  const read = schema.safeParse(body);
  if (read.success) return { body: read.data };
  return { problem: context.json({ error: z.prettifyError(read.error) }, 400) };
}

function shown({ body, ...order }: KnownOrder) {
  const { items, presents = [], deliveryAt, additionalInfo } = body;
  return { ...order, items, presents, deliveryAt, tableNumber: additionalInfo.tableNumber ?? null };
}

/** What the counter's staff can see and set, to be mounted under `/control/ordering`. */
export function orderingControl(deps: ServiceDeps): Hono {
  const orders = orderStore(deps.database, deps.now);
  const menu = publishedMenu(deps);
  const cooks = kitchen(deps, orders);
  const app = new Hono();
  app.route("/", orderRoutes({ orders, cooks }));

  app.put("/items/:id", async (context) => {
    const { body, problem } = await readBody(context, productRequest);
    if (problem) return problem;
    const { soldOut, price } = body;
    const id = context.req.param("id");
    const isKnown =
      (soldOut === undefined || menu.setSoldOut(id, soldOut)) &&
      (price === undefined || menu.setPrice(id, price));
    if (!isKnown) return context.json({ error: `no product ${id}` }, 404);
    return context.json({ revision: menu.revision(), ...menu.today() });
  });
  app.put("/health", async (context) => {
    const { body, problem } = await readBody(context, healthRequest);
    if (problem) return problem;
    writeHealth(deps, body.services);
    return context.json({ services: readHealth(deps) });
  });
  app.get("/health", (context) => context.json({ services: readHealth(deps) }));
  app.put("/kitchen", async (context) => {
    const { body, problem } = await readBody(context, kitchenSettings);
    return problem ?? context.json(cooks.set(body));
  });
  app.get("/kitchen", (context) => context.json(cooks.settings()));
  app.get("/menu", (context) => {
    const { items, modifiers, combos, revision } = menu.build();
    const facts = { items: items.length, modifiers: modifiers.length, combos: combos.length };
    return context.json({ revision, ...menu.today(), ...facts });
  });
  app.get("/switches", (context) => context.json(readSwitches(deps)));
  app.put("/switches", async (context) => {
    const { body, problem } = await readBody(context, orderingSwitches.partial());
    return problem ?? context.json(patchSwitches(deps, body));
  });
  return app;
}

const HTTP_STATUS = {
  "unknown order": 404,
  "order is final": 409,
  "reason required": 400,
} as const;

function orderRoutes({
  orders,
  cooks,
}: {
  orders: ReturnType<typeof orderStore>;
  cooks: ReturnType<typeof kitchen>;
}): Hono {
  const app = new Hono();
  app.get("/orders", (context) => {
    cooks.catchUp();
    return context.json({ orders: orders.list(MAX_LISTED).map(shown) });
  });
  app.get("/orders/:posId", (context) => {
    cooks.catchUp();
    const order = orders.findByPosId(context.req.param("posId"));
    if (!order) return context.json({ error: "unknown order" }, 404);
    return context.json({ ...shown(order), states: orders.history(order.platformOrderId) });
  });
  app.post("/orders/:posId", async (context) => {
    const { body, problem } = await readBody(context, moveRequest);
    if (problem) return problem;
    const moved = cooks.move(context.req.param("posId"), body);
    return typeof moved === "string"
      ? context.json({ error: moved }, HTTP_STATUS[moved])
      : context.json(shown(moved));
  });
  app.get("/refusals", (context) => context.json({ refusals: orders.refusals(MAX_LISTED) }));
  return app;
}
