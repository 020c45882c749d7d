/** Which addresses belong to this machine, a private network, or no host at all. */
import { lookup as dnsLookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const PRIVATE = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 3],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv4");
}
for (const [network, prefix] of [
  // Loopback, unspecified, and the deprecated form of IPv4 addresses.
  ["::", 96],
  // The local form of NAT64; Teredo and 6to4, which may contain any IPv4 address.
  ["64:ff9b:1::", 48],
  ["2001::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const) {
  PRIVATE.addSubnet(network, prefix, "ipv6");
}

/** The prefix by which a network without IPv4 reaches its hosts: the last 32 bits are the address. */
const NAT64 = /^64:ff9b::([0-9a-f]{1,4}):([0-9a-f]{1,4})$/;

/** Whether an IP address is not on the public internet; IPv4 within IPv6 is recognized. */
export function isPrivateAddress(address: string): boolean {
  const bare = address.split("%", 1)[0] ?? "";
  if (isIP(bare) !== 6) return PRIVATE.check(bare, "ipv4");
  const [, high, low] = NAT64.exec(new URL(`http://[${bare}]`).hostname.slice(1, -1)) ?? [];
  if (high === undefined || low === undefined) return PRIVATE.check(bare, "ipv6");
  const bits = [high, low].map((part) => Number.parseInt(part, 16));
  const bytes = bits.flatMap((part) => [part >> 8, part & 0xff]);
  return PRIVATE.check(bytes.join("."), "ipv4");
}

/**
 * The IP address that the host of a URL is, or null if it is a name. Decimal, octal and hexadecimal forms are read as
 * every client reads them.
 */
export function addressIn(url: string): string | null {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  return isIP(host) === 0 ? null : host;
}

/** Finds all addresses of a name; never rejects. */
export type Resolve = (name: string) => Promise<readonly { address: string; family: number }[]>;

/** The resolver of the operating system. */
export const resolveByDns: Resolve = (name) =>
  new Promise((resolve) => {
    dnsLookup(name, { all: true }, (error, found) => resolve(error ? [] : found));
  });

/** Whether the host of a URL is on this machine or in a private network; a name that does not resolve is not. */
export async function isPrivateHost(url: string, resolve: Resolve): Promise<boolean> {
  const literal = addressIn(url);
  if (literal !== null) return isPrivateAddress(literal);
  const found = await resolve(new URL(url).hostname);
  return found.length > 0 && found.every(({ address }) => isPrivateAddress(address));
}

/** The error code of a refused lookup. */
export const PRIVATE_ADDRESS = "PRIVATE_ADDRESS";

/**
 * A lookup for connections to public addresses only: it checks the very address that is connected to, so that a name
 * whose address changes in between (DNS rebinding) gains nothing.
 */
export function publicLookup(
  mayBePrivate: () => Promise<boolean>,
  resolve: Resolve,
): LookupFunction {
  return (name, options, callback) => {
    void (async () => {
      const found = (await resolve(name)).filter(
        ({ family }) => !options.family || options.family === family,
      );
      const allowed = (await mayBePrivate())
        ? found
        : found.filter(({ address }) => !isPrivateAddress(address));
      const [first] = allowed;
      if (!first) callback(failure(found.length > 0 ? PRIVATE_ADDRESS : "ENOTFOUND"), "", 0);
      else if (options.all) callback(null, [...allowed]);
      else callback(null, first.address, first.family);
    })();
  };
}

function failure(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(code), { code });
}
