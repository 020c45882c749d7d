/** The section "In-store loyalty" of docs/contracts.md, in its order. */
import { rowsOf, type SpoiltRow } from "./spoilt-row.ts";

const host = (file: string) => rowsOf(`electron/host/${file}`);
const loyalty = (file: string) => host(`loyalty/${file}`);
const outlet = (file: string) => host(`outlet/${file}`);
const checkout = (file: string) => host(`checkout/${file}`);

const client = loyalty("client.ts");
const salts = loyalty("salts.ts");
const json = host("net/json.ts");
const identification = loyalty("identification.ts");
const answer = loyalty("qr-code-answer.ts");
const scanned = loyalty("scanned-code.ts");
const closing = loyalty("closing.ts");
const posInfo = loyalty("pos-info.ts");
const rewardCodes = loyalty("reward-codes.ts");
const cipher = outlet("cipher.ts");
const credential = outlet("credential.ts");
const credentialAnswer = outlet("credential-answer.ts");
const credentialFields = outlet("credential-fields.ts");
const provisioning = outlet("provisioning-view.ts");
const configuration = outlet("configuration.ts");
const configurationAnswer = outlet("configuration-answer.ts");
const configurationRequest = outlet("configuration-request.ts");
const appInstall = outlet("app-install.ts");
const view = outlet("view.ts");
const storedKey = host("staff/doctor/stored-key.ts");
const staff = host("staff/provisioning.ts");
const identify = checkout("placing/identify-customer.ts");
const lines = checkout("placing/describe-lines.ts");
const perform = checkout("running/perform.ts");
const afterClosing = checkout("state/evolve-closing.ts");
const closingState = checkout("state/closing-state.ts");
const staffRefunds = checkout("state/staff-refunds.ts");
const limits = checkout("state/limits.ts");
const contract = rowsOf("contracts/in-store-loyalty.ts");
const outletContract = rowsOf("contracts/outlet-configuration.ts");
const discounts = rowsOf("domain/discounts.ts");
const points = rowsOf("domain/points.ts");
const matched = rowsOf("domain/matched-rewards.ts");
const countries = rowsOf("src/phone/countries.ts");
const masks = rowsOf("src/phone/masks.ts");
const consent = rowsOf("src/screens/identify/consent.ts");
const consentText = rowsOf("src/screens/identify/consent-text.ts");
const journey = rowsOf("src/journey/journey.ts");
const visitContext = rowsOf("src/journey/visit-context.ts");
const rpc = host("rpc/contract.ts");
const versions = host("net/api-version.ts");
const findings = (file: string) => rowsOf(`src/staff/preview/findings/${file}`);
const numbers = rowsOf("src/phone/numbers.ts");
const customers = rowsOf("sandbox/loyalty/customers.ts");

/** A field of the credential that this program does not know. */
const unknownField = (name: string, schema: string) =>
  outletContract(`§2.3 ${name}`, `  ${name}: ${schema}.nullish(),\n`, "");

