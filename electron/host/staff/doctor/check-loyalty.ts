/** Salt and signature of in-store-loyalty.md §4.1, §5, by calls that change nothing according to the contract. */
import { randomUUID } from "node:crypto";
import {
  MESSAGE_CODE,
  qrCodeResponseNaming,
  salt as saltSchema,
} from "../../../../contracts/in-store-loyalty.ts";
import { systemClock } from "../../checkout/running/clock.ts";
import { createLoyaltyClient, type LoyaltyConnection } from "../../loyalty/client.ts";
import { posInfoAt } from "../../loyalty/pos-info.ts";
import { createSaltSource } from "../../loyalty/salts.ts";
import { callsNamedBy } from "../../net/http-client.ts";
import type { Settings } from "../../settings/settings.ts";
import { createNotebook, type Notebook } from "./report.ts";
import { described, jsonOf, misfitOf, statusOf, type Watch } from "./watch.ts";

export type LoyaltyChecks = {
  readonly settings: Settings;
  readonly watch: Watch;
  readonly now: () => number;
  readonly apiKey: string;
  readonly connection: LoyaltyConnection;
  /** IANA name, and the language of refusals. */
  readonly timezone: string;
  readonly locale: string;
};

/**
 * Fetches salts, and signs identifications without a customer: they are rejected with code 503 (in-store-loyalty.md
 * §4.2 rule 2), so they reserve nothing, whether or not the signature is checked.
 */
export async function checkLoyalty(checks: LoyaltyChecks) {
  const note = createNotebook("loyalty", "in-store-loyalty.md");
  const isReachable = await checkSalts(note, checks);
  if (!isReachable) {
    note.skipped("§5", "signature", "no salt to sign with");
    return note.findings();
  }
  await checkOwnKey(note, checks);
  await checkWrongKey(note, checks);
  return note.findings();
}

/** Whether the service issues salts. */
async function checkSalts(note: Notebook, { watch, connection }: LoyaltyChecks) {
  const salts = createSaltSource(watch.http, systemClock);
  const first = await salts.takeFresh(connection);
  const exchange = watch.last();
  const misfit = statusOf(exchange) === 200 ? misfitOf(saltSchema, exchange) : null;
  note.judge(first.kind === "salt", "§4.1", "one-time-salt", {
    good: described(exchange),
    bad: [described(exchange), misfit].filter(Boolean).join(", "),
    advice: "Without a salt nobody can be identified; see apiUrl and loyaltyApiVersion.",
  });
  if (first.kind !== "salt") return false;
  const raw = jsonOf(exchange);
  const saltId: unknown = typeof raw === "object" && raw !== null && Reflect.get(raw, "saltId");
  if (typeof saltId !== "number") {
    const advice = "It is read all the same; other clients may not.";
    note.warning("§2.1", "saltId", "digits in a text instead of an integer", advice);
  }
  const second = await salts.takeFresh(connection);
  if (second.kind !== "salt") {
    note.failed("§4.1", "another salt", described(watch.last()), "One is needed for every call.");
    return true;
  }
  const differ = first.salt.saltId !== second.salt.saltId && first.salt.salt !== second.salt.salt;
  note.judge(differ, "§5 rule 1", "salts differ", {
    good: "two calls, two salts",
    bad: "the same salt came twice",
    advice: "A salt is single use: the second call signed with it is refused.",
  });
  return true;
}

async function identifyNobody(checks: LoyaltyChecks, apiKey: string) {
  const { settings, watch, now, connection, timezone, locale } = checks;
  const client = createLoyaltyClient({
    http: callsNamedBy(watch.http, settings.outlet.configBaseUrl),
    clock: systemClock,
    connection: () => connection,
    apiKey: () => apiKey,
    platformIdName: settings.wire.platformId,
    staffLocale: () => null,
  });
  const { establishmentId } = connection;
  const { terminalId } = settings.device;
  const posInfo = posInfoAt(now(), { establishmentId, terminalId, timezone });
  const result = await client.qrCode({ orderId: `doctor-${randomUUID()}`, posInfo }, locale);
  return { result, exchange: watch.last() };
}

async function checkOwnKey(note: Notebook, checks: LoyaltyChecks): Promise<void> {
  const { result, exchange } = await identifyNobody(checks, checks.apiKey);
  const [section, title] = ["§4.2 rule 2", "signed call without a customer"] as const;
  if (result.kind !== "answer") {
    const schema = qrCodeResponseNaming(checks.settings.wire.platformId);
    const misfit = statusOf(exchange) === 200 ? misfitOf(schema, exchange) : null;
    const seen = [described(exchange), misfit].filter(Boolean).join(", ");
    const refused = statusOf(exchange) === 403;
    note.failed(refused ? "§5 rule 2" : section, title, seen, refused ? KEY_REFUSED : NOT_SERVED);
    return;
  }
  const { accepted, messages } = result.answer;
  const codes = (messages ?? []).map(({ code }) => code);
  note.judge(!accepted && codes.includes(MESSAGE_CODE.QR_CODE_INVALID), section, title, {
    good: `the key is right: accepted false, code ${MESSAGE_CODE.QR_CODE_INVALID}`,
    bad: `accepted ${accepted}, codes ${codes.join(", ") || "none"}`,
    advice:
      "Without qrCode, phoneNumber and publicClientId the answer is a rejection with code 503.",
  });
}

const KEY_REFUSED =
  "The key of this device does not fit: have the outlet reset, and fetch the credential again in staff mode.";
const NOT_SERVED = "Customers cannot be identified; see loyaltyApiVersion and the service.";

async function checkWrongKey(note: Notebook, checks: LoyaltyChecks): Promise<void> {
  const { exchange } = await identifyNobody(checks, randomUUID());
  if (statusOf(exchange) === null) {
    note.skipped("§7", "signature by a wrong key", described(exchange));
    return;
  }
  note.judge(statusOf(exchange) === 403, "§7", "signature by a wrong key", {
    good: "refused with 403",
    bad: `not refused with 403: ${described(exchange)}`,
    advice: "Without it anybody could spend a customer's points: tell the operator.",
  });
}
