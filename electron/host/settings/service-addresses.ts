/** Addresses in the settings to which the kiosk's account connects: what a firewall has to admit. */
import type { Settings } from "./settings.ts";

const DEFAULT_PORTS: Readonly<Record<string, number>> = { "https:": 443, "http:": 80 };

/** Each as a URL. Not `operation.updates.feedUrl`: only the Electron program, which no firewall of ours confines, uses it. */
export function serviceAddresses(settings: Settings): readonly string[] {
  const { outlet, ordering, payments, device, operation, fleet } = settings;
  const printer = device.receipt.printer?.address ?? null;
  return [
    outlet.configBaseUrl,
    ordering.vendorBaseUrl,
    payments.integratorBaseUrl,
    // The provider's page returns to it, in the kiosk's browser.
    payments.returnBaseUrl,
    // The doctor in staff mode calls its gate in the integrator's place.
    fleet === null ? payments.gate.publicUrl : null,
    operation.telemetry.endpoint,
    printer?.startsWith("tcp://") ? printer : null,
    ...(fleet?.servers ?? []),
  ].filter((address) => address !== null);
}

/** The TCP port of an address. */
export function portOf(address: string): number {
  const { port, protocol } = new URL(address);
  return port === "" ? (DEFAULT_PORTS[protocol] ?? 0) : Number(port);
}
