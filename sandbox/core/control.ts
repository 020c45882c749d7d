import { type Context, Hono } from "hono";
import { z } from "zod";
import { fault, operationName } from "./faults.ts";
import { habitName } from "./habits.ts";
import type { ServiceDeps } from "./service.ts";

/** The JSON body of a control request, or a 400 that says what is wrong with it. */
export async function controlBody<Schema extends z.ZodType>(
  context: Context,
  schema: Schema,
): Promise<{ data: z.output<Schema> } | { refusal: Response }> {
  const body = schema.safeParse(await context.req.json().catch(() => undefined));
  if (body.success) return { data: body.data };
  return { refusal: context.json({ error: z.prettifyError(body.error) }, 400) };
}

const messageQuery = z.object({
  operation: operationName.optional(),
  limit: z.coerce.number().int().min(1).max(2000).optional(),
});

/** Control routes of the core: faults, the habit, messages and the clock. */
export function coreControl(deps: ServiceDeps, advanceClock: (ms: number) => void): Hono {
  const app = new Hono();
  addFaults(app, deps);
  addHabit(app, deps);
  addMessages(app, deps);
  addClock(app, deps, advanceClock);
  return app;
}

function addFaults(app: Hono, { faults }: ServiceDeps): void {
  app.get("/faults", (context) => context.json(faults.list()));
  app.delete("/faults", (context) => {
    faults.clear();
    return context.json({});
  });
  app.get("/faults/:operation", (context) => {
    const operation = operationName.safeParse(context.req.param("operation"));
    if (!operation.success) return context.json({ error: "no such operation" }, 404);
    return context.json(faults.list()[operation.data] ?? null);
  });
  app.put("/faults/:operation", async (context) => {
    const operation = operationName.safeParse(context.req.param("operation"));
    if (!operation.success) return context.json({ error: "no such operation" }, 404);
    const body = await controlBody(context, fault);
    if ("refusal" in body) return body.refusal;
    faults.set(operation.data, body.data);
    return context.json(body.data);
  });
  app.delete("/faults/:operation", (context) => {
    const operation = operationName.safeParse(context.req.param("operation"));
    if (!operation.success) return context.json({ error: "no such operation" }, 404);
    faults.clear(operation.data);
    return context.json(faults.list());
  });
}

/** The refusals since the habit was set are listed, so that a test can show that there were none. */
function addHabit(app: Hono, { habits }: ServiceDeps): void {
  const state = () => ({ habit: habits.current(), refusals: habits.refusals() });
  app.get("/habit", (context) => context.json(state()));
  app.put("/habit", async (context) => {
    const body = await controlBody(context, z.strictObject({ habit: habitName }));
    if ("refusal" in body) return body.refusal;
    habits.set(body.data.habit);
    return context.json(state());
  });
}

function addMessages(app: Hono, { messages }: ServiceDeps): void {
  app.get("/messages", (context) => {
    const query = messageQuery.safeParse(context.req.query());
    if (!query.success) return context.json({ error: z.prettifyError(query.error) }, 400);
    return context.json({ messages: messages.list(query.data) });
  });
  app.delete("/messages", (context) => {
    messages.clear();
    return context.json({});
  });
}

function addClock(app: Hono, { now }: ServiceDeps, advanceClock: (ms: number) => void): void {
  app.get("/clock", (context) => context.json({ nowMs: now() }));
  app.post("/clock", async (context) => {
    const body = await controlBody(context, z.strictObject({ advanceMs: z.number().int().min(0) }));
    if ("refusal" in body) return body.refusal;
    advanceClock(body.data.advanceMs);
    return context.json({ nowMs: now() });
  });
}
