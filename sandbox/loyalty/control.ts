import { Hono } from "hono";
import { controlBody } from "../core/control.ts";
import { gift } from "../restaurant/customers.ts";
import { type CustomerStore, customerPatch, type LoyaltyCustomer } from "./customers.ts";

/** Control routes of the loyalty program: its customers and their codes. */
export function loyaltyControl(customers: CustomerStore): Hono {
  const app = new Hono();
  const withCodes = (customer: LoyaltyCustomer) => ({
    ...customer,
    codes: customers.codesOf(customer.id),
  });
  app.get("/loyalty", (context) => context.json({ customers: customers.list().map(withCodes) }));
  app.put("/loyalty/customers/:id", async (context) => {
    const body = await controlBody(context, customerPatch);
    if ("refusal" in body) return body.refusal;
    const customer = customers.update(Number(context.req.param("id")), body.data);
    if (!customer) return context.json({ error: "no such customer" }, 404);
    return context.json(withCodes(customer));
  });
  app.post("/loyalty/customers/:id/codes", (context) => {
    const customer = customers.byId(Number(context.req.param("id")));
    if (!customer) return context.json({ error: "no such customer" }, 404);
    return context.json(customers.mintCode(customer.id), 201);
  });
  app.post("/loyalty/customers/:id/gifts", (context) => {
    const customer = customers.byId(Number(context.req.param("id")));
    if (!customer) return context.json({ error: "no such customer" }, 404);
    return context.json(customers.mintGift(customer.id, gift), 201);
  });
  return app;
}
