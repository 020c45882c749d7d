/** Whom a connection with TLS trusts. */
import { readFileSync } from "node:fs";
import { getCACertificates } from "node:tls";

/** Trusted in addition to the public ones; null for those alone. Throws if the file cannot be read. */
export function authorities(caFile: string | null): string | null {
  if (caFile === null) return null;
  return [...getCACertificates("default"), readFileSync(caFile, "utf8")].join("\n");
}

/**
 * For the client of NATS; null for a server without TLS. `server`: tls://HOST:PORT. The client names a server that it
 * knows by its IP address nowhere: Node would look for "localhost" in the certificate.
 */
export function tlsTo(server: string, ca: string | null) {
  if (!server.startsWith("tls:")) return null;
  const host = new URL(server).hostname.replace(/^\[|\]$/g, "");
  return { host, ...(ca !== null && { ca }) };
}
