import type { PlacedOrder } from "../../state/order.ts";
import { AGREED } from "./agreed.ts";
import { type BodyReader, requireEqual } from "./body-reader.ts";

const RETURN_URLS = ["successUrl", "errorUrl", "cancelUrl"] as const;

/** Reads a payment request (payments.md §2.2), and compares it with the order that it is for. */
export function readPayment(
  body: BodyReader,
  operation: "authorize" | "sale",
  context: {
    readonly orderOf: (checkoutId: string) => PlacedOrder | undefined;
    readonly complain: (what: string) => void;
  },
): { readonly paymentId: string; readonly amount: string } {
  const { complain } = context;
  const paymentId = body.text("paymentId");
  const amount = body.amount("amount");
  const currency = body.text("currency");
  const urls = readReturnUrls(body.object("returnUrls"), complain);
  const settings = body.object("settings");
  if (settings.text("currency") !== currency) settings.wrong("currency");
  if (settings.text("merchantId") !== AGREED.merchantId) settings.wrong("merchantId");
  settings.end();
  body.end();
  const order = context.orderOf(paymentId.split(".")[0] ?? "");
  if (!order) complain(`payment ${paymentId} is of no order`);
  else {
    const expected = order.snapshot.charge.total;
    requireEqual(`the amount of ${paymentId}`, { found: amount, expected }, complain);
    if (currency !== order.currency) body.wrong("currency");
    const isSale = order.paymentFlow === "sale";
    if (isSale !== (operation === "sale")) complain(`${operation} of ${order.paymentFlow}`);
    const isTheirs = urls.every((url) => url.startsWith(`${order.returnBaseUrl}/`));
    if (!isTheirs) body.wrong("returnUrls");
  }
  return { paymentId, amount };
}

/** Three addresses that can be told apart (payments.md §4.4). */
function readReturnUrls(body: BodyReader, complain: (what: string) => void): readonly string[] {
  const urls = RETURN_URLS.map((name) => body.text(name));
  body.end();
  if (new Set(urls).size !== urls.length) complain("return addresses are equal");
  return urls;
}
