/** Whether a certificate can be used: readable, in its time, for the right name, and together with its key. */
import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";
import { readFileSync } from "node:fs";
import { isIP } from "node:net";

const DAY_MS = 24 * 60 * 60_000;

export type CertificateCheck = {
  /** The path of the file as it is shown. */
  readonly shown: string;
  /** UTC milliseconds. */
  readonly now: number;
  /** The name or IP address under which others connect; null if it is not known yet. */
  readonly host: string | null;
};

/** What is wrong with a certificate; null if nothing is. */
export function certificateProblem(
  file: string,
  { shown, now, host }: CertificateCheck,
): string | null {
  const certificate = readCertificate(file);
  if (certificate === "unreadable") return `cannot read ${shown}`;
  if (certificate === null) return `${shown} has no certificate in PEM`;
  const { validFrom, validTo, subjectAltName } = certificate;
  if (Date.parse(validTo) < now) return `${shown} has expired on ${dateOf(validTo)}`;
  if (Date.parse(validFrom) > now) return `${shown} is not valid before ${dateOf(validFrom)}`;
  if (host === null || isFor(certificate, host)) return null;
  return `${shown} is for ${subjectAltName ?? "no name"}, not for ${host}`;
}

/** What is wrong with a private key, or with it beside its certificate; null if nothing is. */
export function keyProblem(
  file: string,
  { shown, certificateFile }: { readonly shown: string; readonly certificateFile: string },
): string | null {
  const key = readKey(file);
  if (key === "unreadable") return `cannot read ${shown}`;
  if (key === null) return `${shown} has no private key in PEM, or one with a passphrase`;
  const certificate = readCertificate(certificateFile);
  if (certificate === null || certificate === "unreadable") return null;
  return certificate.checkPrivateKey(key) ? null : `${shown} does not belong to the certificate`;
}

/** Whole days until a certificate expires, negative afterwards; null if there is none in the file. */
export function daysLeft(file: string, now: number): number | null {
  const certificate = readCertificate(file);
  if (certificate === null || certificate === "unreadable") return null;
  return Math.floor((Date.parse(certificate.validTo) - now) / DAY_MS);
}

/** The first certificate of a file: the server's own. */
function readCertificate(file: string): X509Certificate | "unreadable" | null {
  return parsed(file, (text) => new X509Certificate(text));
}

function readKey(file: string): KeyObject | "unreadable" | null {
  return parsed(file, createPrivateKey);
}

/** Null if the content is something else. Its own error is not shown: it may quote the key. */
function parsed<Parsed>(
  file: string,
  parse: (text: Buffer) => Parsed,
): Parsed | "unreadable" | null {
  let text: Buffer;
  try {
    text = readFileSync(file);
  } catch {
    return "unreadable";
  }
  try {
    return parse(text);
  } catch {
    return null;
  }
}

function isFor(certificate: X509Certificate, host: string): boolean {
  const found = isIP(host) === 0 ? certificate.checkHost(host) : certificate.checkIP(host);
  return found !== undefined;
}

const dateOf = (date: string): string => new Date(date).toISOString().slice(0, 10);
