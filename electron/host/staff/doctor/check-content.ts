/** A configuration's content (in-store-loyalty.md §2.4): languages, documents, pictures, masks, versions. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getExampleNumber, isSupportedCountry } from "libphonenumber-js";
import examples from "libphonenumber-js/mobile/examples";
import {
  LOYALTY_API_VERSIONS,
  type OutletConfiguration,
} from "../../../../contracts/in-store-loyalty.ts";
import { isAtLeast } from "../../net/api-version.ts";
import type { BytesHttpClient } from "../../net/undici-client.ts";
import { createOutletFiles } from "../../outlet/documents.ts";
import { remoteFilesOf } from "../../outlet/view.ts";
import type { Settings } from "../../settings/settings.ts";
import { createNotebook, type Notebook } from "./report.ts";

export type ContentChecks = {
  readonly configuration: OutletConfiguration;
  readonly bytes: BytesHttpClient;
  readonly now: () => number;
  readonly settings: Settings;
};

type Place = Pick<Settings["device"]["fallback"], "currency">;

/** Checks the content, and fetches its files; nothing that the kiosk has stored changes. */
export async function checkContent(checks: ContentChecks) {
  const note = createNotebook("outlet", "in-store-loyalty.md");
  const { configuration } = checks;
  checkVersion(note, configuration);
  checkPlace(note, configuration, checks.settings.device.fallback);
  checkLocales(note, configuration);
  checkReferences(note, configuration);
  checkMasks(note, configuration);
  await checkFiles(note, checks);
  return note.findings();
}

function checkVersion(note: Notebook, { loyaltyApiVersion: version }: OutletConfiguration): void {
  // If none is named, the credential's is used.
  if (!version) return;
  const [oldest] = LOYALTY_API_VERSIONS;
  if (isAtLeast(version, oldest)) note.ok("§9", "loyaltyApiVersion", version);
  else {
    const advice = `Versions below ${oldest} are deprecated: have the operator raise it.`;
    note.warning("§9", "loyaltyApiVersion", version, advice);
  }
}

function checkPlace(note: Notebook, { currency, timezone }: OutletConfiguration, place: Place) {
  const missing = [...(currency ? [] : ["currency"]), ...(timezone ? [] : ["timezone"])];
  const unknown = [
    ...(currency && !Intl.supportedValuesOf("currency").includes(currency) ? [currency] : []),
    ...(timezone && !isTimeZone(timezone) ? [timezone] : []),
  ];
  const [section, title] = ["§2.4", "currency and timezone"] as const;
  if (place.currency === null && !currency) {
    const advice =
      "No orders are taken: have the operator name it, or set device.fallback.currency.";
    note.failed(section, title, "no currency, and none in the settings", advice);
  } else if (unknown.length > 0) {
    const advice = "The device's fallback is used; have the operator correct it.";
    note.failed(section, title, `not known here: ${unknown.join(", ")}`, advice);
  } else if (missing.length > 0) {
    const advice = "The device's fallback is used: see device.fallback.";
    note.warning(section, title, `not named: ${missing.join(", ")}`, advice);
  } else note.ok(section, title, `${currency}, ${timezone}`);
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone }) !== null;
  } catch {
    return false;
  }
}

/** Every text for customers exists in every language that they may choose. */
function checkLocales(note: Notebook, configuration: OutletConfiguration): void {
  const { locales, loyalty, documents } = configuration;
  const { enabled } = locales;
  const strangers = [locales.default, locales.fallback].filter(
    (one) => typeof one === "string" && !enabled.includes(one),
  );
  note.judge(strangers.length === 0, "§2.4", "locales", {
    good: enabled.join(", "),
    bad: `default or fallback not enabled: ${strangers.join(", ")}`,
    advice: "The kiosk would begin in a language that nobody can choose.",
  });
  const texts = {
    "marketingConsent.headlineByLocale": loyalty?.marketingConsent?.screen?.headlineByLocale,
    "marketingConsent.bodyByLocale": loyalty?.marketingConsent?.screen?.bodyByLocale,
    "phoneFormDisclaimer.templateByLocale": loyalty?.phoneFormDisclaimer?.templateByLocale,
    "appInstallBanner.promoTextByLocale": loyalty?.appInstallBanner?.promoTextByLocale,
    ...Object.fromEntries(
      (documents ?? []).flatMap(({ kind, titleByLocale, pdfUrlByLocale }) => [
        [`${kind}.titleByLocale`, titleByLocale],
        [`${kind}.pdfUrlByLocale`, pdfUrlByLocale],
      ]),
    ),
  };
  const missing = Object.entries(texts).flatMap(([name, text]) => {
    const without = text ? enabled.filter((locale) => !text[locale]?.trim()) : [];
    return without.length > 0 ? [`${name} (${without.join(", ")})`] : [];
  });
  if (missing.length > 0) {
    const advice = "Another language is shown there; have the operator add the texts.";
    note.warning("§2.4", "texts by locale", `missing: ${missing.join(", ")}`, advice);
  } else note.ok("§2.4", "texts by locale", `all in ${enabled.join(", ")}`);
}

