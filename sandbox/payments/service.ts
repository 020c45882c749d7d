import { type Context, Hono, type MiddlewareHandler } from "hono";
import { z } from "zod";
import {
  type Capability,
  captureRequest,
  enrollmentRequest,
  inquireEnrollmentRequest,
  inquireStatusRequest,
  paymentRequest,
  refundRequest,
  reverseRequest,
} from "../../contracts/payments.ts";
import { toThousandths } from "../core/amount.ts";
import { sameSecret } from "../core/digest.ts";
import type { ExchangeEnv } from "../core/exchange.ts";
import type { Operation } from "../core/operations.ts";
import type { ServiceDeps } from "../core/service.ts";
import { type EnrollmentContext, enroll, inquireEnrollment } from "./enrollments.ts";
import { idempotentCalls } from "./idempotency.ts";
import { capture, inquire, pay, refund, reverse } from "./operations.ts";

const positiveAmount = (amount: number) => amount > 0 && toThousandths(amount) !== null;
const wrongAmount = { error: "amount is not a positive decimal with at most three digits" };
const httpUrl = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

/** payments.md §2.2, with what an integrator has to require before money moves. */
function paymentBody(merchantId: string) {
  return paymentRequest
    .refine((body) => positiveAmount(body.amount), { ...wrongAmount, path: ["amount"] })
    .refine((body) => body.settings.currency === body.currency, {
      error: "settings.currency and currency differ",
    })
    .refine((body) => body.settings.merchantId === merchantId, {
      error: "settings.merchantId is not ours",
    })
    .refine((body) => Object.values(body.returnUrls).every(httpUrl), {
      error: "a return address is no http or https address",
      path: ["returnUrls"],
    });
}

const captureBody = captureRequest.refine(
  (body) => body.amount === undefined || positiveAmount(body.amount),
  wrongAmount,
);
const refundBody = refundRequest.refine((body) => positiveAmount(body.amount), wrongAmount);
const idempotencyKey = z.uuid();

/** Which capability an instrument of payments.md §2.2 needs. */
function instrumentCapability(type: string): Capability | undefined {
  if (type === "CARD_TOKEN") return "TOKENIZATION";
  return type === "WALLET_A_PAY" || type === "WALLET_B_PAY" ? type : undefined;
}

type PaymentsDeps = ServiceDeps & EnrollmentContext;

const declares = ({ switches }: PaymentsDeps, capability: Capability) =>
  switches.read().capabilities.includes(capability);

/** payments.md §4.3 rule 1 and §4.1: the token first, then whether the operation exists here at all. */
function guarded(deps: PaymentsDeps, capability?: Capability): MiddlewareHandler {
  const expected = `Bearer ${deps.secrets.outboundToken}`;
  return async (context, next) => {
    if (!sameSecret(context.req.header("Authorization") ?? "", expected)) {
      return context.json({ error: "wrong token" }, 401);
    }
    if (capability && !declares(deps, capability)) {
      return context.json({ error: `${capability} is not declared` }, 501);
    }
    await next();
  };
}

interface Route<Schema extends z.ZodType> {
  operation: Operation;
  capability: Capability;
  schema: Schema;
  /** It needs no idempotency key. */
  readOnly?: boolean;
  perform(body: z.output<Schema>): unknown;
  /** Why this call is refused though its body has the right shape. */
  refusal?(body: z.output<Schema>): string | undefined;
}

type Post = <Schema extends z.ZodType>(path: string, route: Route<Schema>) => void;

const bad = (context: Context, error: string) => context.json({ error }, 400);

