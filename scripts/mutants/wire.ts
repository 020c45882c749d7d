/**
 * What reads and writes messages and records, each spoilt by one change: looked for by `npm run simulate -- --wire` and
 * by the unit tests beside it (docs/testing.md).
 */
import { type Mutant, mutantsOf } from "./mutant.ts";

const interprets = mutantsOf("payments/interpret.ts");
const pays = mutantsOf("payments/integrator.ts");
const breaks = mutantsOf("payments/breaker.ts");
const limits = mutantsOf("payments/limits.ts");
const admits = mutantsOf("payments/gate.ts");
const reads = mutantsOf("payments/gate-messages.ts");
const closes = mutantsOf("loyalty/closing.ts");
const signs = mutantsOf("loyalty/salts.ts");
const calls = mutantsOf("loyalty/client.ts");
const orders = mutantsOf("ordering/client.ts");
const describes = mutantsOf("ordering/order-request.ts");
const stores = mutantsOf("store/journal.ts");
const separates = mutantsOf("store/personal-fields.ts");

export const WIRE_MUTANTS: readonly Mutant[] = [
  // What an answer of the integrator means.
  interprets(
    "takes an unreadable answer for one to a request that never arrived",
    "what}`, true);",
    "what}`, false);",
  ),
  interprets(
    "takes a lost answer for a request that never arrived",
    "retriable(result.reason, result.mayHaveArrived)",
    "retriable(result.reason, false)",
  ),
  interprets(
    "takes HTTP 500 for a request that never arrived",
    "result.status}`, true)",
    "result.status}`, false)",
  ),
  interprets("repeats after HTTP 501", " && status !== 501", ""),
  interprets("does not repeat after HTTP 408", "status === 408 || ", ""),
  interprets(
    "reads the body of an HTTP error",
    "if (result.status !== 200) return",
    "if (result.status === 0) return",
  ),
  interprets(
    "drops the reference of a payment that is unknown",
    "return { ...unknown(cause), transactionReference };",
    "return unknown(cause);",
  ),
  interprets(
    "shows a page without a reference",
    'if (!transactionReference) return unreadable("transactionReference");',
    "",
  ),
  interprets(
    "opens any page",
    "if (redirectUrl !== null && !isPageAddress(redirectUrl)) {",
    "if (redirectUrl === undefined) {",
  ),
  interprets(
    "suspends a capture",
    "return options.maySuspend\n    ? pending(body)",
    "return options\n    ? pending(body)",
  ),
  // Requests to the integrator.
  pays(
    "sends no Idempotency-Key",
    '{ ...plain.headers, "Idempotency-Key": idempotencyKey }',
    '{ ...plain.headers, "X-Idempotency-Key": idempotencyKey }',
  ),
  pays(
    "names no currency in the settings",
    "return { ...this.#options.settings.payments.settings, currency };",
    "return { ...this.#options.settings.payments.settings, currency: undefined };",
  ),
  pays(
    "refunds the whole payment",
    'return this.#moveMoney("refund", refund, {\n      transactionReference,\n      amount: decimalToWire(amount),\n    });',
    'return this.#moveMoney("refund", refund, { transactionReference });',
  ),
  breaks(
    "calls on while the circuit is open",
    "if (clock.monotonic() - state.since < openMs) return null;",
    "",
  ),
  limits(
    "makes any number of calls per second",
    "      if (delay > 0) {\n        sleep(delay);",
    "      if (delay > SECOND_MS) {\n        sleep(delay);",
  ),
  // Callbacks.
  admits(
    "admits every token",
    "timingSafeEqual(expected, found)).length > 0",
    "timingSafeEqual(expected, found)).length >= 0",
  ),
  admits(
    "admits the first of the tokens only",
    "const digests = tokens.map(digest);",
    "const digests = tokens.slice(0, 1).map(digest);",
  ),
  admits(
    "takes callbacks of another integration",
    "const isInbound = checks.get(integrationId);",
    "const isInbound = checks.get(integrationId) ?? isOfAny;",
  ),
  admits(
    "acknowledges what could not be stored",
    'return context.json({ error: "try again" }, 503);',
    'return context.json({ error: "try again" }, 200);',
  ),
  reads(
    "drops the error code of a declined payment",
    "errorCode: errorCode || null,",
    "errorCode: null,",
  ),
  // The vendor.
  orders(
    "believes an answer without the response token",
    "if (!isTokenOf(result.headers[TOKEN_HEADER], apiKeyResponse)) {",
    "if (result.headers[TOKEN_HEADER] === apiKeyResponse) {",
  ),
  orders(
    "takes a lost order for one that was not sent",
    'const kind = received.mayHaveArrived ? "ambiguous" : "not-sent";',
    'const kind = received.cause === "bad-token" ? "ambiguous" : "not-sent";',
  ),
  describes(
    "sends no discount",
    "...(!isZero(charge.discount) && { discount: decimalToWire(charge.discount) }),",
    "",
  ),
  describes(
    "sends modifiers without their prices",
    "    price: decimalToWire(price),\n    count,\n  }));",
    "    price: 0,\n    count,\n  }));",
  ),
  // Loyalty.
  closes(
    "closes without what the points paid",
    "orderTotal: decimalToWire(add(order.chargeTotal, order.pointsPayment)),",
    "orderTotal: decimalToWire(order.chargeTotal),",
  ),
  closes(
    "closes points that were not used",
    "if (!payment || compare(pointsPayment, ZERO) <= 0) return [];",
    "if (!payment) return [];",
  ),
  closes(
    "closes rewards that were declined",
    "order.addedRewards.some((added) => added === position || added === itemId),",
    "position >= 0 || itemId !== undefined,",
  ),
  closes(
    "closes a reward without its discount",
    "    ...(line.discounts && { discounts: line.discounts }),\n  };\n}",
    "  };\n}",
  ),
  closes(
    "forgets the phone number",
    '...(identifier.by === "phone" && knowsPhone && phoneFields(identifier)),',
    "",
  ),
  signs(
    "signs with the salt before the key",
    "authorizationToken(apiKey: string, salt: string)",
    "authorizationToken(salt: string, apiKey: string)",
  ),
  calls(
    "takes HTTP 500 for a refusal",
    "if (result.status >= 500 || result.status === 408) {",
    "if (result.status === 408) {",
  ),
  // Records.
  stores(
    "does not know the order of a reference",
    "if (reference !== null) tie.run(reference, checkoutId);",
    "",
  ),
  stores(
    "does not open an order again",
    "const isReopened = reopen.run(checkoutId).changes > 0;",
    "const isReopened = reopen.run(checkoutId).changes < 0;",
  ),
  stores(
    "resumes no order",
    "from checkout not indexed where finished_at_ms is null",
    "from checkout not indexed where finished_at_ms is not null",
  ),
  separates(
    "loses the customer of a restarted order",
    "if (holder !== null) holder[name] = value;",
    'if (holder !== null && name !== "identifier") holder[name] = value;',
  ),
];
