import { hash, timingSafeEqual } from "node:crypto";
import { createServer, type Server } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { getConnInfo } from "@hono/node-server/conninfo";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Log } from "../net/log.ts";
import type { Settings } from "../settings/settings.ts";
import {
  type GateEnrollmentResult,
  type GateResult,
  readEnrollmentResult,
  readResult,
} from "./gate-messages.ts";
import { createTlsServer } from "./gate-tls.ts";
import { createRefusedCallers, type RefusedCallers } from "./refused-callers.ts";

export type { GateEnrollmentResult, GateResult } from "./gate-messages.ts";

const MAX_BODY_BYTES = 64 * 1024;
const GATE_LIMITS = {
  /** A callback that trickles longer than this is cut off. */
  requestTimeoutMs: 10_000,
  /** How long closing waits for callbacks under way. */
  closeGraceMs: 2_000,
} as const;

export type GateOptions = {
  readonly settings: Pick<Settings, "payments">;
  readonly log: Pick<Log, "info" | "warn" | "error">;
  /**
   * Journals a result; awaited before the integrator is answered 200, since after that it never calls again. Throwing
   * answers 500: the integrator repeats the callback (payments.md §4.3 rule 3).
   */
  readonly onResult: (result: GateResult) => Promise<"accepted" | "already-resumed">;
  /** `no-match`: no such enrollment, another integration's, or expired; nothing was stored. */
  readonly onEnrollmentResult?: (result: GateEnrollmentResult) => Promise<"accepted" | "no-match">;
};

/** The callbacks that the kiosk hosts (payments.md §4.2), on a listener of its own. */
export type Gate = {
  /** Listens on `payments.gate.listen`; throws an error that names the address if it is in use. */
  listen(): Promise<{ readonly url: string }>;
  close(): Promise<void>;
};

/**
 * Checks the caller first (401), then the integration (404), then the body (400): a caller without a token
 * learns neither which integrations exist nor what a body must look like.
 */
export function createGate(
  options: GateOptions,
  limits: Readonly<Record<keyof typeof GATE_LIMITS, number>> = GATE_LIMITS,
): Gate {
  const { listen: address, tls } = options.settings.payments.gate;
  const timeouts = {
    requestTimeout: limits.requestTimeoutMs,
    connectionsCheckingInterval: limits.requestTimeoutMs / 10,
  };
  const refusedCallers = createRefusedCallers(options.log);
  const answer = getRequestListener(createGateApp(options, refusedCallers).fetch);
  const encrypted = tls && createTlsServer(tls, timeouts, answer, options.log);
  const server = encrypted?.server ?? createServer(timeouts, answer);
  return {
    listen: () => listen(server, address, encrypted ? "https" : "http"),
    async close() {
      encrypted?.stopWatching();
      await close(server, limits.closeGraceMs);
      refusedCallers.stop();
    },
  };
}

/** The gate's routes without a listener: for a server, and for callers in this process. */
export function createGateApp(
  { settings: { payments }, log, onResult, onEnrollmentResult }: GateOptions,
  refusedCallers: RefusedCallers,
): Hono {
  const app = new Hono();
  const isInbound = tokenCheck(payments.inboundTokens);

  /** Answers every caller with a token: one log line each, which contains nothing of the body. */
  function answer(context: Context, status: 200 | 400 | 404, message: string) {
    const line = { operation: operationOf(context), status, message };
    if (status === 200) log.info(line, "callback");
    else log.warn(line, "callback rejected");
    return context.json(status === 200 ? { result: message } : { error: message }, status);
  }

  app.use("/gate/integration/:integrationId/*", async (context, next) => {
    if (!isInbound(context.req.header("Authorization"))) {
      // Anybody can call without a token: only these calls are counted per source, and a call with a token always
      // passes.
      refusedCallers.add(getConnInfo(context).remote.address ?? "unknown");
      return context.json({ error: "inbound token is not valid" }, 401);
    }
    if (context.req.param("integrationId") !== payments.integrationId) {
      return answer(context, 404, "unknown integration");
    }
    return next();
  });
  app.use(
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (context) => answer(context, 400, "body is too large"),
    }),
  );

  app.post("/gate/integration/:integrationId/result", async (context) => {
    const result = readResult(await context.req.text(), idempotencyKeyOf(context));
    if ("invalid" in result) return answer(context, 400, result.invalid);
    return answer(context, 200, await onResult(result));
  });

  app.post("/gate/integration/:integrationId/enrollment-result", async (context) => {
    const result = readEnrollmentResult(await context.req.text(), idempotencyKeyOf(context));
    if ("invalid" in result) return answer(context, 400, result.invalid);
    const outcome = (await onEnrollmentResult?.(result)) ?? "no-match";
    return outcome === "accepted"
      ? answer(context, 200, outcome)
      : answer(context, 404, "no matching enrollment");
  });

  app.notFound((context) => context.json({ error: "not found" }, 404));
  app.onError((error, context) => {
    log.error({ operation: operationOf(context), error: error.message }, "callback not stored");
    return context.json({ error: "try again" }, 500);
  });
  return app;
}

function operationOf(context: Context): string {
  return context.req.path.endsWith("/enrollment-result") ? "gate.enrollment-result" : "gate.result";
}

function idempotencyKeyOf(context: Context): string | null {
  return context.req.header("Idempotency-Key")?.slice(0, 200) || null;
}

/** Compares with every inbound token, old and new (payments.md §5), in time that depends on none of them. */
function tokenCheck(tokens: readonly string[]): (authorization: string | undefined) => boolean {
  const digest = (token: string) => hash("sha256", token, "buffer");
  const digests = tokens.map(digest);
  return (authorization) => {
    const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [];
    if (token === undefined) return false;
    const found = digest(token);
    return digests.filter((expected) => timingSafeEqual(expected, found)).length > 0;
  };
}

function listen(
  server: Server,
  address: string,
  protocol: "http" | "https",
): Promise<{ readonly url: string }> {
  const separator = address.lastIndexOf(":");
  const host = address.slice(0, separator);
  const port = Number(address.slice(separator + 1));
  const { promise, resolve, reject } = Promise.withResolvers<{ readonly url: string }>();
  server.once("error", (error: NodeJS.ErrnoException) => {
    const taken = error.code === "EADDRINUSE" ? "is taken by another program" : error.message;
    reject(new Error(`payments.gate.listen: ${address} ${taken}`));
  });
  server.listen(port, host, () => {
    const bound = server.address();
    const actual = typeof bound === "object" && bound !== null ? bound.port : port;
    resolve({ url: `${protocol}://${host}:${actual}` });
  });
  return promise;
}

/** Waits until callbacks under way are journalled, then closes the remaining connections. */
function close(server: Server, graceMs: number): Promise<void> {
  if (!server.listening) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const cut = setTimeout(() => server.closeAllConnections(), graceMs);
  server.close(() => {
    clearTimeout(cut);
    resolve();
  });
  return promise;
}