export const LOYALTY: readonly SpoiltRow[] = [
  // Salt and signature
  client("§1, §4 the operations", 'method: "POST"', 'method: "PUT"'),
  client(
    "§1 the cycle",
    "await this.#salts.take(connection)",
    "await (this.first ??= this.#salts.take(connection))",
  ),
  json(
    "§2.1 saltId",
    "/^-?\\d+$/.test(source) ? source : value",
    "Number(source) === 0 ? source : value",
  ),
  salts("§2.1 salt:", "const found = held;\n      held = null;", "const found = held;"),
  salts(
    "§4.1 POST",
    "body: { establishmentId }",
    "body: { establishmentId: String(establishmentId) }",
  ),
  outletContract("§4.1, §8", "z.number().int().min(1),\n  z", "z.number().int().min(0),\n  z"),
  client(
    "§5 rule 1 a salt",
    "connection, await this.#salts.takeFresh(connection)",
    "connection, found",
  ),
  salts("§5 rule 2", 'digest("hex")', 'digest("base64")'),
  client("§5 rule 3", "SaltId: found.salt.saltId", '"Salt-Id": found.salt.saltId'),
  cipher("§5 rule 4", 'new TextDecoder("utf-8"', 'new TextDecoder("latin1"'),
  configurationRequest(
    "§5 rule 5",
    "...(signature.saltId !== null && { SaltId: signature.saltId }),",
    "",
  ),
  client(
    "§5 rule 1, §5 rule 5",
    "[this.#lastSalted, this.#options.credentialConnection?.() ?? null]",
    "[this.#lastSalted]",
  ),
  credential("§5 rule 6", "headers: {}", 'headers: { AuthorizationToken: "" }'),
  salts("§5 rule 7", "sameService && age <= PREFETCHED_SALT_MS", "sameService"),

  // Order description
  lines("§2.2 order line: itemId", "price: line.basePrice", "price: line.unitPrice"),
  lines("§2.2 order line modifiers", "quantity: count", "quantity: 1"),
  closing("§2.2 line discounts", "value: decimalToWire(discount.value)", "value: 100"),
  contract("§2.2 discount: discountId", 'z.enum(["percent", "amount"])', 'z.enum(["percent"])'),
  discounts("§2.2 discount: percent", "smaller(wanted, left)", "wanted"),
  identification(
    "§2.2 order: menuItems",
    "isAtLeast(apiVersion, SINCE.orderDescription) && { order }",
    "{ order }",
  ),
  posInfo(
    "§2.2 PosInfo: establishmentId",
    "terminalId: terminal.terminalId",
    "terminalId: String(terminal.establishmentId)",
  ),
  posInfo("§2.2, §8 terminal", "Math.trunc(nowMs)", "Math.trunc(nowMs / 1_000)"),
  posInfo("§2.2 terminalTimeZone", '"longOffset"', '"shortOffset"'),
  posInfo("§2.2 PosInfo: which", "terminalCurrentTimestamp: Math.trunc(nowMs),", ""),
  closing("§2.2 payment: type", "amount: decimalToWire(pointsPayment)", "amount: pointsPayment"),
  contract(
    "§2.2 payment: transactionId",
    "transactionId: wireDigits.nullish()",
    "transactionId: z.number().nullish()",
  ),
  answer("§2.2 payment types", "payment.type !== PAY_WITH_POINTS || ", ""),
  closing("§2.2 waiter", "...(order.waiter !== null && { waiter: order.waiter }),", ""),
  answer("§2.2 message:", "code: message.code ?? null", "code: null"),
  answer(
    "§2.2 message types",
    "(answer.messages ?? []).map(",
    '(answer.messages ?? []).filter(({ type }) => ["info", "error"].includes(type)).map(',
  ),
  answer(
    "§2.2 customer: customerName",
    "greetingName: firstName(name)",
    "greetingName: name ?? null",
  ),
  contract(
    "§2.2 customer: platformId",
    "platformIdAsRead.parse(customer[platformId])",
    "platformIdAsRead.parse(customer.platformId)",
  ),
  answer("§2.2 customerTier", "customerPointsBalance ?? null", "customerPointsBalance ?? 0"),

  // Identification
  scanned("§4.2 qrCode", "qrCode: code }", "qrCode: code.toUpperCase() }"),
  customers("§4.2, §8 a QR code", "QR_CODE_VALIDITY_MS = 5", "QR_CODE_VALIDITY_MS = 10"),
  numbers("§4.2 phoneNumber", "phoneNumber: parsed.number", "phoneNumber: parsed.nationalNumber"),
  scanned("§4.2 publicClientId", "if (Number.isSafeInteger(publicClientId)) ", ""),
  identification(
    "§4.2 subscribedToPushNotifications with phone",
    "subscribedToPushNotifications: identifier.subscribedToPushNotifications",
    "subscribedToPushNotifications: true",
  ),
  identification(
    "§4.2 subscribedToPushNotifications with public",
    "return { publicClientId",
    "return { subscribedToPushNotifications: true, publicClientId",
  ),
  identification(
    "§4.2 subscribedToPushNotifications with neither",
    "return { qrCode",
    "return { subscribedToPushNotifications: false, qrCode",
  ),
  identification(
    "§4.2 clientName",
    "...(identifier.clientName !== null && { clientName: identifier.clientName }),",
    "",
  ),
  closing("§4.2 orderId", "identification.loyaltyOrderId", "crypto.randomUUID()"),
  posInfo("§4.2 posInfo", "gmtOffset(nowMs, terminal.timezone)", 'gmtOffset(nowMs, "UTC")'),
  identify(
    "§4.2 total",
    "priced.lines.length > 0 ? priced.total : null",
    "priced.lines[0]?.total ?? null",
  ),
  identify("§4.2 order:", "describeLines(lines, menu", "describeLines(lines.slice(0, 1), menu"),
  answer(
    "§4.2 answer: accepted",
    "!answer.accepted",
    "!answer.accepted && !messages.some(({ code }) => code === 201)",
  ),
  answer("§4.2 answer: menuItems", "(line.discounts ?? []).map(discountOf)", "[]"),
  answer("§4.2 answer: discounts", "(answer.discounts ?? []).map(discountOf)", "[]"),
  answer(
    "§4.2 answer: every",
    "(answer.messages ?? []).map(",
    "(answer.messages ?? []).slice(0, 1).map(",
  ),
  answer("§4.2 answer: customer", "tier: answer.customer?.customerTier ?? null", "tier: null"),
  answer(
    "§4.2 answer: payment",
    "transactionId: payment.transactionId ?? null",
    "transactionId: null",
  ),
  points(
    "§4.2 answer: maxPointsPercent",
    "multiply(pointsPayment, 100), share) > 0",
    "multiply(pointsPayment, 100), share) >= 0",
  ),
  answer(
    "§4.2 answer: hasEver",
    "answer.hasEverRewardedPoints ?? null",
    "answer.hasEverRewardedPoints || null",
  ),
  scanned(
    "§4.2 rule 1",
    '{ by: "public-client-id", publicClientId }',
    '{ by: "code", qrCode: code, publicClientId }',
  ),
  answer("§4.2 rule 2", '[MESSAGE_CODE.QR_CODE_INVALID, "code-invalid"],', ""),
  customers(
    "§4.2 rule 3",
    "insert.get(name, digitsOf(phoneNumber)",
    "insert.get(name, phoneNumber",
  ),
  rpc("§4.2 rule 4", "/^\\+\\d{6,15}$/", "/^\\+\\d{6,17}$/"),
  view("§4.2 rule 5", " && !input.phoneIsRefused", ""),
  answer("§4.2 rule 6", '{ result: "rejected", messages', '{ result: "rejected", messages: []'),
  identify(
    "§3 (none) → validated",
    "visits.identified(asked.visitId, { identificationId, identification, validFor, isScanned });",
    "",
  ),
  answer("§3 (none) → (none)", "!answer.accepted", "!answer.accepted && messages.length === 0"),
  identification(
    "lost answer",
    "wasLost ? await client.qrCode(body, request.locale) : first",
    "first",
  ),

  // Closing and refund
  closing("§4.3 establishmentId", "establishmentId: order.establishmentId,", ""),
  closing("§4.3 phoneNumber", " && knowsPhone && phone", " && phone"),
  closing("§4.3 orderTotal", "add(order.chargeTotal, order.pointsPayment)", "order.chargeTotal"),
  closing("§4.3 pointsReward", "orderTotal: decimal", "pointsReward: 0,\n    orderTotal: decimal"),
  closing("§4.3 order: reward", "...(line.discounts && { discounts: line.discounts }),", ""),
  closing(
    "§4.3 payments",
    "transactionId: payment.transactionId",
    "transactionId: String(Number(payment.transactionId))",
  ),
  perform("§4.3 waiter", "waiter: services.settings.device.waiter", "waiter: null"),
  afterClosing("§4.3 answer", "pointsReward: outcome.pointsReward", "pointsReward: 0"),
  perform(
    "§4.3 errorCode",
    "return result.answer.accepted",
    "return result.answer.errorCode === 0",
  ),
  afterClosing(
    "§4.3 each order",
    'closing.mayHaveArrived ? "probably-closed" : "refused"',
    '"refused"',
  ),
  closingState(
    "§3 validated → closed",
    'payment.status.at === "captured"',
    'payment.status.at !== "failed"',
  ),
  afterClosing("§3 validated → refunded", 'mayBeClosed(state) ? "staff" : "left', '"left'),
  limits("§3 validated → annulled", "CLOSE_WITHIN_MS = 20", "CLOSE_WITHIN_MS = 26"),
  perform(
    "§4.4 refund: establishmentId",
    "orderId: identification.loyaltyOrderId",
    "orderId: order.checkoutId",
  ),
  staffRefunds(
    "§4.4 refund asked",
    'money === undefined || money === "returned"',
    'money !== "failed"',
  ),
  closingState("§3 validated: a", 'order.loyalty?.unused !== "refund" || ', ""),
  closingState(
    "§1 refund",
    'isCanceledByKitchen(state) || state.pointsReclaimed ? "points"',
    'state.pointsReclaimed ? "points"',
  ),

  // Credential
  credentialAnswer("§2.3 apiUrl", "!isServiceAddress(", "!URL.canParse("),
  outletContract(
    "§2.3 apiVersion",
    "(version) => version ?? CURRENT_API_VERSION",
    "() => CURRENT_API_VERSION",
  ),
  cipher("§2.3 password", "decipher.final(),\n    ]);\n    const text", "]);\n    const text"),
  view("§2.3 flow", 'credential.configuration.flow ?? "REGULAR"', '"REGULAR"'),
  credentialAnswer(
    "§2.3 only fields",
    "const read = parseLeavingOut(credentialConfiguration, answer.data.config);",
    "const strict = credentialConfiguration.safeParse(answer.data.config);\n  const read = { ok: strict.success, value: strict.data, leftOut: [] };",
  ),
  rewardCodes("§2.3 discountId", "!(discounts ?? [])", "(discounts ?? [])"),
  credentialFields(
    "§2.3 bonusDiscountId",
    "return [discountId, bonusDiscountId]",
    "return [discountId]",
  ),
  points(
    "§2.3 minCashPayment",
    "compare(inMoney, minCashPayment) < 0",
    "compare(inMoney, minCashPayment) <= 0",
  ),
  answer("§2.3 maxPwpPercent", "return smaller(left, right)", "return left"),
  client("§2.3 language", 'locale === null ? {} : { "Accept-Language": locale }', "{}"),
  unknownField("timeout", "z.number().int()"),
  unknownField("firing", "z.boolean()"),
  unknownField("giftCode", "wireList(wireText)"),
  unknownField("giftMinSum", "wireDecimal"),
  unknownField("giftPrice", "wireDecimal"),
  unknownField("payForReqModifiers", "z.boolean()"),
  unknownField("restrictedPaymentIds", "wireList(wireText)"),
  unknownField("softRegistration", "z.boolean()"),
  credentialFields("§2.3 extra fields", "!isCore(name) && value", "value"),
  credentialFields("§2.3 generic", '  "flow",\n', ""),
  credential("§4.5 POST", 'method: "POST"', 'method: "GET"'),
  credentialAnswer("§4.5 pos", "settings.wire.pos[pos] ?? pos", "pos"),
  credentialAnswer("§4.5 identifier", "[pos, identifier, mid", "[pos, mid"),
  credentialAnswer("§4.5 midIdentifier", 'set("midIdentifier"', 'set("identifier"'),
  credentialAnswer("§4.5 fullRestaurantCode", 'set("fullRestaurantCode"', 'set("restaurantCode"'),
  credentialAnswer("§4.5 version", 'query.set("version", version);', ""),
  credential(
    "§4.5 always",
    'answer.kind === "answer" && answer.status === 200',
    'answer.kind === "answer"',
  ),
  credential("§4.5 fetched once: nothing", "if (vault.readRaw()) vault.quarantineRaw();", ""),
  storedKey(
    "§4.5 fetched once: the doctor",
    "environment.KIOSK_SEAL_KEY === undefined && !existsSync",
    'environment.KIOSK_SEAL_KEY === "" && !existsSync',
  ),
  credential(
    "§4.5 accepted false is",
    '["unreachable", "answer-lost"',
    '["refused", "unreachable", "answer-lost"',
  ),
  provisioning(
    "§4.5 accepted false: already",
    'provisioning.afterLostAnswer ? "refused-after-lost-answer" : "refused"',
    '"refused"',
  ),
  credential(
    "§4.5, §3 a lost",
    "askedAt: this.#options.now(), answerLost: true",
    "askedAt: this.#options.now(), answerLost: false",
  ),
  credential(
    "§3, §4.5 a reset",
    "if (this.#isRequested() && this.#mayFetch()) return this.#fetchOnce();",
    "",
  ),
  staff("no credential", "options.notes.write({ openWithoutLoyalty: true });", ""),
  credentialAnswer(
    "§4.5 the trailing",
    'credentialPathSlash ? "/" : ""',
    'credentialPathSlash ? "" : ""',
  ),
  credential(
    "§3 not applied",
    'stored.state === "none" || this.#unstored ? this.#fetchOnce() : stored',
    "this.#fetchOnce()",
  ),
  credential(
    "§3 applied → applied",
    '{ state: "refused", afterLostAnswer: notes.read().answerLost }',
    '{ state: "none" }',
  ),
  credential(
    "§3 applied → not",
    'const keepsOld = before.state === "provisioned" && next.state !== "provisioned"',
    "const keepsOld = false",
  ),

  // Configuration
  configurationRequest("§4.6 establishmentId", "String(establishmentId)", "outlet.identifier"),
  configurationRequest(
    "§4.6 identifier",
    "outlet.configurationIdentifier ?",
    "outlet.identifier ?",
  ),
  rowsOf("sandbox/configuration/service.ts")("§4.6 Cache-Control", '"no-cache"', '"max-age=60"'),
  configurationRequest(
    "§4.6 If-None-Match",
    '...(etag !== null && { "If-None-Match": etag }),',
    "",
  ),
  configurationAnswer(
    "§4.6 ETag",
    'typeof config.revision === "number" ? config.revision : Number',
    "Number",
  ),
  configuration("§4.6 re-applied", "revision < known.revision && ", "false && "),
  configuration("§4.6 accepted false", "{ ...newest, bound: false }", "newest"),
  configuration(
    "§4.6 called",
    "this.#isStarted = true;\n    void this.poll();",
    "this.#isStarted = true;\n    this.#schedule();",
  ),
  configuration("§4.6 no network", "this.#readCache();\n    this.#isStarted", "this.#isStarted"),
  outletContract(
    "§2.4 only fields",
    "loyaltyApiVersion: wireName.nullish()",
    "loyaltyApiVersion: wireName",
  ),
  configuration(
    "§2.4 revision",
    "known === null || revision !== configuration?.revision",
    "known === null",
  ),
  host("compose/outlet.ts")("§2.4, §4.7 apiUrl", "current?.apiUrl ?? own", "own"),
  configuration(
    "§2.4 establishmentId",
    "known !== null && known.establishmentId === establishmentId",
    "known !== null",
  ),
  view("§2.4 currency:", "configuration?.currency ?? fallback", "fallback"),
  view("§2.4 timezone", "timezoneOf(configuration) ??", "configuration?.timezone ??"),
  view("§2.4 locales: enabled", ".filter(isLocale)", ""),
  view(
    "§2.4 locales: default",
    "among(configuration?.locales.default) ?? enabled[0]",
    "enabled[0]",
  ),
  view("§2.4 locales: fallback", "among(configuration?.locales.fallback) ?? first", "first"),
  rowsOf("src/i18n/format.ts")(
    "§2.4 currencySymbol",
    'part.type === "currency" && symbol !== null ? symbol : part',
    "part",
  ),
  view("§2.4 loyaltyEnabled", "loyaltyEnabled !== true", "loyaltyEnabled === false"),
  points(
    "§2.4 loyaltyPointAccrualRules: points",
    "new Big(rule.pointsPerCurrencyUnit)",
    "new Big(1)",
  ),
  view(
    "§2.4 loyaltyPointAccrualRules: rounding",
    'rules.rounding ?? "floor"',
    'rules.rounding ?? "round"',
  ),
  view(
    "§2.4 pointsIconUrl",
    "pointsIconUrl: local(loyalty.pointsIconUrl)",
    "pointsIconUrl: loyalty.pointsIconUrl ?? null",
  ),
  view("§2.4 rewardBanner", "local(loyalty.rewardBanner?.imageUrl)", "null"),
  view(
    "§2.4 phoneNumberFlow: enabled",
    "loyalty.phoneNumberFlow?.enabled &&",
    "loyalty.phoneNumberFlow &&",
  ),
  rowsOf("src/screens/identify/PhoneStep.tsx")(
    "§2.4 phoneNumberFlow: single_step",
    'loyalty.phone?.flow === "single_step"',
    'loyalty.phone?.flow === "two_step"',
  ),
  rowsOf("src/screens/identify/ConsentStep.tsx")(
    "§2.4 phoneNumberFlow: two_step",
    "if (!marketing) return null;",
    "if (marketing) return null;",
  ),
  view("§2.4 loyaltyCardFlow: enabled", "loyalty.loyaltyCardFlow?.enabled ?? false", "true"),
  scanned(
    "§2.4 loyaltyCardFlow: a",
    '{ by: "code", qrCode: code }',
    '{ by: "code", shortCode: code }',
  ),
  identify(
    "§2.4 rewardRedemption",
    "loyalty.loyaltyCard || loyalty.rewardRedemption",
    "loyalty.loyaltyCard",
  ),
  outletContract(
    "§2.4 marketingConsent: channels",
    '"sms", "whatsapp", "email", "push"',
    '"sms", "email", "push"',
  ),
  consent("§2.4 marketingConsent: no", "if (consent.channels.length === 0) return null;", ""),
  consent(
    "§2.4 marketingConsent.screen",
    "localize(consent.body, locale",
    "localize(consent.headline, locale",
  ),
  consentText("§2.4 phoneFormDisclaimer: template", '  "loyalty_terms",\n', ""),
  consent("§2.4 phoneFormDisclaimer: document", " || refs.includes(document.kind)", ""),
  view("§2.4 appInstallBanner: url", "promoText: banner.promoTextByLocale ?? {}", "promoText: {}"),
  appInstall(
    "§2.4 appInstallBanner.showWhen: justRegisteredWithApp",
    ": showWhen.justRegisteredWithApp",
    ": showWhen.alreadyRegistered",
  ),
  appInstall(
    "§2.4 appInstallBanner.showWhen: justRegisteredWithoutApp",
    "? showWhen.justRegisteredWithoutApp",
    "? showWhen.justRegisteredWithApp",
  ),
  appInstall(
    "§2.4 appInstallBanner.showWhen: already",
    "hasEverRewardedPoints !== false",
    "hasEverRewardedPoints === true",
  ),
  appInstall(
    "§2.4 appInstallBanner.showWhen: skipped",
    "showWhen.skipped ? banner.url : null",
    "banner.url",
  ),
  consentText(
    "§2.4 placeholders",
    'return document ? { kind: "document", text, document } :',
    "return",
  ),
  outletContract("§2.4 documents: kind", '  "loyalty_terms",\n', ""),
  host("store/consents.ts")(
    "§2.4 documents: version",
    "        consent.documentVersion,",
    '        "",',
  ),
  view("§2.4 documents: title", "title: document.titleByLocale", "title: {}"),
  outlet("documents.ts")("§2.4 documents: pdf", 'if (kind === "document") return true;', ""),
  consent(
    "§2.4 documents: requires",
    "toAccept = named.filter((document) => document.requiresAcceptance)",
    "toAccept = named",
  ),
  countries(
    "§2.4 phone.defaultCountry",
    "[settings.defaultCountry, ...settings.allowedCountries]",
    "[...settings.allowedCountries, settings.defaultCountry]",
  ),
  countries(
    "§2.4 phone.allowedCountries",
    "[settings.defaultCountry, ...settings.allowedCountries]",
    "[settings.defaultCountry]",
  ),
  masks("§2.4 phone.masksByCountry: X", "|| character === digit", "|| DIGIT.test(character)"),
  numbers(
    "§2.4 phone.masksByCountry: without",
    "configured === undefined && usual !== null ? applyMask(usual, digits) : null",
    "null",
  ),
  masks("§2.4 phone.masksByCountry: never", "if (used < digits.length) return null;", ""),
  host("staff/preview/draft.ts")("§2.4 before it goes live: a", "name in read ||", "true ||"),
  findings("texts.ts")(
    "§2.4 before it goes live: languages",
    "(locale) => !has(text, locale)",
    "() => false",
  ),
  findings("masks.ts")("§2.4, §9 before", "room > longest ?", "room > longest + 5 ?"),

  // Flows
  journey("§4.7 REGULAR: identification", 'not("identifiesLast")', '"identifiesLast"'),
  checkout("placing/sold-out.ts")(
    "§4.7 REGULAR: a reward that leaves",
    "rewardsGiven.length === rewardsShown.length &&",
    "",
  ),
  visitContext("§4.7 PATCH_ORDER: the", "identifiesLast(context) ? basket : null", "null"),
  journey("§4.7 PATCH_ORDER: an", "basket: { ...context.basket } }", "basket: context.basket }"),
  matched(
    "§4.7 PATCH_ORDER: validation",
    "rest > 0 ? [...parts, unitsOf(line, rest, digits)] : parts",
    "parts.length > 0 ? parts : [unitsOf(line, rest, digits)]",
  ),
  checkout("placing/visits.ts")(
    "§4.7 PATCH_ORDER: a reward whose",
    "!known || (known.validFor !== null && known.validFor !== orderKey(order))",
    "!known",
  ),
  matched("§4.7 PATCH_ORDER: a reward that", "if (matched.isDeclined) return [];", ""),
  closing(
    "§4.7 discountId",
    "{ discounts: line.discounts })",
    '{ discounts: line.discounts.map((each) => ({ ...each, discountId: "REWARD" })) })',
  ),
  client("§4.7 loyaltyApiVersion", "operation, connection.apiVersion", "operation"),
  checkout("rules/decide-closing.ts")(
    "§4.7 the decline",
    "order.loyalty === null || injection",
    "injection",
  ),

  // Errors
  client(
    "§7 HTTP 200",
    'return { kind: "answer", answer };',
    'return answer.accepted ? { kind: "answer", answer } : NOT_SENT;',
  ),
  answer("§7 code 503", 'QR_CODE_INVALID, "code-invalid"', 'QR_CODE_INVALID, "code-used"'),
  answer("§7 code 504", 'ALREADY_SCANNED, "code-used"', 'ALREADY_SCANNED, "code-invalid"'),
  answer("§7 code 505", 'ALREADY_VALIDATED, "code-used"', 'ALREADY_VALIDATED, "code-invalid"'),
  answer("§7 code 509", '[MESSAGE_CODE.PHONE_NUMBER_WRONG_FORMAT, "phone-format"],', ""),
  loyalty("phone-refusal.ts")("§7 code 510", " && refused.revision === options.revision()", ""),
  answer(
    "§7 code 500",
    "[MESSAGE_CODE.QR_CODE_INVALID",
    '[500, "code-invalid"],\n  [MESSAGE_CODE.QR_CODE_INVALID',
  ),
  answer(
    "§7 code 201",
    "(answer.messages ?? []).map(",
    "(answer.messages ?? []).filter(({ code }) => code !== 201).map(",
  ),
  perform("§7 HTTP 400", "result.status === 400 &&", "result.status === 422 &&"),
  client("§7 bodies", "result.status !== 200", 'result.status !== 200 && result.text === ""'),
  answer("§7 codes beyond", 'return "other"', 'return "code-invalid"'),
  configurationAnswer(
    "§7 HTTP 401",
    '401) return { kind: "unauthorized" }',
    '401) return { kind: "guest" }',
  ),
  configurationAnswer(
    "§7 HTTP 304",
    'if (result.status === 304) return { kind: "unchanged" };',
    "",
  ),

  // Limits
  limits("§8 an unclosed", "CLOSE_WITHIN_MS = 20", "CLOSE_WITHIN_MS = 18"),
  rpc("§8 accepted", "/^\\+\\d{6,15}$/", "/^\\+\\d{5,15}$/"),
  salts("§8 time limits", "totalTimeoutMs: 10_000", "totalTimeoutMs: 30_000"),

  // Versions
  salts("§9 version", '"one-time-salt", apiVersion', '"one-time-salt", "1.7"'),
  scanned("§9 1.7", "digits !== undefined && known", "digits !== undefined"),
  closing(
    "§9 order-closed",
    "isAtLeast(order.apiVersion, SINCE.phoneNumber)",
    'order.apiVersion === "1.6"',
  ),
  versions("§9 1.6", 'phoneNumber: "1.6"', 'phoneNumber: "1.7"'),
  versions("§9 1.5", 'orderDescription: "1.5"', 'orderDescription: "1.6"'),

  // Beyond the contract's lines
  answer("any answer", "RegExp.escape(word)", "word"),
  view("any configuration", "Intl.getCanonicalLocales(tag).length > 0", "tag !== null"),
];
