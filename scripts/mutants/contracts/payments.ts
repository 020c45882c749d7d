import { rowsOf, type SpoiltRow } from "./spoilt-row.ts";

const HOST = "electron/host";
const sends = rowsOf(`${HOST}/payments/integrator.ts`);
const names = rowsOf(`${HOST}/payments/wire-names.ts`);
const reads = rowsOf(`${HOST}/payments/interpret.ts`);
const readsCard = rowsOf(`${HOST}/payments/cards.ts`);
const limits = rowsOf(`${HOST}/payments/limits.ts`);
const breaks = rowsOf(`${HOST}/payments/breaker.ts`);
const enrolls = rowsOf(`${HOST}/payments/enrollments.ts`);
const hosts = rowsOf(`${HOST}/payments/gate.ts`);
const readsCallback = rowsOf(`${HOST}/payments/gate-messages.ts`);
const returns = rowsOf(`${HOST}/payments/return-urls.ts`);
const sets = rowsOf(`${HOST}/settings/services.ts`);
const logs = rowsOf(`${HOST}/net/log.ts`);
const connects = rowsOf(`${HOST}/net/undici-client.ts`);
const serves = rowsOf(`${HOST}/api/return-page.ts`);
const handles = rowsOf(`${HOST}/api/checkout-handlers.ts`);
const salts = rowsOf(`${HOST}/loyalty/salts.ts`);
const asksStaff = rowsOf(`${HOST}/staff/orders.ts`);
const showsStaff = rowsOf(`${HOST}/staff/status.ts`);
const places = rowsOf(`${HOST}/checkout/placing/place.ts`);
const decides = rowsOf(`${HOST}/checkout/rules/decide-payment.ts`);
const evolves = rowsOf(`${HOST}/checkout/state/evolve-payment.ts`);
const secures = rowsOf(`${HOST}/checkout/state/payment-status.ts`);
const moves = rowsOf(`${HOST}/checkout/state/evolve-money-movement.ts`);
const retries = rowsOf(`${HOST}/checkout/state/staff-retry.ts`);
const waits = rowsOf(`${HOST}/checkout/state/limits.ts`);
const runs = rowsOf(`${HOST}/checkout/running/runner.ts`);
const writes = rowsOf(`${HOST}/checkout/running/running-order.ts`);
const times = rowsOf(`${HOST}/checkout/running/order-time.ts`);
const shows = rowsOf(`${HOST}/checkout/views/checkout-view.ts`);
const board = rowsOf(`${HOST}/checkout/views/order-board.ts`);
const says = rowsOf("src/screens/checkout-failed/copy.ts");
const reports = rowsOf("src/app/use-order-language.ts");
const plays = rowsOf("sandbox/payments/service.ts");
const redirects = rowsOf("sandbox/payments/hosted.ts");

