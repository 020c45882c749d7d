/** The section "Ordering" of docs/contracts.md, in its order. */
import { rowsOf, type SpoiltRow } from "./spoilt-row.ts";

const host = (file: string) => rowsOf(`electron/host/${file}`);
const ordering = (file: string) => host(`ordering/${file}`);
const checkout = (file: string) => host(`checkout/${file}`);

const client = ordering("client.ts");
const tokens = ordering("tokens.ts");
const sync = ordering("menu-sync.ts");
const reader = ordering("menu-reader.ts");
const answers = ordering("answers.ts");
const imports = ordering("import.ts");
const context = ordering("import-context.ts");
const categories = ordering("import-categories.ts");
const items = ordering("import-items.ts");
const groups = ordering("import-groups.ts");
const combos = ordering("import-combos.ts");
const request = ordering("order-request.ts");
const log = host("net/log.ts");
const address = host("net/address.ts");
const currency = host("settings/currency-digits.ts");
const serve = rowsOf("electron/serve.ts");
const contract = rowsOf("contracts/ordering.ts");
const texts = rowsOf("domain/localized-text.ts");
const choices = rowsOf("domain/choices.ts");
const picks = rowsOf("domain/combo-picks.ts");
const prices = rowsOf("domain/line-prices.ts");
const menu = rowsOf("domain/menu.ts");
const taxes = rowsOf("domain/taxes.ts");
const money = rowsOf("domain/money.ts");
const decide = checkout("rules/decide.ts");
const closing = checkout("rules/decide-closing.ts");
const kitchen = checkout("state/evolve-kitchen.ts");
const state = checkout("state/state.ts");
const limits = checkout("state/limits.ts");
const watch = checkout("running/kitchen-watch.ts");
const place = checkout("placing/place.ts");
const serving = checkout("placing/serving.ts");
const presents = checkout("placing/presents.ts");
const lines = checkout("placing/describe-lines.ts");