/** Adds operations to `app`. What they have in common: token, capability, schema, one effect per idempotency key. */
function operationsOf(app: Hono<ExchangeEnv>, deps: PaymentsDeps): Post {
  const calls = idempotentCalls(deps.database);
  return (path, { operation, capability, schema, readOnly, perform, refusal }) => {
    const guard = guarded(deps, capability);
    app.post(path, deps.exchange({ operation }), guard, async (context) => {
      const json: unknown = await context.req.json().catch(() => undefined);
      const body = schema.safeParse(json);
      if (!body.success) return bad(context, z.prettifyError(body.error));
      const refused = refusal?.(body.data);
      if (refused) return bad(context, refused);
      if (readOnly) return context.json(perform(body.data));
      const key = idempotencyKey.safeParse(context.req.header("Idempotency-Key"));
      if (!key.success) return bad(context, "Idempotency-Key is not a UUID");
      const call = { key: key.data.toLowerCase(), operation, body: json };
      const outcome = calls.once(call, () => perform(body.data));
      if (outcome === "conflict") return bad(context, "Idempotency-Key was used for another call");
      return context.json(outcome.answer);
    });
  };
}

function addState(app: Hono<ExchangeEnv>, deps: PaymentsDeps): void {
  const { exchange, switches } = deps;
  const capabilities = exchange({ operation: "payments.capabilities" });
  app.get("/capabilities", capabilities, guarded(deps), (context) =>
    context.json({ capabilities: switches.read().capabilities }),
  );
  app.get("/health", exchange({ operation: "payments.health" }), guarded(deps), (context) =>
    context.json({ status: switches.read().health }),
  );
}

/** Operations that begin a payment: with a hold, or at once. */
function addPayments(post: Post, deps: PaymentsDeps): void {
  const schema = paymentBody(deps.secrets.merchantId);
  const refusal = ({ paymentInstrument }: z.output<typeof schema>) => {
    if (!paymentInstrument) return undefined;
    const needed = instrumentCapability(paymentInstrument.type);
    if (needed && declares(deps, needed)) return undefined;
    return "paymentInstrument of an undeclared capability";
  };
  post("/authorize", {
    operation: "payments.authorize",
    capability: "CAPTURE",
    schema,
    perform: (body) => pay(deps, "authorize", body),
    refusal,
  });
  post("/sale", {
    operation: "payments.sale",
    capability: "SALE",
    schema,
    perform: (body) => pay(deps, "sale", body),
    refusal,
  });
}

/** Operations on a payment that was begun before. */
function addFollowUps(post: Post, deps: PaymentsDeps): void {
  post("/capture", {
    operation: "payments.capture",
    capability: "CAPTURE",
    schema: captureBody,
    perform: (body) => capture(deps, body),
  });
  post("/reverse", {
    operation: "payments.reverse",
    capability: "CAPTURE",
    schema: reverseRequest,
    perform: (body) => reverse(deps, body),
  });
  post("/refund", {
    operation: "payments.refund",
    capability: "DIRECT_REFUND",
    schema: refundBody,
    perform: (body) => refund(deps, body),
  });
  post("/inquire-status", {
    operation: "payments.inquire-status",
    capability: "STATUS_POLLING",
    schema: inquireStatusRequest,
    readOnly: true,
    perform: (body) => inquire(deps, body),
  });
}

function addEnrollments(post: Post, deps: PaymentsDeps): void {
  post("/enroll", {
    operation: "payments.enroll",
    capability: "TOKENIZATION",
    schema: enrollmentRequest,
    perform: (body) => enroll(deps, body),
  });
  post("/inquire-enrollment-status", {
    operation: "payments.inquire-enrollment-status",
    capability: "STATUS_POLLING",
    schema: inquireEnrollmentRequest,
    readOnly: true,
    perform: (body) => inquireEnrollment(deps, body),
  });
}

/** The ten operations of payments.md §4.1, as an integrator hosts them. Mount at the base address. */
export function paymentsService(deps: PaymentsDeps): Hono<ExchangeEnv> {
  const app = new Hono<ExchangeEnv>().basePath("/v1");
  const post = operationsOf(app, deps);
  addState(app, deps);
  addPayments(post, deps);
  addFollowUps(post, deps);
  addEnrollments(post, deps);
  return app;
}
