/**
 * `npm run doctor` (docs/doctor.md): every check of the three contracts that places no order and takes no money; with
 * `deep` a whole order as well, which is then undone.
 */
import { existsSync } from "node:fs";
import type { OutletConfiguration } from "../../../../contracts/in-store-loyalty.ts";
import type { HardwareReadings } from "../../../../domain/readiness/readings.ts";
import { createHardwareReader, type HardwareReader } from "../../hardware/read-hardware.ts";
import { createLog } from "../../net/log.ts";
import { createHttpClient } from "../../net/undici-client.ts";
import type { MenuReader } from "../../ordering/menu-reader.ts";
import { deserializeState } from "../../outlet/configuration-answer.ts";
import { localesOf, remoteFilesOf } from "../../outlet/view.ts";
import { currencyDigits, NO_CURRENCY } from "../../settings/currency-digits.ts";
import { fileProblems, namedFiles, PICTURES_FIELD } from "../../settings/named-files.ts";
import type { Settings } from "../../settings/settings.ts";
import { readingProblem } from "../../settings/settings-file.ts";
import { readHardwareTests } from "../../store/hardware-tests.ts";
import { readStoredValue } from "../../store/read-stored-value.ts";
import { checkConfiguration } from "./check-configuration.ts";
import { checkConnections } from "./check-connections.ts";
import { checkContent } from "./check-content.ts";
import { checkFirewall } from "./check-firewall.ts";
import { checkGate } from "./check-gate.ts";
import { checkHardware, checkTestsByHand } from "./check-hardware.ts";
import { checkLoyalty } from "./check-loyalty.ts";
import { checkOrdering } from "./check-ordering.ts";
import { checkPayments } from "./check-payments.ts";
import { checkPrinter } from "./check-printer.ts";
import { checkVoice } from "./check-voice.ts";
import type { LoyaltyAccess } from "./deep/customer.ts";
import type { Place } from "./deep/test-order.ts";
import { checkWholeOrder, type DeepOptions } from "./deep/whole-order.ts";
import { createNotebook, type Finding, type Report, reportOf } from "./report.ts";
import { readStoredCredential, type StoredCredential } from "./stored-key.ts";
import { type Watch, watch } from "./watch.ts";

export type DoctorOptions = {
  readonly settings: Settings;
  /** The kiosk's data folder; null if none was named. Nothing in it is changed. */
  readonly dataDir: string | null;
  readonly environment: NodeJS.ProcessEnv;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** TCP ports to which a firewall lets the kiosk's account connect; null, or left out: all. */
  readonly reachablePorts?: readonly number[] | null;
  /** Why the kiosk cannot read a file of its settings, null if it can; by default what holds for this process. */
  readonly fileProblemOf?: (path: string) => string | null;
  /** Adds a whole order; the caller has checked that the settings mark the services as test ones. */
  readonly deep?: DeepOptions;
  /** Replaces the kiosk's own. */
  readonly readMenu?: MenuReader;
  /** Replaces the machine's own. */
  readonly readHardware?: HardwareReader;
};

const NO_KEY =
  "Start the kiosk once, it fetches its credential itself; then name its folder with --data. The doctor never fetches it: it can be fetched once only.";

const NO_FILES: ReturnType<typeof remoteFilesOf> = { images: [], documents: [] };

/** Runs all checks, one service after the other. It never rejects for what a service does. */
export async function examine(options: DoctorOptions): Promise<Report> {
  const { settings, now } = options;
  const log = createLog({ level: "silent" });
  const http = createHttpClient({ caFile: settings.caFile, log });
  try {
    const seen = watch(http, now);
    const stored = readStoredCredential(options.dataDir, settings, options.environment);
    const own = stored.kind === "credential" ? stored.credential : null;
    const outlet = own ? await examineOutlet({ ...options, seen, log, bytes: http, own }) : null;
    const place = placeOf(settings, outlet?.configuration ?? null);
    const { readMenu } = options;
    const ordering = { settings, watch: seen, log, readMenu, precision: place };
    const findings = [
      ...settingsFindings(settings, options.fileProblemOf),
      ...keyFindings(stored),
      ...(outlet?.findings ?? []),
      ...(await checkOrdering(ordering)),
      ...(await checkPayments({ settings, watch: seen, log })),
    ];
    const services = () => seen.exchanges().filter(({ operation }) => operation !== "gate.result");
    findings.push(...(await checkGate(settings, seen)));
    if (options.deep) {
      const access = outlet?.access ?? null;
      const deep = { ...options.deep, settings, watch: seen, log, now, access, place };
      findings.push(...(await checkWholeOrder(deep)));
    }
    const exchanges = settings.payments.gate.publicUrl === null ? services() : seen.exchanges();
    findings.push(...(await checkConnections({ settings, exchanges, now })));
    const files = outlet?.configuration ? remoteFilesOf(outlet.configuration) : NO_FILES;
    const called = [...exchanges.map(({ url }) => url), ...files.images, ...files.documents];
    const { reachablePorts = null } = options;
    findings.push(...checkFirewall({ settings, called, reachablePorts }));
    findings.push(...(await checkPrinter(settings)));
    findings.push(...checkHardware(await hardwareOf(options)));
    findings.push(...(await checkVoice(options.environment)));
    if (options.dataDir !== null) {
      findings.push(...checkTestsByHand(readHardwareTests(options.dataDir), now()));
    }
    return reportOf(findings);
  } finally {
    await http.close();
  }
}