export const PAYMENTS: readonly SpoiltRow[] = [
  // Requests.
  sends(
    "§4.1 every request carries the bearer token",
    "headers: { Authorization: `Bearer",
    'headers: rest.method === "GET" ? {} : { Authorization: `Bearer',
  ),
  sends(
    "§4.1, §1 Idempotency-Key",
    '"Idempotency-Key": idempotencyKey',
    '"Idempotency-Key": crypto.randomUUID()',
  ),
  sends(
    "§4.1 no Idempotency-Key",
    'await this.#post("inquire-status", {',
    'await this.#mutate("inquire-status", { idempotencyKey: paymentId }, {',
  ),
  sends(
    "§4.1 GET capabilities",
    'this.#probe("capabilities")',
    'this.#post("capabilities", undefined)',
  ),
  sends(
    "§4.1 GET health",
    'if (read.kind === "body") return this.#confirmed(read.body.status);',
    'if (read.kind === "body") return this.#confirmed("UP");',
  ),
  sends(
    "§4.1 POST authorize",
    'return this.#pay("authorize", payment);',
    'return this.#pay("sale", payment);',
  ),
  sends("§4.1 POST capture", "...(amount !== undefined && { amount: decimalToWire(amount) }),", ""),
  sends(
    "§4.1 POST reverse",
    '"reverse", reversal, { transactionReference }',
    '"reverse", reversal, reversal',
  ),
  sends(
    "§4.1 POST sale",
    'return this.#pay("sale", payment);',
    'return this.#pay("authorize", payment);',
  ),
  sends("§4.1 POST refund", "amount: decimalToWire(amount),\n    });", "amount,\n    });"),
  sends("§4.1 POST inquire-status", '#post("inquire-status", {', '#post("inquire", {'),
  sends("§4.1 POST enroll", '#mutate("enroll", enrollment', '#mutate("enrol", enrollment'),
  enrolls(
    "§4.1 POST inquire-enrollment-status",
    "...(reference !== null && { transactionReference: reference }),",
    "",
  ),
  reads(
    "§4.1 operations not implemented",
    "if (result.status !== 200) return",
    "if (result.status !== 200 && result.status !== 501) return",
  ),
  places(
    "§1 only declared operations",
    'canInquire: capabilities?.has("STATUS_POLLING") ?? false,',
    "canInquire: capabilities !== null,",
  ),
  sends("§2.2 paymentId, amount", "      currency,\n      settings", "      settings"),
  sends(
    "§2.2 settings",
    "{ ...this.#options.settings.payments.settings, currency }",
    "{ currency, ...this.#options.settings.payments.settings }",
  ),
  sends(
    "§2.2 returnUrls",
    "returnUrls,\n      ...(instrument &&",
    "...(!instrument && { returnUrls }),\n      ...(instrument &&",
  ),
  names(
    "§2.2 paymentInstrument: card token",
    "type: wallets[instrument.type],",
    "type: instrument.type,",
  ),
  handles(
    "§2.2 paymentInstrument: absent",
    'isChosen && capabilities?.has("TOKENIZATION")',
    "isChosen && capabilities !== null",
  ),
  logs("§2.2 token and walletPayload", '  "walletPayload",\n', ""),
  sends(
    "§2.4 enrollment request",
    "customer,\n      returnUrls,\n      settings",
    "customer,\n      settings",
  ),

  // Answers.
  reads(
    "§2.1 status",
    "return { ...retriable(cause, true), transactionReference };",
    "return { ...unknown(cause), transactionReference };",
  ),
  readsCallback(
    "§2.1, §2.5, §4.2 what only explains",
    "errorCode: errorCode.catch(null),",
    "errorCode,",
  ),
  evolves(
    "§2.1 transactionReference of DECLINED",
    'return failed(payment, "declined", outcome.errorCode, reference);',
    'return failed(payment, "declined", outcome.errorCode);',
  ),
  reads(
    "§2.1, §4.3 rule 2",
    "if (!transactionReference) return unreadable(",
    "if (!transactionReference) return unknown(",
  ),
  reads(
    "§2.1 redirectUrl",
    "const redirectUrl = body.redirectUrl || null;",
    "const redirectUrl = null;",
  ),
  waits(
    "§2.1, §8 expectedTtlSeconds",
    "DEFAULT_PAYMENT_TTL_MS = 15 * 60_000",
    "DEFAULT_PAYMENT_TTL_MS = 30 * 60_000",
  ),
  shows(
    "§2.1 errorCode",
    'return status?.at === "failed" ? status.errorCode : null;',
    'return status?.at === "failed" ? status.why : null;',
  ),
  reads(
    "§2.1 reason",
    "const cause = body.errorCode?.slice(0, 100) ||",
    "const cause = body.errorCode?.slice(0, 100) || body.reason ||",
  ),
  readsCard("§2.3 card", "!wire || isFullCardNumber(wire.maskedPan)", "!wire"),
  evolves(
    "§2.5 inquiry statuses of a payment",
    ': withStatus(payment, { at: "returned", reference });',
    ": payment;",
  ),
  evolves(
    "§2.5 AUTHORIZED of a sale",
    'if (state.order.paymentFlow === "sale") return askLater(payment, state);',
    "",
  ),
  evolves(
    "§2.5, §4.2 an inquiry",
    'outcome.kind === "no-answer" || isOfAnother(status, outcome.transactionReference)',
    'outcome.kind === "no-answer"',
  ),
  evolves(
    "§2.5 NOT_FOUND",
    "return Math.max(lastAskedAt + NOT_FOUND_PROVISIONAL_MS, ownTimeIsOver);",
    "return lastAskedAt + NOT_FOUND_PROVISIONAL_MS;",
  ),
  reads(
    "§2.5 inquiry statuses of an enrollment",
    'return { kind: "status", status, transactionReference };',
    'return { kind: "status", status: "PENDING", transactionReference };',
  ),
  sends(
    "§2.5 capability values",
    "CAPABILITIES.map((",
    'CAPABILITIES.filter((known) => known !== "DIRECT_REFUND").map((',
  ),

  // States.
  evolves(
    "§3 (none) → funds authorized",
    "return succeeded(payment, reference, state, state.now);",
    "return unclear(payment, reference, state);",
  ),
  evolves("§3 (none) → suspended", "redirectUrl: outcome.redirectUrl,", "redirectUrl: null,"),
  evolves(
    "§3 (none) → DECLINED",
    'return failed(payment, "declined", outcome.errorCode, reference);',
    'return failed(payment, "expired", outcome.errorCode, reference);',
  ),
  evolves(
    "§3 suspended → resumed",
    "if (success) return withStatus(payment, { ...status, since: successAt });",
    "if (success) return unclear(payment, reference, state);",
  ),
  decides(
    "§3 suspended → timed out",
    'return state.now >= expiresAt ? fail("payment-expired") : { type: "wait", until: expiresAt };',
    'return { type: "wait", until: null };',
  ),
  moves(
    "§3 funds authorized → settled",
    'return withStatus(payment, {\n        at: "captured",\n        reference: status.reference,\n        since: status.since,\n      });',
    "return payment;",
  ),
  retries(
    "§3 a capture that was refused",
    'refused === "capture" ? { captureKey }',
    'refused === "capture" ? {}',
  ),
  moves(
    "§3 funds authorized → released",
    "captureTries.count > 0 && state.order.canInquire",
    "captureTries.count > 1 && state.order.canInquire",
  ),
  secures(
    "§3 (none) → authorized and captured by sale",
    'state.order.paymentFlow === "sale" ? "captured" : "authorized",',
    '"authorized",',
  ),
  moves(
    "§3 settled → refunded",
    'case "SUCCESS":\n      return withStatus(payment, { at: "returned", reference: status.reference });',
    'case "SUCCESS":\n      return toStaff(payment, "money-return-refused");',
  ),
  asksStaff(
    "§3 refund by transactionReference",
    "const idempotencyKey = randomUUID();",
    "const idempotencyKey = payment.ids.refundKey;",
  ),
  enrolls(
    "§3 enrollment: pending",
    '{ at: "entering", redirectUrl, endsAt }',
    '{ at: "entering", redirectUrl: null, endsAt }',
  ),
  enrolls(
    "§3 enrollment: bound inline",
    'case "SUCCESS":\n        return this.#saveCard(enrollmentId, answer.card);',
    'case "SUCCESS":\n        return this.#awaitEnd(enrollmentId, null);',
  ),
  enrolls(
    "§3 enrollment: declined",
    "this.#options.store.end(enrollmentId, why ===",
    'if (why !== "declined") this.#options.store.end(enrollmentId, why ===',
  ),
  enrolls("§3 enrollment: bound or declined", 'else this.#end(enrollmentId, "declined");', ""),
  enrolls(
    "§3 enrollment: a restart",
    "earlier.customerId === customerId",
    "earlier.enrollmentId === enrollmentId",
  ),
  sets(
    "§3, §8 enrollment: expires",
    "enrollmentExpirySeconds: z.number().int().min(30).max(1_800).default(900)",
    "enrollmentExpirySeconds: z.number().int().min(30).max(1_800).default(1_800)",
  ),

  // Callbacks.
  hosts(
    "§4.2 result: 200",
    "const outcome = await onResult(result, source);",
    'void onResult(result, source);\n    const outcome: string = "accepted";',
  ),
  readsCallback(
    "§4.2 result: 400",
    "const resultAsRead = resultCallback.extend({",
    "const resultAsRead = resultCallback.extend({\n  status: resultCallback.shape.status.catch('DECLINED'),",
  ),
  hosts("§4.2 result: 401", "(expected, found)).length > 0", "(expected, found)).length >= 0"),
  hosts(
    "§4.2 result: 404",
    "const isInbound = checks.get(integrationId);",
    "const isInbound = checks.get(integrationId) ?? isOfAny;",
  ),
  evolves(
    "§4.2 transactionReference equals",
    "if (referenceOf(status) !== reference) return before;",
    "",
  ),
  enrolls("§4.2 enrollment-result: 200", 'if (row.state === "bound") return "accepted";', ""),
  readsCallback(
    "§4.2 enrollment-result: 400",
    "if (mask.success && isFullCardNumber(mask.data.card.maskedPan)) {",
    'if (status === "SUCCESS" && mask.success && isFullCardNumber(mask.data.card.maskedPan)) {',
  ),
  hosts(
    "§4.2 enrollment-result: 401",
    'app.use("/gate/integration/:integrationId/*"',
    'app.use("/gate/integration/:integrationId/result"',
  ),
  enrolls(
    "§4.2 enrollment-result: 404",
    "if (!row || isOfAnother(row, transactionReference)) return",
    "if (!row) return",
  ),
  hosts(
    "§4.2 callbacks carry",
    'context.req.header("Idempotency-Key")?.slice(0, 200) || null',
    'context.req.header("X-Idempotency-Key")?.slice(0, 200) || null',
  ),

  // Handler and redirect rules.
  plays("§4.3 rule 1", "key: key.data.toLowerCase()", "key: crypto.randomUUID()"),
  reads(
    "§4.3 rule 2",
    'if (!transactionReference) return unreadable("transactionReference");',
    'if (transactionReference == null) return unreadable("transactionReference");',
  ),
  hosts(
    "§4.3 rule 3",
    'return context.json({ error: "try again" }, 503);',
    'return context.json({ error: "try again" }, 200);',
  ),
  returns("§4.4 rule 1", "prefix}cancel`", "prefix}error`"),
  redirects("§4.4 rule 2", "{outcome}Url`", '{outcome && "success"}Url`'),
  evolves("§4.4 rule 3", "nextAt: from + INQUIRY_AFTER_RETURN_MS", "nextAt: from"),
  serves("§4.4 rule 4", "(success|error|cancel)/;", "(success|error|cancel)$/;"),
  evolves(
    "§4.4 rule 5",
    "status: { ...payment.status, returned: true },",
    "status: { ...payment.status, returned: true, expiresAt: from },",
  ),
  sends("§5 outbound token", "`Bearer ${payments.", "`Token ${payments."),
  hosts(
    "§5 inbound token",
    "const digests = tokens.map(digest);",
    "const digests = tokens.slice(0, 1).map(digest);",
  ),
  connects(
    "§5 TLS",
    "connect: { timeout: connectTimeoutMs,",
    "connect: { rejectUnauthorized: false, timeout: connectTimeoutMs,",
  ),
  hosts(
    "§6 result callback",
    'app.post("/gate/integration/:integrationId/result"',
    'app.post("/gate/integration/:integrationId/results"',
  ),
  hosts(
    "§6 enrollment callback",
    'app.post("/gate/integration/:integrationId/enrollment-result"',
    'app.post("/gate/integration/:integrationId/enrollment"',
  ),

  // Errors.
  reads(
    "§7 200",
    'return { status: "SUCCESS", transactionReference: body.transactionReference || null };',
    'return { status: "SUCCESS", transactionReference: null };',
  ),
  reads("§7 400", "if (result.status !== 200) return", "if (result.status > 404) return"),
  reads("§7 408", "return status === 408 || status === 429", "return status === 429"),
  reads("§7 501", "status <= 599 && status !== 501", "status <= 599"),
  decides(
    "§7 UNKNOWN",
    'if (status.at === "unclear") {\n    return performAt(',
    'if (status.at === "unclear" && status.reference !== null) {\n    return performAt(',
  ),
  says("§7 PaymentErrorCode", '  "FAILURE_3DS_CHECK",\n', ""),

  // Limits.
  sets(
    "§8 request 10 s",
    "requestTimeoutSeconds: z.number().int().min(1).max(60).default(10)",
    "requestTimeoutSeconds: z.number().int().min(1).max(60).default(30)",
  ),
  limits(
    "§8 100 per second",
    "starts.length < limit.starts || oldest === undefined",
    "starts.length <= limit.starts || oldest === undefined",
  ),
  limits("§8 25 in flight", "inFlight < part().inFlight", "inFlight <= part().inFlight"),
  breaks("§8 breaker", "failures >= threshold", "failures > threshold"),
  sets(
    "§8 payment timeout",
    "paymentTimeoutSeconds: z.number().int().min(30).max(1_800).default(900)",
    "paymentTimeoutSeconds: z.number().int().min(30).max(1_800).default(1_800)",
  ),
  sends("§9 apiVersion", "payments.apiVersion, operation", '"v1", operation'),

  // Beyond the contract's lines.
  reads("any answer at all", "!isPageAddress(redirectUrl)", "!URL.canParse(redirectUrl)"),
  readsCallback(
    "any callback at all",
    "const resultAsRead = resultCallback.extend({",
    "const resultAsRead = resultCallback.extend({\n  transactionReference: z.string(),",
  ),
  reads(
    "a lost answer may have arrived",
    "retriable(result.reason, result.mayHaveArrived)",
    "retriable(result.reason, true)",
  ),
  runs(
    "one operation, one key",
    'order.append({ type: "Started", at, command: decision.command });',
    'order.toWrite({ type: "Started", at, command: decision.command });',
  ),
  reads("an answer that cannot be read", "what}`, true);", "what}`, false);"),
  writes(
    "a step held up",
    'if (at - this.state.now > PRESENT_MS) this.append({ type: "TimePassed", at });',
    "",
  ),
  times(
    "the age of a payment",
    "return presentOf(clock, last) < last.now - ADJUSTED_MS;",
    "return presentOf(clock, last) < ADJUSTED_MS;",
  ),
  times(
    "how long the process was away",
    "return isSameBoot ? clock.monotonic() + bootTime.aheadMs : clock.now();",
    "return clock.now();",
  ),
  salts("breaker, rate limit", "requestedAt: clock.monotonic(),", "requestedAt: Date.now(),"),
  enrolls(
    "an enrollment and the countdown",
    "if (endsAt !== undefined) return endsAt - clock.monotonic();",
    "",
  ),
  board(
    "the order board",
    "{ orderAheadMs: aheadMs, clockAheadMs }",
    "{ orderAheadMs: clockAheadMs, clockAheadMs }",
  ),
  reports("the outcome is shown", "before.locale === locale", "before.locale !== locale"),
  decides(
    "nobody waits longer",
    "return state.now > until ?",
    "return state.now > until + CREATE_DEADLINE_MS ?",
  ),
  decides(
    "a payment whose end",
    "redirectUrl === null || state.order.returnsInPublic === true || state.visitEnded;",
    "redirectUrl === null || state.visitEnded;",
  ),
  enrolls(
    "an enrollment whose end",
    "return isAtTerminal || returnsInPublic ? INQUIRE_WHILE_OPEN_MS : null;",
    "return isAtTerminal ? INQUIRE_WHILE_OPEN_MS : null;",
  ),
  decides(
    "SUCCESS before the customer",
    'if (state.abandoned && isUntried(state)) return fail("payment-canceled");',
    "",
  ),
  handles(
    "an order of a visit",
    'if (host.visits.hasEnded(input.visitId)) return { result: "unavailable" };',
    "",
  ),
  decides(
    "a payment that the integrator",
    'if (payment.isNotFound && !isKnown) return fail("payment-not-found");',
    "",
  ),
  showsStaff(
    "a SUCCESS for a payment",
    ".reportedPayments()\n",
    ".reportedPayments()\n        .slice(0, 0)\n",
  ),
  evolves(
    "callbacks that contradict",
    ': unclear(payment, reference, state);\n    case "failed":',
    ': failed(payment, "declined", callback.errorCode);\n    case "failed":',
  ),
];
