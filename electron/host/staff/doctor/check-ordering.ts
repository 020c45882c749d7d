/** The vendor's side of ordering.md, as far as it can be checked without an order. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { healthcheckResponse, revisionResponse } from "../../../../contracts/ordering.ts";
import type { Menu } from "../../../../domain/menu.ts";
import type { Log } from "../../net/log.ts";
import {
  createOrderingClient,
  type OrderingClient,
  type RevisionResult,
} from "../../ordering/client.ts";
import { createMenuReader, type MenuReader, type ReadMenu } from "../../ordering/menu-reader.ts";
import { isTokenOf, TOKEN_HEADER } from "../../ordering/tokens.ts";
import type { Settings } from "../../settings/settings.ts";
import { checkPriceDigits, type PricePrecision } from "./check-prices.ts";
import { createNotebook, type Notebook } from "./report.ts";
import { described, headerOf, jsonOf, misfitOf, statusOf, textOf, type Watch } from "./watch.ts";

export type OrderingChecks = {
  readonly settings: Settings;
  readonly watch: Watch;
  readonly log: Log;
  readonly readMenu?: MenuReader | undefined;
  readonly precision: PricePrecision;
};

/** An outlet id that no vendor uses: the largest number of 31 bits. */
const UNKNOWN_OUTLET = 2_147_483_647;
const WARNINGS_SHOWN = 3;
const MENU_STAYS = "The menu on disk stays; the vendor has to correct the answer.";
const REQUEST_KEY = "Compare ordering.apiKey with the vendor's first key.";
const RESPONSE_KEY = "Compare ordering.apiKeyResponse with the vendor's second key.";

/** Asks for health, revision, menu and orders; never creates an order. */
export async function checkOrdering(checks: OrderingChecks) {
  const { settings, watch, log } = checks;
  const note = createNotebook("ordering", "ordering.md");
  const clientWith = (change: Partial<Settings["ordering"]>): OrderingClient =>
    createOrderingClient({
      http: watch.http,
      settings: { ...settings, ordering: { ...settings.ordering, ...change } },
      log,
    });
  const client = clientWith({});
  const expectToken = (title: string) => checkToken({ note, watch, settings }, title);

  await client.healthReport();
  checkHealth(note, watch);
  expectToken("healthcheck");

  const revision = await client.revision();
  checkShape(note, watch, { section: "§4", title: "menu/revision", schema: revisionResponse });
  expectToken("menu/revision");
  const menu = await checkMenu(note, client, checks);
  expectToken("menu");
  if (menu !== null) {
    checkRevisions(note, revision.kind === "revision" ? revision.revision : null, menu.menu);
    checkContent(note, menu, settings);
    checkPriceDigits(note, menu.menu, checks.precision);
  }

  await client.readOrders([`doctor-${randomUUID()}`]);
  checkOrders(note, watch);
  expectToken("orders");

  const wrongKey = await clientWith({ apiKey: randomUUID() }).revision();
  const answer = described(watch.last());
  if (wrongKey.kind === "failed" && wrongKey.cause === "no-answer") {
    note.skipped("§5", "request token", answer);
  } else {
    note.judge(wrongKey.kind === "failed", "§5", "request token", {
      good: `a wrong one is refused: ${answer}`,
      bad: `a wrong one is not refused: ${answer}`,
      advice: "The vendor has to check AuthorizationToken of every request.",
    });
  }
  checkUnknownOutlet(note, watch, await clientWith({ salesOutletId: UNKNOWN_OUTLET }).revision());
  return note.findings();
}

/** The contract does not show the answer for an outlet that does not exist, but it cannot have a menu. */
function checkUnknownOutlet(note: Notebook, watch: Watch, answer: RevisionResult): void {
  const seen = described(watch.last());
  if (answer.kind === "revision") {
    const advice = "Ask the vendor whether SalesOutletId is read: prices may be another outlet's.";
    note.warning("§1", "SalesOutletId", "an unknown outlet has a menu too", advice);
  } else if (answer.cause === "no-answer") note.skipped("§1", "SalesOutletId", seen);
  else note.ok("§1", "SalesOutletId", `an unknown outlet has no menu: ${seen}`);
}

type TokenCheck = { readonly note: Notebook; readonly watch: Watch; readonly settings: Settings };

/** Without a valid token the answer is ignored; `section` if the notebook is of another contract. */
export function checkToken(
  { note, watch, settings }: TokenCheck,
  title: string,
  section = "§5",
): void {
  if (statusOf(watch.last()) === null) return;
  const token = headerOf(watch.last(), TOKEN_HEADER);
  const good = isTokenOf(token ?? undefined, settings.ordering.apiKeyResponse);
  note.judge(good, section, `response token of ${title}`, {
    good: "the digest of apiKeyResponse",
    bad: token === null ? "header AuthorizationToken is missing" : "another key's digest",
    advice: RESPONSE_KEY,
  });
}

/** A refused call says nothing about what it asks for. */
const adviceFor = (watch: Watch, otherwise: string): string =>
  [401, 403].includes(statusOf(watch.last()) ?? 0) ? REQUEST_KEY : otherwise;

