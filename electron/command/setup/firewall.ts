/** The kiosk's own part of the firewall: what the package's rules cannot know (`deploy/serve/firewall.nft`). */

import { existsSync, readFileSync } from "node:fs";
import type { OpenPort } from "../../host/command/open-ports.ts";
import { portOf, serviceAddresses } from "../../host/settings/service-addresses.ts";
import type { Settings } from "../../host/settings/settings.ts";
import type { Firewall } from "./prepared.ts";

const HTTPS = 443;
const EVERYWHERE = ["0.0.0.0/0", "::/0"];

/** Ports of SSH: the way in of whoever maintains the machine, which these rules must not close. */
export function sshPorts(open: readonly OpenPort[]): readonly number[] {
  // `systemd` listens on 22 for ssh.socket.
  return open
    .filter(({ port, program }) => program.startsWith("sshd") || port === 22)
    .map(({ port }) => port);
}

/** The text of `/etc/loyalty-kiosk/firewall.nft`. */
export function firewallRules(
  settings: Settings,
  { callbackSources, adminSources, servicePorts }: Firewall,
  { template, ssh }: { readonly template: string; readonly ssh: readonly number[] },
): string {
  const callbacks = callbackPort(settings);
  const lines = [
    ...elements("service_ports", [...servicePortsOf(settings), ...servicePorts].map(String)),
    ...(callbacks === null
      ? []
      : [
          ...elements("callback_ports", [String(callbacks)]),
          ...addresses("callback_sources", callbackSources),
        ]),
    ...(ssh.length === 0 ? [] : addresses("admin_sources", adminSources)),
    ...ssh.filter((port) => port !== 22).flatMap(sshRules),
  ];
  return [
    "# Written by loyalty-kiosk setup from its answers; it is written anew each time.",
    `include "${template}"`,
    ...lines,
    "",
  ].join("\n");
}

/** The port on which callbacks arrive from other machines; null if none do. */
export function callbackPort({ fleet, payments }: Settings): number | null {
  const [, host = "", port] = /^(.*):(\d+)$/.exec(payments.gate.listen) ?? [];
  const isLocal = /^(127\.|localhost$|\[::1\])/.test(host);
  return fleet !== null || isLocal ? null : Number(port);
}

function servicePortsOf(settings: Settings): number[] {
  const ports = new Set(serviceAddresses(settings).map(portOf));
  return [...ports].filter((port) => port !== HTTPS).sort((a, b) => a - b);
}

/** Ports to which written rules let the kiosk's account connect; null without rules of ours, which is all of them. */
export function reachablePorts(file: string): readonly number[] | null {
  if (!existsSync(file)) return null;
  const added = readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.startsWith(elementsOf("service_ports")))
    .flatMap((line) => [...line.matchAll(/\d+/g)].map(Number));
  return [HTTPS, ...added];
}

function addresses(set: string, sources: readonly string[]): string[] {
  const all = sources.length === 0 ? EVERYWHERE : sources;
  return [
    ...elements(
      `${set}4`,
      all.filter((one) => !one.includes(":")),
    ),
    ...elements(
      `${set}6`,
      all.filter((one) => one.includes(":")),
    ),
  ];
}

function elements(set: string, values: readonly string[]): string[] {
  const all = [...new Set(values)].join(", ");
  return all === "" ? [] : [`${elementsOf(set)} { ${all} }`];
}

function elementsOf(set: string): string {
  return `add element inet loyalty_kiosk ${set}`;
}

/** SSH on another port than the package's rules name. */
function sshRules(port: number): string[] {
  return [
    `add rule inet loyalty_kiosk input tcp dport ${port} ip saddr @admin_sources4 accept`,
    `add rule inet loyalty_kiosk input tcp dport ${port} ip6 saddr @admin_sources6 accept`,
  ];
}
