/** The configuration files of the fleet's nats-server. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { writeFully } from "../../electron/host/shared/write-fully.ts";
import { writeDurably } from "./durable-file.ts";
import { CONSOLE, GATE, PAIRING, type Permissions } from "./permissions.ts";

/** What JetStream writes besides the stream's messages. */
const ROOM_BYTES = 64 * 1024 * 1024;

/** How the list of users begins. */
const AUTHORIZATION = "authorization {";

/** The user of whoever has no key. */
const PAIRING_USER = "pairing";

export type ServerOptions = {
  /** HOST:PORT for kiosks, gate and console. */
  readonly listen: string;
  /** HOST:PORT of the monitoring pages, on this machine only; null for none. */
  readonly monitor: string | null;
  /** Folder of its files: configuration, keys' permissions, process id, stream. */
  readonly folder: string;
  /** Certificate and key in PEM; null only on this machine itself. */
  readonly tls: { readonly certFile: string; readonly keyFile: string } | null;
  /** The most bytes of the stream's messages. */
  readonly maxBytes: number;
  /** Public keys of the gate and the console. */
  readonly gateKey: string;
  readonly consoleKey: string;
};

/** One device's public key with what it may do. */
export type DeviceKey = { readonly publicKey: string; readonly permissions: Permissions };

export const serverFiles = (folder: string) => ({
  configuration: join(folder, "nats-server.conf"),
  users: join(folder, "users.conf"),
  processId: join(folder, "nats-server.pid"),
  stream: join(folder, "jetstream"),
});

/** Writes the main file; `sync_interval: always`: a PubAck means that the message is on the disk. */
export function writeServerConfiguration(options: ServerOptions): string {
  const files = serverFiles(options.folder);
  const { tls } = options;
  writeDurably(
    files.configuration,
    [
      `listen: ${text(options.listen)}`,
      ...(options.monitor === null ? [] : [`http: ${text(options.monitor)}`]),
      `pid_file: ${text(files.processId)}`,
      `ports_file_dir: ${text(options.folder)}`,
      // Larger than the largest claim and the largest enrollment callback.
      "max_payload: 256KB",
      "max_pending: 8MB",
      'write_deadline: "5s"',
      'ping_interval: "10s"',
      "ping_max: 2",
      `jetstream { store_dir: ${text(files.stream)}, max_file_store: ${options.maxBytes + ROOM_BYTES}, max_memory_store: 0, sync_interval: always }`,
      ...(tls ? [`tls { cert_file: ${text(tls.certFile)}, key_file: ${text(tls.keyFile)} }`] : []),
      'include "users.conf"',
      "",
    ].join("\n"),
  );
  return files.configuration;
}

/**
 * Writes who may connect; the server reads it at its start and at SIGHUP. On a full disk a list that has become shorter
 * is written nevertheless: a stolen kiosk has to be cut off.
 */
export function writeUsers(
  options: Pick<ServerOptions, "folder" | "gateKey" | "consoleKey">,
  devices: readonly DeviceKey[],
): void {
  const keys = [
    { publicKey: options.gateKey, permissions: GATE },
    { publicKey: options.consoleKey, permissions: CONSOLE },
    ...devices,
  ];
  const file = serverFiles(options.folder).users;
  const content = usersText(keys);
  try {
    writeDurably(file, content);
  } catch (error) {
    if (!isDiskFull(error) || !overwrite(file, content)) throw error;
  }
}

/**
 * Lets in only gate and console until the console has written the devices that it knows, unless there is a list. An empty
 * file is none: with it the server would let in anybody, and everybody may do everything.
 */
export function writeFirstUsers(
  options: Pick<ServerOptions, "folder" | "gateKey" | "consoleKey">,
): void {
  const { users } = serverFiles(options.folder);
  const isList = existsSync(users) && readFileSync(users, "utf8").includes(AUTHORIZATION);
  if (!isList) writeUsers(options, []);
}

function usersText(keys: readonly DeviceKey[]): string {
  return [
    `no_auth_user: ${PAIRING_USER}`,
    AUTHORIZATION,
    "  users = [",
    `    { user: ${PAIRING_USER}, password: ${PAIRING_USER}, ${permissionsText(PAIRING)} }`,
    ...keys.map(
      ({ publicKey, permissions }) => `    { nkey: ${publicKey}, ${permissionsText(permissions)} }`,
    ),
    "  ]",
    "}",
    "",
  ].join("\n");
}

function permissionsText({ publish, subscribe }: Permissions): string {
  const list = (which: readonly string[]) =>
    which.length === 0 ? '{ deny: ">" }' : `{ allow: [${which.map(text).join(", ")}] }`;
  return `permissions: { publish: ${list(publish)}, subscribe: ${list(subscribe)} }`;
}

const text = (value: string) => JSON.stringify(value);

function isDiskFull(error: unknown): boolean {
  return (
    error instanceof Error && "code" in error && ["ENOSPC", "EDQUOT"].includes(String(error.code))
  );
}

/**
 * Writes a text that is no longer than the file's into the blocks that the file has; returns whether it could. A power
 * cut meanwhile leaves a file that the server refuses, until the console writes it again at its start.
 */
function overwrite(file: string, content: string): boolean {
  rmSync(`${file}.new`, { force: true });
  const bytes = Buffer.from(content);
  if (bytes.length > (statSync(file, { throwIfNoEntry: false })?.size ?? 0)) return false;
  const descriptor = openSync(file, "r+");
  try {
    writeFully(descriptor, bytes);
    ftruncateSync(descriptor, bytes.length);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
  return true;
}
