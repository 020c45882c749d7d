import { Hono } from "hono";
import { z } from "zod";
import { controlBody } from "../core/control.ts";
import { inTransaction } from "../core/database.ts";
import type { ServiceDeps } from "../core/service.ts";
import { conclude, type IntegratorContext } from "./operations.ts";
import { paymentSwitches } from "./switches.ts";

/** The outcome at a terminal that the integrator drives: ends a PENDING payment without page. */
const terminalOutcome = z.strictObject({
  outcome: z.enum(["approved", "declined", "cancelled"]),
  errorCode: z.string().min(1).default("NOT_ENOUGH_MONEY"),
});

/** Control routes of the integrator: its switches, and the outcome of a pending payment. */
export function paymentsControl(deps: ServiceDeps & IntegratorContext): Hono {
  const app = new Hono();
  const { switches, callbacks, database } = deps;
  const view = () => ({ ...switches.read(), callbacksWaiting: callbacks.waiting() });
  app.get("/payments", (context) => context.json(view()));
  app.put("/payments", async (context) => {
    const body = await controlBody(context, paymentSwitches.partial());
    if ("refusal" in body) return body.refusal;
    switches.patch(body.data);
    return context.json(view());
  });
  app.post("/payments/:reference/outcome", async (context) => {
    const body = await controlBody(context, terminalOutcome);
    if ("refusal" in body) return body.refusal;
    const { outcome, errorCode } = body.data;
    const ending =
      outcome === "declined"
        ? ({ kind: "refused", errorCode, reason: "refused at the terminal" } as const)
        : ({ kind: outcome } as const);
    const reference = context.req.param("reference");
    const key = inTransaction(database, () => conclude(deps, reference, ending));
    if (!key) return context.json({ error: "no pending payment with this reference" }, 409);
    await callbacks.sendNow(key);
    return context.json({ outcome });
  });
  return app;
}
