/** Certificates, clocks and speed of the services, from the exchanges of the other checks. */
import { readFileSync } from "node:fs";
import { connect, getCACertificates } from "node:tls";
import type { Settings } from "../../settings/settings.ts";
import { createNotebook, type Notebook } from "./report.ts";
import { type Exchange, headerOf } from "./watch.ts";

export type ConnectionChecks = {
  readonly settings: Settings;
  readonly exchanges: readonly Exchange[];
  readonly now: () => number;
};

const DAY_MS = 24 * 60 * 60_000;
/** Certificates are usually renewed a month before they expire. */
const SOON_DAYS = 14;
const TLS_TIMEOUT_MS = 5_000;
/** A second is the header's own precision; the rest is harmless. */
const SKEW_WARNING_MS = 30_000;
/** Codes are valid for 5 minutes (in-store-loyalty.md §8): a clock that is off by more is wrong. */
const SKEW_FAILURE_MS = 5 * 60_000;
/** Operations for which a customer waits at the kiosk, one after the other. */
const WAITED_FOR = [
  "loyalty.one-time-salt",
  "loyalty.qr-code",
  "ordering.healthcheck",
  "payments.health",
];
const SLOW_MS = 1_000;
/** Others should take at most this share of their limit. */
const SLOW_SHARE = 0.5;

/**
 * Checks each origin's certificate and clock, and the time of each operation. Opens a TLS connection to each origin.
 */
export async function checkConnections({ settings, exchanges, now }: ConnectionChecks) {
  const note = createNotebook("connections", "design");
  const origins = [...new Set(exchanges.map(({ url }) => new URL(url).origin))];
  const publicUrl = settings.payments.gate.publicUrl;
  for (const origin of origins) {
    const section = publicUrl?.startsWith(origin) ? "payments.md §5" : sectionOf(origin, settings);
    await checkCertificate(note, { origin, section, settings, now });
    checkClock(note, origin, exchanges);
  }
  checkSpeed(note, exchanges);
  return note.findings();
}

/** The section that requires TLS; the loyalty contract leaves it to the address that it gives. */
function sectionOf(origin: string, { ordering, payments }: Settings): string {
  if (ordering.vendorBaseUrl.startsWith(origin)) return "ordering.md §5";
  return payments.integratorBaseUrl.startsWith(origin)
    ? "payments.md §5"
    : "in-store-loyalty.md §1";
}

type Certificate = {
  readonly origin: string;
  readonly section: string;
  readonly settings: Settings;
  readonly now: () => number;
};

async function checkCertificate(note: Notebook, { origin, section, settings, now }: Certificate) {
  const title = `certificate of ${origin}`;
  if (!origin.startsWith("https:")) {
    note.ok(section, title, "none needed on this machine");
    return;
  }
  const found = await certificateEnd(new URL(origin), settings.caFile);
  if ("problem" in found) {
    const advice = "The host refuses it too: renew it, send the whole chain, or name caFile.";
    note.failed(section, title, found.problem, advice);
    return;
  }
  const days = Math.floor((found.endsAt - now()) / DAY_MS);
  if (days < SOON_DAYS) {
    note.warning(section, title, `valid for ${days} more days`, "Have it renewed in time.");
  } else note.ok(section, title, `valid for ${days} more days`);
}

/**
 * Connects as the host would. Returns when the certificate expires (UTC milliseconds), or why there is no connection.
 */
function certificateEnd(
  { hostname, port }: URL,
  caFile: string | null,
): Promise<{ readonly endsAt: number } | { readonly problem: string }> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const ca = caFile === null ? [] : [...getCACertificates("default"), readFileSync(caFile, "utf8")];
  const { promise, resolve } = Promise.withResolvers<{ endsAt: number } | { problem: string }>();
  const socket = connect({
    host,
    port: Number(port || 443),
    ...(/^[\d.:]+$/.test(host) ? {} : { servername: host }),
    ...(ca.length > 0 && { ca }),
    timeout: TLS_TIMEOUT_MS,
  });
  socket.once("secureConnect", () =>
    resolve({ endsAt: Date.parse(socket.getPeerCertificate().valid_to) }),
  );
  socket.once("timeout", () => resolve({ problem: "no answer in time" }));
  socket.once("error", (error) => resolve({ problem: error.message }));
  return promise.finally(() => socket.destroy());
}

/** Compares the `Date` headers with this machine's clock: posInfo and salts carry and compare times. */
function checkClock(note: Notebook, origin: string, exchanges: readonly Exchange[]): void {
  const title = `clock of ${origin}`;
  const section = "in-store-loyalty.md §2.2";
  const skews = exchanges.flatMap((exchange) => {
    const date = Date.parse(headerOf(exchange, "date") ?? "");
    const isHere = new URL(exchange.url).origin === origin;
    // The header has whole seconds.
    return isHere && Number.isFinite(date) ? [date + 500 - exchange.atMs] : [];
  });
  if (skews.length === 0) {
    note.skipped(section, title, "no Date in its answers");
    return;
  }
  const skew = skews.reduce((worst, one) => (Math.abs(one) > Math.abs(worst) ? one : worst));
  const seconds = Math.round(Math.abs(skew) / 1_000);
  const finding = `${seconds} s ${skew < 0 ? "behind" : "ahead of"} this machine`;
  const advice = "Let this machine take its time from the network (NTP), then look again.";
  if (Math.abs(skew) > SKEW_FAILURE_MS) note.failed(section, title, finding, advice);
  else if (Math.abs(skew) > SKEW_WARNING_MS) note.warning(section, title, finding, advice);
  else note.ok(section, title, seconds < 2 ? "agrees with this machine" : finding);
}

/** Each operation's slowest answer against its limit (§8 of each contract). */
function checkSpeed(note: Notebook, exchanges: readonly Exchange[]): void {
  const operations = [...new Set(exchanges.map(({ operation }) => operation))];
  const slowest = operations.flatMap((name) => {
    const answered = exchanges.filter(
      ({ operation, result }) => operation === name && result.kind === "answer",
    );
    const [first, ...rest] = answered;
    if (!first) return [];
    return [rest.reduce((worst, one) => (one.durationMs > worst.durationMs ? one : worst), first)];
  });
  for (const { operation, durationMs, limitMs } of slowest) {
    const isWaitedFor = WAITED_FOR.includes(operation);
    const most = isWaitedFor ? SLOW_MS : limitMs * SLOW_SHARE;
    const finding = `${Math.round(durationMs)} ms of ${limitMs} ms`;
    const section = `${contractOf(operation)} §8`;
    if (durationMs > most) {
      const advice = isWaitedFor
        ? "A customer waits for it at every order: look at the line, then at the service."
        : "At its limit the call is given up: look at the line, then at the service.";
      note.warning(section, `time of ${operation}`, finding, advice);
    } else note.ok(section, `time of ${operation}`, finding);
  }
}

function contractOf(operation: string): string {
  if (operation.startsWith("ordering.")) return "ordering.md";
  return /^(payments|gate)\./.test(operation) ? "payments.md" : "in-store-loyalty.md";
}
