/** Whether the machine's firewall lets the kiosk's account connect to what the doctor, as root, reaches itself. */
import { isLoopback } from "../../net/address.ts";
import { portOf, serviceAddresses } from "../../settings/service-addresses.ts";
import type { Settings } from "../../settings/settings.ts";
import { createNotebook, type Finding } from "./report.ts";

const SECTION = "docs/install.md";
const ADVICE =
  'Run loyalty-kiosk setup again: it admits the ports of the settings. For an address that is in no setting, name its port in "firewall": {"servicePorts": […]} of a prepared file.';

export type FirewallChecks = {
  readonly settings: Settings;
  /** Addresses that the kiosk calls though they may be in no setting: services have named them. */
  readonly called: readonly string[];
  /** TCP ports to which the kiosk's account may connect on other machines; null: all. */
  readonly reachablePorts: readonly number[] | null;
};

export function checkFirewall({
  settings,
  called,
  reachablePorts,
}: FirewallChecks): readonly Finding[] {
  if (reachablePorts === null) return [];
  const note = createNotebook("connections", SECTION);
  const addresses = [...serviceAddresses(settings), ...called].filter(
    (address) => URL.canParse(address) && !isLoopback(new URL(address).hostname),
  );
  const closed = addresses.filter((address) => !reachablePorts.includes(portOf(address)));
  for (const origin of new Set(closed.map(originOf))) {
    note.failed(SECTION, `firewall for ${origin}`, "closed to the kiosk's account", ADVICE);
  }
  if (closed.length === 0) {
    note.ok(SECTION, "firewall", "the kiosk's account may connect to each of its services");
  }
  return note.findings();
}

/** Without path and query, which may be secret; `URL.origin` is null for `tcp:` and `tls:`. */
function originOf(address: string): string {
  const { protocol, host } = new URL(address);
  return `${protocol}//${host}`;
}