/** Placeholders and documentRefs name documents that exist. */
function checkReferences(note: Notebook, { loyalty, documents }: OutletConfiguration): void {
  const kinds = new Set<string>((documents ?? []).map(({ kind }) => kind));
  const { marketingConsent, phoneFormDisclaimer } = loyalty ?? {};
  const templates = [
    ...Object.values(marketingConsent?.screen?.bodyByLocale ?? {}),
    ...Object.values(phoneFormDisclaimer?.templateByLocale ?? {}),
  ];
  const named = [
    ...templates.flatMap((text) =>
      [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, kind]) => kind ?? []),
    ),
    ...(marketingConsent?.screen?.documentRefs ?? []),
    ...(phoneFormDisclaimer?.documentRefs ?? []),
  ];
  const dangling = [...new Set(named)].filter((kind) => !kinds.has(kind));
  note.judge(dangling.length === 0, "§2.4", "placeholders", {
    good: "each has its document",
    bad: `no document for ${dangling.join(", ")}`,
    advice: "Customers would agree to something that they cannot read.",
  });
}

/**
 * A mask helps to enter the numbers of its country (in-store-loyalty.md §2.4): it has a place for each of their digits.
 */
function checkMasks(note: Notebook, { phone }: OutletConfiguration): void {
  const masks = Object.entries(phone?.masksByCountry ?? {});
  const bad = masks.flatMap(([country, mask]) => {
    if (!isSupportedCountry(country)) return [`${country}: no such country`];
    const example = getExampleNumber(country, examples);
    const places = [...mask].filter((character) => character === "X").length;
    const needed = example?.nationalNumber.length ?? 1;
    return places < needed ? [`${country}: ${places} digits, its numbers have ${needed}`] : [];
  });
  if (bad.length > 0) {
    const advice = "The kiosk takes any number all the same; have the operator correct the masks.";
    note.warning("§2.4", "phone masks", bad.join("; "), advice);
  } else note.ok("§2.4", "phone masks", masks.map(([country]) => country).join(", ") || "none");
}

/** Fetches each as the kiosk does, into a temporary folder. */
async function checkFiles(note: Notebook, { configuration, bytes, now, settings }: ContentChecks) {
  const { images, documents } = remoteFilesOf(configuration);
  const folder = mkdtempSync(join(tmpdir(), "kiosk-doctor-"));
  let why = "";
  const warn = (line: unknown) => {
    why = typeof line === "object" && line !== null ? String(Reflect.get(line, "why")) : "";
  };
  const files = createOutletFiles({
    folder,
    http: bytes,
    namedBy: settings.outlet.configBaseUrl,
    log: { warn },
    now,
    onArrival() {},
  });
  const missing = async (urls: readonly string[], kind: "images" | "documents") => {
    const found: string[] = [];
    for (const url of urls) {
      await files.sync({ images: [], documents: [], [kind]: [url] });
      if (files.localUrlFor(url) === null) found.push(`${withoutQuery(url)} (${why})`);
    }
    return found;
  };
  try {
    const pdfs = await missing(documents, "documents");
    note.judge(pdfs.length === 0, "§2.4", "documents", {
      good: `${documents.length} PDFs fetched`,
      bad: `not available as a PDF: ${pdfs.join(", ")}`,
      advice: "Customers could not read what they are asked to accept.",
    });
    const pictures = await missing(images, "images");
    if (pictures.length === 0) note.ok("§2.4", "pictures", `${images.length} fetched`);
    else {
      const advice = "The screens are shown without them.";
      note.warning("§2.4", "pictures", `not available: ${pictures.join(", ")}`, advice);
    }
  } finally {
    files.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A query may be a signature that grants access. */
function withoutQuery(url: string): string {
  return url.replace(/[?#].*$/s, "");
}
