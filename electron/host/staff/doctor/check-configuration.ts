/** The configuration endpoint (in-store-loyalty.md §4.6), called as the kiosk calls it. */
import { randomUUID } from "node:crypto";
import {
  configurationResponse,
  type OutletConfiguration,
} from "../../../../contracts/in-store-loyalty.ts";
import { systemClock } from "../../checkout/running/clock.ts";
import type { LoyaltyConnection } from "../../loyalty/client.ts";
import { createLoyaltyClient } from "../../loyalty/client.ts";
import { callsNamedBy } from "../../net/http-client.ts";
import type { Log } from "../../net/log.ts";
import { createConfigurationStore } from "../../outlet/configuration.ts";
import type { Settings } from "../../settings/settings.ts";
import { createNotebook, type Notebook } from "./report.ts";
import { described, headerOf, misfitOf, statusOf, type Watch } from "./watch.ts";

export type ConfigurationChecks = {
  readonly settings: Settings;
  readonly watch: Watch;
  readonly log: Log;
  readonly now: () => number;
  readonly apiKey: string;
  readonly connection: LoyaltyConnection;
};

/**
 * Polls the configuration, twice if it has an ETag, and once with a wrong key. Returns the findings and the
 * configuration; null if there is none.
 */
export async function checkConfiguration(checks: ConfigurationChecks) {
  const note = createNotebook("outlet", "in-store-loyalty.md");
  const { watch } = checks;
  const store = storeWith(checks, checks.apiKey);
  const outcome = await store.poll();
  const configuration = outcome === "applied" ? store.current() : null;
  checkAnswer(note, checks, store.status());
  const cacheControl = headerOf(watch.last(), "cache-control");
  if (statusOf(watch.last()) === 200) {
    note.judge(/^\s*no-cache\s*$/i.test(cacheControl ?? ""), "§4.6", "Cache-Control", {
      good: "no-cache",
      bad: cacheControl ?? "header is missing",
      advice: "A proxy on the way may keep an old configuration unless it is no-cache.",
    });
  }
  if (configuration) {
    const hasTag = checkETag(note, watch, configuration);
    if (hasTag) {
      await store.poll();
      checkNotModified(note, watch);
    } else note.skipped("§4.6", "If-None-Match", "no ETag to send back");
  }
  await storeWith(checks, randomUUID()).poll();
  checkWrongKey(note, watch);
  return { findings: note.findings(), configuration };
}

/** An in-memory store: what the kiosk has on disk stays unchanged. */
function storeWith(checks: ConfigurationChecks, apiKey: string) {
  const { settings, watch, log, now, connection } = checks;
  const loyalty = createLoyaltyClient({
    http: callsNamedBy(watch.http, settings.outlet.configBaseUrl),
    clock: systemClock,
    connection: () => connection,
    apiKey: () => apiKey,
    platformIdName: settings.wire.platformId,
    staffLocale: () => null,
  });
  return createConfigurationStore({
    settings,
    http: watch.http,
    cache: { read: () => null, write: () => undefined },
    log,
    now,
    random: Math.random,
    establishmentId: () => connection.establishmentId,
    sign: (salted) => loyalty.sign(salted),
    visitIsIdle: () => true,
  });
}

type Status = ReturnType<ReturnType<typeof createConfigurationStore>["status"]>;

function checkAnswer(note: Notebook, { watch, settings }: ConfigurationChecks, status: Status) {
  const exchange = watch.last();
  const seen = described(exchange);
  const [section, title] = ["§4.6", "configuration"] as const;
  if (exchange?.operation !== "outlet.configuration") {
    const advice =
      "The salt endpoint has to answer first; or set outlet.configurationSalt to false.";
    note.failed(section, title, `could not be signed: one-time-salt ${seen}`, advice);
    return;
  }
  switch (status.outcome) {
    case "applied": {
      note.ok(section, title, `revision ${status.revision} (${seen})`);
      const misfit = misfitOf(configurationResponse, exchange);
      if (misfit === null) return;
      const advice = "The kiosk leaves them out and uses the rest; have the operator correct them.";
      note.warning("§2.4", "fields that are left out", misfit, advice);
      return;
    }
    case "guest": {
      const advice = "Orders are taken without loyalty until the operator binds the outlet.";
      note.warning(section, title, "accepted false: guest mode", advice);
      return;
    }
    case "unauthorized": {
      const other = settings.outlet.configurationSalt ? "false" : "true";
      const advice = `The key does not fit, or outlet.configurationSalt has to be ${other} (in-store-loyalty.md §5 rule 5).`;
      note.failed(section, title, seen, advice);
      return;
    }
    default: {
      const misfit = misfitOf(configurationResponse, exchange) ?? status.why;
      const where = statusOf(exchange) === 200 ? "§2.4" : section;
      const finding = statusOf(exchange) === 200 ? `${seen}, ${misfit}` : seen;
      note.failed(
        where,
        title,
        finding,
        "The kiosk goes on with the last good configuration it has.",
      );
    }
  }
}

/** Returns whether there is a tag at all. */
function checkETag(note: Notebook, watch: Watch, { revision }: OutletConfiguration): boolean {
  const tag = headerOf(watch.last(), "etag");
  const finding = tag?.replace(/^W\//, "").replaceAll('"', "") ?? null;
  note.judge(finding === String(revision), "§4.6", "ETag", {
    good: `equals the revision, ${revision}`,
    bad: tag === null ? "header is missing" : `${tag}, and the revision is ${revision}`,
    advice: "Without the right one every poll costs the whole configuration.",
  });
  return tag !== null;
}

function checkNotModified(note: Notebook, watch: Watch): void {
  const exchange = watch.last();
  const body = exchange?.result.kind === "answer" ? exchange.result.text : "";
  note.judge(statusOf(exchange) === 304 && body === "", "§4.6", "If-None-Match", {
    good: `304 without a body (${described(exchange)})`,
    bad: `not 304 without a body: ${described(exchange)}, ${body.length} characters`,
    advice: "The revision had not changed: the answer is 304.",
  });
}

function checkWrongKey(note: Notebook, watch: Watch): void {
  const exchange = watch.last();
  const title = "token by a wrong key";
  if (statusOf(exchange) === null || exchange?.operation !== "outlet.configuration") {
    note.skipped("§5 rule 5", title, described(exchange));
    return;
  }
  note.judge(statusOf(exchange) === 401, "§5 rule 5", title, {
    good: "refused with 401",
    bad: `not refused with 401: ${described(exchange)}`,
    advice: "The configuration is for its own outlet alone: tell the operator.",
  });
}
