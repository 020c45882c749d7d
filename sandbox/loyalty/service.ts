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

/** The loyalty operations of in-store-loyalty.md §4.1–4.4, at versions 1.5, 1.6 and 1.7. */
export function loyaltyService(deps: LoyaltyDeps): Hono<ExchangeEnv> {
  const app = new Hono<ExchangeEnv>();
  const { database, secrets, salts, outlet, transactions } = deps;
  const jsonBody = async (context: Context): Promise<unknown> =>
    context.req.json().catch(() => undefined);
  const signer = (context: Context) =>
    salts.spend(
      {
        saltId: context.req.header("SaltId"),
        authorizationToken: context.req.header("AuthorizationToken"),
      },
      (establishmentId) =>
        establishmentId === outlet.configuration().establishmentId
          ? secrets.loyaltyApiKey
          : undefined,
    );
  /** A signed operation: 403 first, then 400, then the business answer, in one SQL transaction. */
  const signed = <Schema extends z.ZodType>(
    schema: Schema,
    establishmentOf: (body: z.output<Schema>) => number,
    answer: (body: z.output<Schema>, context: Context) => unknown,
  ) => {
    return async (context: Context): Promise<Response> => {
      const establishmentId = signer(context);
      if (establishmentId === undefined) return context.json({ error: "not authorized" }, 403);
      const body = schema.safeParse(await jsonBody(context));
      if (!body.success) return context.json({ error: z.prettifyError(body.error) }, 400);
      if (establishmentOf(body.data) !== establishmentId) {
        return context.json({ error: "the salt was issued to another outlet" }, 403);
      }
      const text = inTransaction(database, () => {
        transactions.annulStale();
        return withNumericTransactionId(answer(body.data, context));
      });
      return context.body(text, 200, { "Content-Type": "application/json" });
    };
  };

  for (const version of LOYALTY_API_VERSIONS) {
    app.post(
      `/one-time-salt/${version}`,
      deps.exchange({ operation: "loyalty.one-time-salt" }),
      async (context) => {
        const body = saltRequest.safeParse(await jsonBody(context));
        if (!body.success) return context.json({ error: z.prettifyError(body.error) }, 400);
        return context.json(salts.issue(body.data.establishmentId));
      },
    );
    app.post(
      `/qr-code/${version}`,
      deps.exchange({ operation: "loyalty.qr-code" }),
      signed(
        qrCodeBody,
        (body) => body.posInfo.establishmentId,
        (body, context) => {
          const { locales } = outlet.configuration();
          const locale = chooseLocale(context.req.header("Accept-Language"), locales.default);
          return identify(deps, readAsVersion(body, version), { version, locale });
        },
      ),
    );
    app.post(
      `/order-closed/${version}`,
      deps.exchange({ operation: "loyalty.order-closed" }),
      signed(
        orderClosedRequest,
        (body) => body.establishmentId,
        (body) => closeOrder(deps, body),
      ),
    );
    app.post(
      `/refund/${version}`,
      deps.exchange({ operation: "loyalty.refund" }),
      signed(
        refundRequest,
        (body) => body.establishmentId,
        (body) => refundOrder(deps, body.orderId),
      ),
    );
  }
  return app;
}