function checkHealth(note: Notebook, watch: Watch): void {
  const [section, title] = ["§4 rule 1", "healthcheck"] as const;
  const advice = "No order is created until every service is UP.";
  const misfit = statusOf(watch.last()) === 200 ? misfitOf(healthcheckResponse, watch.last()) : "";
  if (misfit !== null) {
    note.failed(
      section,
      title,
      [described(watch.last()), misfit].filter(Boolean).join(", "),
      adviceFor(watch, advice),
    );
    return;
  }
  const services = Object.entries(healthcheckResponse.parse(jsonOf(watch.last())));
  const finding = services.map(([name, state]) => `${name} ${state}`).join(", ");
  const strange = services.filter(([, state]) => state !== "UP" && state !== "DOWN");
  const down = services.filter(([, state]) => state !== "UP");
  if (strange.length > 0) {
    note.failed(section, title, `neither UP nor DOWN: ${finding}`, "Values are UP or DOWN.");
  } else if (down.length > 0) note.failed(section, title, finding, advice);
  else note.ok(section, title, `${finding} (${described(watch.last())})`);
}

/** Reads the menu as the kiosk does, in a thread with a deadline; null if it refuses it. */
async function checkMenu(
  note: Notebook,
  client: OrderingClient,
  { watch, settings, readMenu = createMenuReader() }: OrderingChecks,
): Promise<ReadMenu | null> {
  const [section, title] = ["§2.1", "menu"] as const;
  const fetched = await client.menu();
  const seen = described(watch.last());
  if (statusOf(watch.last()) !== 200) {
    note.failed(section, title, seen, adviceFor(watch, MENU_STAYS));
    return null;
  }
  const text = textOf(watch.last());
  const { orderTypes } = settings.ordering;
  const found = await readMenu({ text, orderTypes, knownDigest: null });
  if (found.kind === "menu") {
    note.ok(section, title, seen);
    // An answer without the right token is ignored (ordering.md §5).
    return fetched.kind === "menu" ? found : null;
  }
  const why = found.kind === "refused" ? `, ${found.detail}` : "";
  note.failed(section, title, `${seen}${why}`, MENU_STAYS);
  return null;
}

type Shape = { readonly section: string; readonly title: string; readonly schema: z.ZodType };

function checkShape(note: Notebook, watch: Watch, { section, title, schema }: Shape): void {
  const status = statusOf(watch.last());
  const misfit = status === 200 ? misfitOf(schema, watch.last()) : null;
  note.judge(status === 200 && misfit === null, section, title, {
    good: described(watch.last()),
    bad: [described(watch.last()), misfit].filter(Boolean).join(", "),
    advice: adviceFor(watch, MENU_STAYS),
  });
}

function checkRevisions(note: Notebook, revision: number | null, menu: Menu): void {
  if (revision === null) {
    note.skipped("§4 rule 2", "revisions agree", "no revision to compare with");
    return;
  }
  note.judge(revision === menu.revision, "§4 rule 2", "revisions agree", {
    good: `both ${revision}`,
    bad: `menu/revision says ${revision}, the menu ${menu.revision}`,
    advice:
      "Unless both are equal at any moment the kiosk fetches the menu for nothing, or too late.",
  });
}

/** How the kiosk imports the menu (ordering.md §2.2–2.6): what it leaves out, and what can be ordered. */
function checkContent(note: Notebook, read: ReadMenu, { ordering }: Settings): void {
  const { menu, warnings, counts } = read;
  const items = Object.values(menu.items);
  const size = `${items.length} items, ${Object.keys(menu.combos).length} combos, ${menu.categories.length} categories`;
  if (items.length === 0) {
    note.failed("§2.5", "menu import", size, "Nothing can be ordered: see what was skipped.");
  } else if (warnings.length > 0) {
    const finding = warnings
      .slice(0, WARNINGS_SHOWN)
      .map((one) => `${one.subject}: ${one.message}`);
    const seen = `${size}; ${counts.skipped} skipped, ${counts.changed} changed: ${finding.join(" ")}`;
    note.warning("§7", "menu import", seen, "Have the menu mended.");
  } else note.ok("§7", "menu import", `${size}, nothing left out`);
  const unsold = ordering.orderTypes.filter((type) => !items.some(({ prices }) => prices[type]));
  if (unsold.length > 0) {
    const advice = "Sell under them, or take them out of ordering.orderTypes.";
    note.warning(
      "§2.5",
      "prices by ordering type",
      `no item has a price for ${unsold.join(", ")}`,
      advice,
    );
  } else note.ok("§2.5", "prices by ordering type", ordering.orderTypes.join(", "));
}

const bareOrders = z.object({ orders: z.array(z.unknown()) });

/** A posId that does not exist: the list is there and empty. */
function checkOrders(note: Notebook, watch: Watch): void {
  const exchange = watch.last();
  const [section, title] = ["§4 rule 4", "orders, unknown posId"] as const;
  const advice = "The answer to unknown ids is a bare {orders: []}.";
  const misfit = statusOf(exchange) === 200 ? misfitOf(bareOrders, exchange) : "";
  if (misfit !== null) {
    const finding = [described(exchange), misfit].filter(Boolean).join(", ");
    note.failed(section, title, finding, adviceFor(watch, advice));
    return;
  }
  const { orders } = bareOrders.parse(jsonOf(exchange));
  note.judge(orders.length === 0, section, title, {
    good: `{orders: []} (${described(exchange)})`,
    bad: `${orders.length} orders that were not asked for`,
    advice,
  });
}
