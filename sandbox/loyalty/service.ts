import { type Context, Hono } from "hono";
import { z } from "zod";
import {
  LOYALTY_API_VERSIONS,
  type LoyaltyApiVersion,
  orderClosedRequest,
  type QrCodeRequest,
  qrCodeRequest,
  refundRequest,
  saltRequest,
} from "../../contracts/in-store-loyalty.ts";
import { toThousandths } from "../core/amount.ts";
import { inTransaction } from "../core/database.ts";
import type { ExchangeEnv } from "../core/exchange.ts";
import type { Operation } from "../core/operations.ts";
import type { ServiceDeps } from "../core/service.ts";
import { closeOrder, refundOrder } from "./close.ts";
import { identify, type LoyaltyContext } from "./identify.ts";
import type { SaltStore } from "./salts.ts";
import { chooseLocale } from "./texts.ts";

export interface LoyaltyDeps extends ServiceDeps, Omit<LoyaltyContext, "now"> {
  salts: SaltStore;
}

/** in-store-loyalty.md §9: fields that a version does not have are ignored. */
function readAsVersion(request: QrCodeRequest, version: LoyaltyApiVersion): QrCodeRequest {
  const { phoneNumber, clientName, subscribedToPushNotifications, publicClientId, ...from15 } =
    request;
  if (version === "1.5") return from15;
  const from16 = { ...from15, phoneNumber, clientName, subscribedToPushNotifications };
  return version === "1.6" ? from16 : { ...from16, publicClientId };
}

/** in-store-loyalty.md §4.2: fields that are only valid together with others. */
const qrCodeBody = qrCodeRequest
  .refine((body) => body.clientName === undefined || body.phoneNumber !== undefined, {
    error: "clientName comes only with phoneNumber",
  })
  .refine(
    (body) =>
      !body.subscribedToPushNotifications ||
      body.phoneNumber !== undefined ||
      typeof body.publicClientId === "number",
    { error: "subscribedToPushNotifications comes only with phoneNumber or publicClientId" },
  )
  .refine((body) => toThousandths(body.total ?? 0) !== null, {
    error: "total has more than three fractional digits",
  });

/** JSON of an answer in which `transactionId` is a number, as in the validation response (in-store-loyalty.md §2.2). */
function withNumericTransactionId(answer: unknown): string {
  return JSON.stringify(answer).replace(/"transactionId":"(\d+)"/, '"transactionId":$1');
}

/** The body of a call; undefined if it is not JSON. */
const jsonBody = (context: Context): Promise<unknown> => context.req.json().catch(() => undefined);

/** The outlet that signed the call with a salt that is unspent until now; undefined if none did. */
function signerOf({ salts, outlet, secrets }: LoyaltyDeps, { req }: Context): number | undefined {
  const signature = {
    saltId: req.header("SaltId"),
    authorizationToken: req.header("AuthorizationToken"),
  };
  return salts.spend(signature, (establishmentId) =>
    establishmentId === outlet.configuration().establishmentId ? secrets.loyaltyApiKey : undefined,
  );
}

interface SignedOperation<Schema extends z.ZodType> {
  schema: Schema;
  establishmentOf(body: z.output<Schema>): number;
  answer(body: z.output<Schema>, context: Context): unknown;
}

/** A signed operation: 403 first, then 400, then the business answer, in one SQL transaction. */
function signed<Schema extends z.ZodType>(
  deps: LoyaltyDeps,
  { schema, establishmentOf, answer }: SignedOperation<Schema>,
): (context: Context) => Promise<Response> {
  return async (context) => {
    const establishmentId = signerOf(deps, context);
    if (establishmentId === undefined) return context.json({ error: "not authorized" }, 403);
    const body = schema.safeParse(await jsonBody(context));
    if (!body.success) return context.json({ error: z.prettifyError(body.error) }, 400);
    if (establishmentOf(body.data) !== establishmentId) {
      return context.json({ error: "the salt was issued to another outlet" }, 403);
    }
    const text = inTransaction(deps.database, () => {
      deps.transactions.annulStale();
      return withNumericTransactionId(answer(body.data, context));
    });
    return context.body(text, 200, { "Content-Type": "application/json" });
  };
}

function issueSalt({ salts }: LoyaltyDeps): (context: Context) => Promise<Response> {
  return async (context) => {
    const body = saltRequest.safeParse(await jsonBody(context));
    if (!body.success) return context.json({ error: z.prettifyError(body.error) }, 400);
    return context.json(salts.issue(body.data.establishmentId));
  };
}

function qrCode(deps: LoyaltyDeps, version: LoyaltyApiVersion) {
  return signed(deps, {
    schema: qrCodeBody,
    establishmentOf: (body) => body.posInfo.establishmentId,
    answer: (body, context) => {
      const { locales } = deps.outlet.configuration();
      const locale = chooseLocale(context.req.header("Accept-Language"), locales.default);
      return identify(deps, readAsVersion(body, version), { version, locale });
    },
  });
}

function orderClosed(deps: LoyaltyDeps) {
  return signed(deps, {
    schema: orderClosedRequest,
    establishmentOf: (body) => body.establishmentId,
    answer: (body) => closeOrder(deps, body),
  });
}

function refund(deps: LoyaltyDeps) {
  return signed(deps, {
    schema: refundRequest,
    establishmentOf: (body) => body.establishmentId,
    answer: (body) => refundOrder(deps, body.orderId),
  });
}

/** The loyalty operations of in-store-loyalty.md §4.1–4.4, at versions 1.5, 1.6 and 1.7. */
export function loyaltyService(deps: LoyaltyDeps): Hono<ExchangeEnv> {
  const app = new Hono<ExchangeEnv>();
  const recorded = (operation: Operation) => deps.exchange({ operation });
  for (const version of LOYALTY_API_VERSIONS) {
    app.post(`/one-time-salt/${version}`, recorded("loyalty.one-time-salt"), issueSalt(deps));
    app.post(`/qr-code/${version}`, recorded("loyalty.qr-code"), qrCode(deps, version));
    app.post(`/order-closed/${version}`, recorded("loyalty.order-closed"), orderClosed(deps));
    app.post(`/refund/${version}`, recorded("loyalty.refund"), refund(deps));
  }
  return app;
}
