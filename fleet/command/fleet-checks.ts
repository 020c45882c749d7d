/** How the running fleet is: gate, stream, console, kiosks, certificates. None of it changes anything. */
import { readFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { z } from "zod";
import { type DeviceFinding, finding } from "../../electron/host/command/findings.ts";
import { createDeviceStore, type Device } from "../console/store/devices.ts";
import type { FleetSettings } from "../settings/settings.ts";
import { type FleetPaths, pathHere, seenPath } from "./fleet-paths.ts";
import { ask } from "./probe.ts";
import { addressOf } from "./setup/addresses.ts";
import { daysLeft } from "./setup/certificates.ts";

/** From it on the gate makes room, and warns operators. */
const FULL_PERCENT = 70;
/** Authorities renew a month before; later something is wrong. */
const RENEW_DAYS = 14;
const MEGABYTE = 1024 * 1024;

export type FleetChecks = {
  readonly paths: FleetPaths;
  readonly settings: FleetSettings;
  /** UTC milliseconds. */
  readonly now: () => number;
  /** Whether its programs can run here. */
  readonly isBooted: boolean;
};

/** Every check of the running fleet. */
export async function checkFleet(checks: FleetChecks): Promise<readonly DeviceFinding[]> {
  const running = checks.isBooted
    ? [
        await checkGate(checks.settings),
        await checkStream(checks.settings),
        await checkConsole(checks),
        await checkKiosks(checks),
      ]
    : [finding("skipped", "gate and console", "they do not run", "They start with the machine.")];
  return [...running, ...checkCertificates(checks)];
}

/** Whether callbacks can be stored. */
export async function checkGate({ gate, server }: FleetSettings): Promise<DeviceFinding> {
  const { monitorListen: at } = gate;
  if (at === null) return finding("skipped", "gate", "the settings have no gate.monitorListen");
  const answer = await ask({ url: `http://${at}/health` });
  if ("problem" in answer) {
    return finding(
      "failed",
      "gate",
      "it does not run",
      "journalctl -u loyalty-fleet-gate says why.",
    );
  }
  if (answer.status === 200) return finding("ok", "gate", "stores callbacks");
  const advice = `journalctl -u loyalty-fleet-gate says why; it connects to ${server.url ?? server.listen}`;
  return finding("failed", "gate", "it cannot store callbacks", advice);
}

/** How much of the stream's room is used, and by what. */
async function checkStream({ gate, server }: FleetSettings): Promise<DeviceFinding> {
  const answer = await ask({ url: `http://${gate.monitorListen}/metrics` });
  const metric = (name: string): number | null => {
    const body = "body" in answer ? answer.body : "";
    const value = new RegExp(`^kiosk_fleet_${name} (\\d+)$`, "m").exec(body)?.[1];
    return value === undefined ? null : Number(value);
  };
  const bytes = metric("gate_stream_bytes");
  if (bytes === null) return finding("skipped", "stream", "the gate does not say");
  const percent = Math.ceil((100 * bytes) / server.maxBytes);
  const room = `${percent} % of ${Math.round(server.maxBytes / MEGABYTE)} MB used`;
  const seen = `${room}; ${metric("gate_undelivered") ?? 0} payments wait for their kiosk`;
  return percent < FULL_PERCENT
    ? finding("ok", "stream", seen)
    : finding("warning", "stream", seen, "The console names kiosks that do not take theirs.");
}

/** Whether operators can open the page. */
export async function checkConsole({ paths, settings }: FleetChecks): Promise<DeviceFinding> {
  const { listen, publicUrl, tls } = settings.console;
  const url = publicUrl ?? `${tls ? "https" : "http"}://${listen}`;
  const plain = `http://${new URL(url).host}/`;
  const at = listen.replace(/^0\.0\.0\.0:/, "127.0.0.1:");
  const answer = await ask({
    // A proxy has the certificate.
    url: tls ? url : plain,
    at,
    pinned: tls && readFileSync(pathHere(paths, tls.certFile), "utf8"),
  });
  const advice = "journalctl -u loyalty-fleet-console says why.";
  if ("problem" in answer) return finding("failed", "console", answer.problem, advice);
  return answer.status === 200
    ? finding("ok", "console", `operators open ${new URL(url).origin}/`)
    : finding("failed", "console", `it answers with HTTP ${answer.status}`, advice);
}

const connections = z.object({
  connections: z.array(z.object({ authorized_user: z.string().optional() })),
});

/** Which of the paired kiosks are connected. */
export async function checkKiosks({ paths, settings }: FleetChecks): Promise<DeviceFinding> {
  const { server, console: page } = settings;
  const kiosks = pairedKiosks(pathHere(paths, page.databaseFile));
  if (kiosks.length === 0) {
    const advice = "Pair them at the console: each shows a code in its staff mode.";
    return finding("skipped", "kiosks", "none is paired yet", advice);
  }
  if (server.monitorListen === null) {
    return finding("skipped", "kiosks", "the settings have no server.monitorListen");
  }
  const url = `http://${server.monitorListen}/connz?auth=true&limit=100000`;
  const answer = await ask({ url });
  const found = connections.safeParse("body" in answer ? parsedJson(answer.body) : null);
  if (!found.success) {
    const advice = "journalctl -u loyalty-fleet-server says why.";
    return finding("failed", "kiosks", "the nats-server does not answer", advice);
  }
  const keys = new Set(found.data.connections.map((one) => one.authorized_user));
  const away = kiosks.filter(({ publicKey }) => !keys.has(publicKey));
  const seen = `${kiosks.length - away.length} of ${kiosks.length} connected`;
  if (away.length === 0) return finding("ok", "kiosks", seen);
  const names = away.map(({ name, salesOutletId }) => `${name} of outlet ${salesOutletId}`);
  return finding("warning", "kiosks", `${seen}; not ${names.join(", ")}`);
}

function pairedKiosks(databaseFile: string): readonly Device[] {
  try {
    const database = new DatabaseSync(databaseFile, { readOnly: true, timeout: 5_000 });
    try {
      return createDeviceStore(database)
        .all()
        .filter(({ kind, removedAt }) => kind === "kiosk" && removedAt === null);
    } finally {
      database.close();
    }
  } catch {
    // The console makes it at its first start.
    return [];
  }
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Days until each certificate expires. */
function checkCertificates({ paths, settings, now }: FleetChecks): DeviceFinding[] {
  const sections = { gate: settings.gate, server: settings.server, console: settings.console };
  const files = Object.values(sections).flatMap(({ tls }) => (tls ? [tls.certFile] : []));
  return [...new Set(files)].map((file) => {
    const shown = seenPath(paths, file);
    const days = daysLeft(pathHere(paths, file), now());
    if (days === null) return finding("failed", "certificate", `cannot read ${shown}`);
    const advice = `Renew ${shown}; it is read again when it changes, by the nats-server at its start.`;
    if (days < 0) return finding("failed", "certificate", `${shown} has expired`, advice);
    const seen = `${shown} is valid for ${days} more days`;
    return days < RENEW_DAYS
      ? finding("warning", "certificate", seen, advice)
      : finding("ok", "certificate", seen);
  });
}

/** Whether integrators reach the gate under its public address; from here that may fail for other reasons. */
export async function checkPublicGate(
  { gate }: FleetSettings,
  ca: string | null,
): Promise<DeviceFinding> {
  if (gate.publicUrl === null || addressOf(gate.listen) === null) {
    return finding("skipped", "public address", "the settings have no gate.publicUrl");
  }
  const answer = await ask({ url: new URL("/alive", gate.publicUrl).href, ca });
  if ("status" in answer && answer.status === 200) {
    return finding("ok", "public address", `${gate.publicUrl} leads to the gate`);
  }
  const why = "problem" in answer ? answer.problem : `HTTP ${answer.status}`;
  const advice = "Look at the DNS, the firewall and, if there is one, the proxy.";
  return finding("warning", "public address", `${gate.publicUrl}: ${why}, from here`, advice);
}
