import { readFileSync, statSync } from "node:fs";
import type { RequestListener, ServerOptions } from "node:http";
import { createServer, type Server } from "node:https";
import type { Log } from "../net/log.ts";
import { SettingsError } from "../settings/settings-file.ts";

/** Certificate and key in PEM. */
export type TlsFiles = { readonly certFile: string; readonly keyFile: string };

type TlsServerOptions = {
  readonly options: ServerOptions;
  readonly answer: RequestListener;
  readonly log: Pick<Log, "error">;
  /** What errors name. */
  readonly setting: string;
  readonly checkEveryMs?: number;
};

/** How soon a renewed certificate is noticed. */
const CHECK_EVERY_MS = 30_000;

/**
 * An https server with the certificate and key of two files (payments.md §5), which are read again when they change.
 * Throws SettingsError, which names the setting, if they cannot be used at the start; later ones that cannot are logged, and
 * the last good ones stay in use.
 */
export function createTlsServer(
  { certFile, keyFile }: TlsFiles,
  { options, answer, log, setting, checkEveryMs = CHECK_EVERY_MS }: TlsServerOptions,
): { readonly server: Server; stopWatching(): void } {
  const files = [certFile, keyFile];
  // Before they are read, so that a renewal from here on is noticed.
  let seen = versionOf(files);
  const read = () => ({ cert: readFileSync(certFile), key: readFileSync(keyFile) });
  const server = named(setting, () => createServer({ ...options, ...read() }, answer));
  const renew = () => {
    try {
      server.setSecureContext(read());
    } catch (error) {
      // The two files are written one after the other: the second one makes them fit again.
      log.error({ error, setting }, "the new certificate cannot be used");
    }
  };
  const timer = setInterval(() => {
    const now = versionOf(files);
    if (now === seen) return;
    seen = now;
    renew();
  }, checkEveryMs);
  timer.unref();
  return { server, stopWatching: () => clearInterval(timer) };
}

/** A text that changes with the files; one that cannot be read, because it is being replaced, counts as missing. */
function versionOf(files: readonly string[]): string {
  const versions = files.map((file) => {
    try {
      const { mtimeMs, ino, size } = statSync(file);
      return `${mtimeMs} ${ino} ${size}`;
    } catch {
      return "missing";
    }
  });
  return versions.join(", ");
}

/** Puts the setting's name in front of an error. */
function named<Result>(setting: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new SettingsError(`${setting}: ${error instanceof Error ? error.message : error}`);
  }
}
