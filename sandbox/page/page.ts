import { Hono } from "hono";

export function sandboxPage(_services: unknown): Hono {
  const app = new Hono();
  app.get("/", (context) => context.text("Sandbox"));
  return app;
}
