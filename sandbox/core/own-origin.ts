import type { MiddlewareHandler } from "hono";

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/;

/**
 * Rejects requests that a web page of another origin makes a browser send here, and host names that only resolve to
 * loopback: the control API has no password, so it answers only this machine.
 */
export const ownOriginOnly: MiddlewareHandler = async (context, next) => {
  const host = context.req.header("Host") ?? new URL(context.req.url).host;
  const origin = context.req.header("Origin");
  if (!LOOPBACK_HOST.test(host) || (origin !== undefined && origin !== `http://${host}`)) {
    return context.json({ error: "not from this origin" }, 403);
  }
  return next();
};