export const ORDERING: readonly SpoiltRow[] = [
  // Requests and answers
  client(
    "§1, §4 every",
    "SalesOutletId:",
    '[name === "healthcheck" ? "Outlet" : "SalesOutletId"]:',
  ),
  tokens("§5 request token", 'hash("sha256"', 'hash("sha1"'),
  tokens("§5 response token", "=== undefined) return false", "=== undefined) return true"),
  log("§5 the keys", '  "apiKeyResponse",\n', ""),
  address("§5 TLS", '(protocol === "http:" && isLoopback(hostname))', 'protocol === "http:"'),
  sync(
    "§1 an item absent",
    "this.#loaded = menu;",
    "Object.assign(menu.menu.items, { ...this.#loaded?.menu.items, ...menu.menu.items });\n    this.#loaded = menu;",
  ),

  // Menu
  imports("§2.1 requestId", "revision: wire.revision", "revision: Date.now()"),
  context("§2.1 references", "index.set(entity.refId", "index.set(entity.id"),
  context("§2.2 refId", "} else {\n      index.set(", "}\n    {\n      index.set("),
  items("§2.2 id", "const id = usableId(entity)", "const id = entity.refId"),
  items("§2.2 code", "entity.code || id", "entity.code || entity.refId"),
  texts("§2.2 title", "locales.fallback, locales.default]", "locales.default, locales.fallback]"),
  combos("§2.2 description", "description: textOf(entity.description)", "description: {}"),
  context("§2.2 sortOrder", "first - second", "second - first"),
  categories("§2.3 root,", "=> root.rootSortOrder", "=> -(root.rootSortOrder ?? 0)"),
  categories("§2.3 subCategories", "sortOrder ?? category.sortOrder", "category.sortOrder"),
  categories(
    "§2.3, §8 at most",
    "isPopup, subcategories: []",
    "isPopup, subcategories: subcategoriesOf(category, tree)",
  ),
  categories("§2.3 subcategories or", "subcategories, products: []", "subcategories, products"),
  categories("§2.3 isPopup", "category.isPopup === true", "category.isPopup !== false"),
  groups(
    "§2.4 modifier:",
    "descriptionOf(modifier), prices }",
    "descriptionOf(modifier), prices: {} }",
  ),
  choices("§2.4 group", "count > group.max", "count > group.max + 1"),
  prices("§2.4 free", "freeLeft -= included;", ""),
  groups("§2.4 modifiers", "member.selected === true", "member.selected !== undefined"),
  groups("§2.4 basedOn", "group.min ?? prototype?.min ?? 0", "group.min || (prototype?.min ?? 0)"),
  context("§2.5 pricesBy", "decimal(price.value)", "decimal(Number(price.value.toFixed(2)))"),
  menu("§2.5 EAT_IN", "    prices.EAT_IN ??\n", ""),
  taxes("§2.5 taxes", 'taxesIncluded ? add("100", taxRate) : "100"', '"100"'),
  items("§2.5 categories", "of categories ?? []", "of (categories ?? []).slice(0, 1)"),
  combos("§2.6 combo:", "entity.code || id", "id"),
  picks("§2.6 step:", 'count > step.max ? "too-many" : null', "null"),
  combos(
    "§2.6 step item: refId",
    "if (!item && imported.notOffered.has(wire.refId))",
    "if (!item)",
  ),
  combos(
    "§2.6 step item: surcharge",
    "Object.hasOwn(surcharges, orderType)",
    "Object.keys(surcharges).length",
  ),
  request("§2.6 step item: id", "stepItem?.code", "menu.items[pick.itemId]?.code"),
  combos("§2.6 step item: selected", "wire.selected === true", "false"),
  picks(
    "§2.6 step item: forbidden",
    "preselectedChoices(offered.item)",
    "preselectedChoices(menu.items[itemId])",
  ),
  prices("§2.6 price paid", "offered.stepItem.surcharges", "offered.item.prices"),
  lines("§2.6 a combo from", "...itemModifiers(itemId, modifiers, naming),", ""),
  combos(
    "§2.6 an invalid combo",
    'if ("invalid" in combo) {',
    'if ("invalid" in combo) break;\n    if ("invalid" in combo) {',
  ),
  sync("§4 rule 2: revision equals", "checked.revision === this", "checked.revision >= this"),
  sync("§4 rule 2: the menu", '=== "revision" && checked', '!== "revision" || checked'),
  sync("§4 rule 2: revisionCheck", " || !settings.ordering.revisionCheckEnabled", ""),
  money(
    "§8 decimal",
    "return textOf(scaled(String(value)))",
    "return roundHalfUp(String(value), 2)",
  ),

  // Health
  answers("§2.7, §4 rule 1", "down.length === 0", 'parsed.data.kitchen === "UP"'),
  answers("§4 rule 1: any", 'state !== "UP"', 'state === "DOWN"'),
  decide(
    "§4 rule 1: before",
    "state.health.create === null || isHealthOld(state)",
    "state.health.create === null",
  ),

  // Order
  request("§2.7 id", "id: snapshot.orderId", "id: String(snapshot.platformOrderId)"),
  request("§2.7 type", "type: snapshot.orderType", 'type: "EAT_IN"'),
  request("§2.7 deliveryAt: ASAP", '{ type: "ASAP" }', '{ type: "ASAP", datetime: "" }'),
  serving(
    "§2.7 deliveryAt: CUSTOM",
    "isoDatetimeIn(wanted.pickupAt, timezone)",
    "new Date(wanted.pickupAt).toISOString()",
  ),
  request("§2.7 client", "snapshot.client.phoneNumber || guest.phoneNumber", "guest.phoneNumber"),
  request(
    "§2.7 payment.method.type: the",
    "type: snapshot.paymentMethod",
    'type: "BANK_CARD_IN_APP"',
  ),
  place(
    "§2.7 payment.method.type: CASH",
    "counterMethods.includes(paymentMethod)",
    "counterMethods.length > 0",
  ),
  currency(
    "§2.7 currency",
    "ordering.currencyDigits ?? DIGITS.get(currency)",
    "DIGITS.get(currency) ?? ordering.currencyDigits",
  ),
  request("§2.7 payment.charge", "decimalToWire(charge.subtotal)", "decimalToWire(charge.total)"),
  request(
    "§2.7 charge.discount",
    "add(priced.pointsPayment, ...discounts)",
    'add("0", ...discounts)',
  ),
  request(
    "§2.7 additionalInfo: table",
    "...(Object.keys(customFields).length > 0 && { customFields }),",
    "",
  ),
  serving("§2.7 tableNumber", 'orderType === "EAT_IN" && tables', "tables"),
  request(
    "§2.7 additionalInfo: platform",
    "[platformOrderIdName]: platformOrderId",
    "platformOrderId",
  ),
  request("§2.7 items", "count: line.count", "count: 1"),
  request("§2.7 sendPosCode", "id: wireId(modifierId, code)", "id: modifierId"),
  presents(
    "§2.7 presents",
    "lines.filter(isPresent)",
    "lines.filter(({ reward }) => reward !== null)",
  ),
  contract("§2.7 queueNumber", "z.union([wireText, z.number().int()])", "wireText"),
  request("§2.7 the create request", "email: guest.email,", ""),
  answers(
    "§4 rule 3: accepted",
    "posId, queueNumber: queueNumber ||",
    "posId: queueNumber, queueNumber:",
  ),
  answers("§4 rule 3: rejected", "posErrorType: posErrorType ?? null", "posErrorType: null"),
  answers("§4 rule 4: read", " || !asked.includes(parsed.data.id)", ""),
  watch(
    "§4 rule 4: reason",
    "status, reason, queueNumber });",
    "status, reason: null, queueNumber });",
  ),
  watch("§4 rule 5", "this.#plan(0);", ""),

  // States
  kitchen(
    "§3 (none) → CONFIRMED",
    'return { at: "accepted"',
    'if (!queueNumber) return state.injection;\n      return { at: "accepted"',
  ),
  kitchen("§3 (none) → FAILED", "posErrorType: outcome.posErrorType", "posErrorType: null"),
  closing("§3 PROCESSING", 'status === "PROCESSED" ||', 'status === "AWAITING_PICKUP" ||'),
  state("§3 CANCELED", ' || state.kitchen?.status === "FAILED"', ""),

  // Errors
  answers(
    "§7 health",
    '{ status: "DOWN", cause: "malformed", detail: "not a map of service names" }',
    '{ status: "UP" }',
  ),
  client(
    "§7 response token",
    '{ ...refused, cause: "bad-token"',
    '{ ...refused, mayHaveArrived: false, cause: "bad-token"',
  ),
  answers(
    "§7 FAILED",
    "failed.safeParse(value).success",
    "failed.safeParse(value).success && !acceptedAtLeast.safeParse(value).success",
  ),
  items("§7 item", 'context.skipped("item", entity, "Skipped: its title is empty.");', ""),
  combos(
    "§7 invalid combo",
    "if (isUnusable(surcharges)) {",
    "if (isUnusable(surcharges)) return null;\n  if (isUnusable(surcharges)) {",
  ),
  categories(
    "§7 root",
    'context.changed("category", root, "Is marked as popup, which a root category cannot be.");',
    "",
  ),
  decide(
    "§7 injection",
    "injection.tries.count >= CREATE_TRIES",
    "injection.tries.count > CREATE_TRIES",
  ),

  // Limits
  client("§8 menu calls", "totalTimeoutMs: 210_000", "totalTimeoutMs: 180_000"),
  client("§8 order calls", "totalTimeoutMs: 65_000", "totalTimeoutMs: 60_000"),
  limits("§8 injection", "CREATE_RETRY_MS = 500", "CREATE_RETRY_MS = 5_000"),

  // Beyond the contract's lines
  answers("any answer", "if (!envelope.success) return null;", ""),
  sync(
    "a menu that is cut",
    "return this.#take(fetched.raw",
    "this.#store({ revision: 0, raw: fetched.raw, fetchedAt: 0 });\n    return this.#take(fetched.raw",
  ),
  reader(
    "a menu that takes",
    "limits = { timeoutMs,",
    "limits = { timeoutMs: 10 * READING_TIMEOUT_MS,",
  ),
  sync(
    "the menu is there",
    'if (fetched.kind === "failed") return',
    'if (fetched.kind === "failed") this.#loaded = null;\n    if (fetched.kind === "failed") return',
  ),
  serve("queue numbers", "router: host.status.router", "router: host.router"),
];