/** Without a data folder of the disk that the doctor itself is on. */
function hardwareOf({ dataDir, now, readHardware }: DoctorOptions): Promise<HardwareReadings> {
  const folder = dataDir !== null && existsSync(dataDir) ? dataDir : process.cwd();
  return (readHardware ?? createHardwareReader({ dataDir: folder, now }))();
}

/** The checks of one service that need no credential. Never rejects for what the service does. */
export async function examineService(
  service: "ordering" | "payments",
  { settings, now }: Pick<DoctorOptions, "settings" | "now">,
): Promise<readonly Finding[]> {
  const log = createLog({ level: "silent" });
  const http = createHttpClient({ caFile: settings.caFile, log });
  try {
    const checks = { settings, watch: watch(http, now), log };
    if (service === "payments") return await checkPayments(checks);
    return await checkOrdering({ ...checks, precision: placeOf(settings, null) });
  } finally {
    await http.close();
  }
}

/** Settings that were read are valid in every field; reports files that are closed to the kiosk, and what may surprise. */
function settingsFindings(
  settings: Settings,
  problemOf: DoctorOptions["fileProblemOf"] = readingProblem,
): readonly Finding[] {
  const { payments, fleet } = settings;
  const section = "docs/settings.md";
  const note = createNotebook("settings", section);
  const problems = fileProblems(namedFiles(settings), problemOf);
  for (const { field, problem } of problems) {
    if (field === PICTURES_FIELD) {
      const advice = "Photos that came from it before stay; the kiosk looks again by itself.";
      note.warning(section, field, problem, advice);
    } else {
      note.failed(section, field, problem, "The kiosk does not start unless it can read it.");
    }
  }
  if (problems.length === 0) note.ok(section, "settings", "every field, file and secret is there");
  if (fleet === null && payments.gate.publicUrl === null) {
    const advice = "A real integrator needs an address that leads here, or callbacks never come.";
    note.warning(
      "payments.md §4.2",
      "payments.gate.publicUrl",
      `null: ${payments.gate.listen}`,
      advice,
    );
  }
  return note.findings();
}

function keyFindings(stored: StoredCredential): readonly Finding[] {
  const note = createNotebook("outlet", "in-store-loyalty.md");
  if (stored.kind === "credential") {
    note.ok("§4.5", "credential", "stored and readable; its endpoint was not called");
    if (stored.leftOut.length > 0) {
      const seen = stored.leftOut.map(({ field, why }) => `${field}: ${why}`).join("; ");
      const advice = "The kiosk uses the rest; have the operator correct them before a reset.";
      note.warning("§2.3", "credential fields that are left out", seen, advice);
    }
    return note.findings();
  }
  if (stored.kind === "closed") {
    const advice = "Run the doctor as the kiosk's own user, with its KIOSK_SEAL_KEY.";
    note.failed("§4.5", "credential", stored.why, advice);
  } else note.skipped("§4.5", "credential", stored.why, NO_KEY);
  for (const [section, title] of [
    ["§4.6", "configuration"],
    ["§4.1", "one-time-salt"],
    ["§5", "signature"],
  ] as const) {
    note.skipped(section, title, "needs the credential");
  }
  return note.findings();
}

type LoyaltyFindings = DoctorOptions & {
  readonly seen: Watch;
  readonly log: ReturnType<typeof createLog>;
  readonly bytes: ReturnType<typeof createHttpClient>;
  readonly own: Extract<StoredCredential, { kind: "credential" }>["credential"];
};

/** The configuration first: it may have moved the device to another address and version (in-store-loyalty.md §4.7). */
async function examineOutlet(found: LoyaltyFindings) {
  const { settings, seen, now, log, bytes, own } = found;
  const { apiKey, configuration: given } = own;
  const { establishmentId } = given;
  const common = { settings, watch: seen, now, apiKey };
  const connectionBy = (known: OutletConfiguration | null) => ({
    apiUrl: known?.apiUrl ?? given.apiUrl,
    apiVersion: known?.loyaltyApiVersion ?? given.apiVersion,
    establishmentId,
  });
  const { findings, configuration } = await checkConfiguration({
    ...common,
    log,
    connection: connectionBy(lastConfiguration(found.dataDir, establishmentId)),
  });
  const connection = connectionBy(configuration);
  const content = configuration ? await checkContent({ configuration, bytes, now, settings }) : [];
  const { fallback } = settings.device;
  const locales = localesOf(configuration, fallback.locales);
  const access: LoyaltyAccess = {
    apiKey,
    connection,
    timezone: configuration?.timezone ?? fallback.timezone,
    locale: locales.default,
  };
  const loyalty = await checkLoyalty({ ...common, ...access });
  return {
    findings: [...findings, ...content, ...loyalty],
    configuration,
    // In guest mode, or with loyalty switched off, customers are not identified (in-store-loyalty.md §2.4).
    access: configuration?.loyaltyEnabled === true ? access : null,
  };
}

/** Currency and languages of the configuration or, without one, of the device's fallback. */
function placeOf(settings: Settings, configuration: OutletConfiguration | null): Place {
  const { fallback } = settings.device;
  const currency = configuration?.currency ?? fallback.currency ?? NO_CURRENCY;
  return {
    currency,
    currencyDigits: currencyDigits(currency, settings),
    locales: localesOf(configuration, fallback.locales),
  };
}

/** The configuration that the kiosk has on disk, whose address may have replaced the credential's. */
function lastConfiguration(dataDir: string | null, establishmentId: number) {
  const stored = dataDir === null ? null : readStoredValue(dataDir, "configuration");
  const configuration = stored === null ? null : deserializeState(stored)?.configuration;
  return configuration?.establishmentId === establishmentId ? configuration : null;
}
