import { Hono } from "hono";
import { z } from "zod";
import { controlBody } from "../core/control.ts";
import type { CredentialStore } from "./credential.ts";
import { type Outlet, outletSwitches } from "./outlet.ts";

/** Control routes of the outlet: configuration, the operator's switches, and the credential's reset. */
export function configurationControl(outlet: Outlet, credentials: CredentialStore): Hono {
  const app = new Hono();
  app.get("/configuration", (context) => context.json(outlet.configuration()));
  app.put("/configuration", async (context) => {
    const body = await controlBody(context, z.record(z.string(), z.unknown()));
    if ("refusal" in body) return body.refusal;
    try {
      return context.json(outlet.patchConfiguration(body.data));
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      return context.json({ error: z.prettifyError(error) }, 400);
    }
  });
  app.delete("/configuration", (context) => context.json(outlet.resetConfiguration()));
  app.get("/outlet", (context) =>
    context.json({ ...outlet.switches(), credentials: credentials.list() }),
  );
  app.put("/outlet", async (context) => {
    const body = await controlBody(context, outletSwitches.partial());
    if ("refusal" in body) return body.refusal;
    return context.json(outlet.setSwitches(body.data));
  });
  app.post("/outlet/reset", async (context) => {
    const identifier = context.req.query("identifier");
    if (context.req.query("newKey") !== undefined) credentials.replaceKey();
    return context.json({ reset: credentials.reset(identifier) });
  });
  app.put("/outlet/devices/:identifier", (context) => {
    credentials.add(context.req.param("identifier"));
    return context.json({ credentials: credentials.list() });
  });
  return app;
}
