import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { z } from "zod";
import { KIOSK_ORDER_TYPES } from "../../contracts/ordering.ts";

/** A settings file that cannot be used; `message` is one line that names the field. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

/** https anywhere, http only on this machine (design §4). */
const serviceAddress = z.url().refine(
  (address) => {
    const { protocol, hostname } = new URL(address);
    const loopback = ["127.0.0.1", "localhost", "[::1]"].includes(hostname);
    return protocol === "https:" || (protocol === "http:" && loopback);
  },
  { error: "must be https, or http on a loopback address" },
);

const secret = z.string().min(1);
const base64Bytes = (length: number) =>
  z.string().refine((text) => Buffer.from(text, "base64").length === length, {
    error: `must be ${length} bytes in Base64`,
  });
const listenAddress = z
  .string()
  .regex(/^[^:\s]+:\d{1,5}$/, { error: "must be HOST:PORT, for example 127.0.0.1:4650" });

const outlet = z.strictObject({
  configBaseUrl: serviceAddress,
  pos: z.enum(["generic", "pos_type_1", "pos_type_2", "pos_type_3"]).default("generic"),
  identifier: z.string().min(1),
  credentialCipher: z.strictObject({ key: base64Bytes(24), iv: base64Bytes(8) }),
  midIdentifier: z.string().nullable().default(null),
  fullRestaurantCode: z.string().nullable().default(null),
  /** Whether header SaltId goes with the token to the configuration endpoint ("not shown"). */
  configurationSalt: z.boolean().default(true),
  configurationPollSeconds: z.number().int().min(5).max(86_400).default(60),
});

const ordering = z.strictObject({
  vendorBaseUrl: serviceAddress,
  salesOutletId: z.number().int(),
  apiKey: secret,
  apiKeyResponse: secret,
  sendPosCode: z.boolean().default(false),
  revisionCheckEnabled: z.boolean().default(true),
  menuPollSeconds: z.number().int().min(5).max(86_400).default(60),
  orderTypes: z.array(z.enum(KIOSK_ORDER_TYPES)).min(1).default(["EAT_IN", "PICKUP"]),
  taxesIncluded: z.boolean().default(true),
  customFields: z.record(z.string(), z.string()).default({}),
});

const payments = z.strictObject({
  integratorBaseUrl: serviceAddress,
  apiVersion: z
    .string()
    .regex(/^v\d+$/)
    .default("v1"),
  integrationId: z.string().min(1),
  outboundToken: secret,
  inboundTokens: z.array(secret).min(1),
  settings: z.record(z.string(), z.string()).default({}),
  gate: z.strictObject({
    listen: listenAddress.default("127.0.0.1:4650"),
    publicUrl: serviceAddress.nullable().default(null),
  }),
  returnBaseUrl: serviceAddress.nullable().default(null),
  payAtCounter: z.boolean().default(false),
});

const device = z.strictObject({
  terminalId: z.string().min(1),
  staffPin: secret,
  guest: z.strictObject({
    name: z.string().min(1),
    email: z.string().min(1),
    phoneNumber: z.string().regex(/^\+\d{6,15}$/),
  }),
  idleSeconds: z.number().int().min(20).max(600).default(60),
  idleWarningSeconds: z.number().int().min(20).max(120).default(20),
  theme: z
    .strictObject({
      name: z.string().min(1).default("Loyalty Kiosk"),
      accent: z
        .string()
        .regex(/^#[0-9A-Fa-f]{6}$/)
        .default("#A11B3F"),
      logo: z.string().nullable().default(null),
    })
    .prefault({}),
  menuPictures: z.string().nullable().default(null),
  fallback: z
    .strictObject({
      currency: z.string().regex(/^[A-Z]{3}$/),
      timezone: z.string().min(1),
      locales: z.array(z.string().min(2)).min(1),
    })
    .prefault({ currency: "EUR", timezone: "Europe/Berlin", locales: ["en"] }),
});

const wire = z
  .strictObject({
    platformId: z.string().min(1).default("platformId"),
    platformOrderId: z.string().min(1).default("platformOrderId"),
    wallets: z
      .strictObject({ WALLET_A_PAY: z.string(), WALLET_B_PAY: z.string() })
      .prefault({ WALLET_A_PAY: "WALLET_A_PAY", WALLET_B_PAY: "WALLET_B_PAY" }),
    pos: z.record(z.string(), z.string()).default({}),
  })
  .prefault({});

/** The device settings file (design §4). */
export const settingsSchema = z.strictObject({
  outlet,
  ordering,
  payments,
  device,
  wire,
  caFile: z.string().nullable().default(null),
});
export type Settings = z.infer<typeof settingsSchema>;

/** Fields that may be given as `{"env": "NAME"}` or `{"file": "path"}` instead of a literal. */
const reference = z.union([
  z.strictObject({ env: z.string().min(1) }),
  z.strictObject({ file: z.string().min(1) }),
]);

/**
 * Reads and checks a settings file; paths in it are relative to its own folder.
 * Throws SettingsError with one line that names the field.
 */
export function readSettings(file: string, environment: NodeJS.ProcessEnv): Settings {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    throw new SettingsError(`settings: cannot read ${file} (${errorCode(error)})`);
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new SettingsError(`settings: ${file} is not JSON`);
  }
  return parseSettings(json, dirname(resolve(file)), environment);
}

/** Checks settings that were already read. `folder` is what relative paths start from. */
export function parseSettings(
  json: unknown,
  folder: string,
  environment: NodeJS.ProcessEnv,
): Settings {
  const parsed = settingsSchema.safeParse(resolveReferences(json, "", folder, environment));
  if (!parsed.success) throw new SettingsError(`settings: ${firstIssue(parsed.error)}`);
  const { device: found } = parsed.data;
  const absolute = (path: string | null) => (path === null ? null : resolve(folder, path));
  return {
    ...parsed.data,
    caFile: absolute(parsed.data.caFile),
    device: {
      ...found,
      menuPictures: absolute(found.menuPictures),
      theme: { ...found.theme, logo: absolute(found.theme.logo) },
    },
  };
}

function resolveReferences(
  value: unknown,
  path: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): unknown {
  if (Array.isArray(value)) {
    return value.map((entry, index) =>
      resolveReferences(entry, `${path}[${index}]`, folder, environment),
    );
  }
  if (typeof value !== "object" || value === null) return value;
  const asReference = reference.safeParse(value);
  if (asReference.success) return readReference(asReference.data, path, folder, environment);
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      resolveReferences(entry, path === "" ? key : `${path}.${key}`, folder, environment),
    ]),
  );
}

function readReference(
  found: z.infer<typeof reference>,
  path: string,
  folder: string,
  environment: NodeJS.ProcessEnv,
): string {
  if ("env" in found) {
    const value = environment[found.env];
    if (value === undefined) {
      throw new SettingsError(`settings: ${path}: environment variable ${found.env} is not set`);
    }
    return value;
  }
  try {
    return readFileSync(resolve(folder, found.file), "utf8").trimEnd();
  } catch (error) {
    throw new SettingsError(`settings: ${path}: cannot read ${found.file} (${errorCode(error)})`);
  }
}

function firstIssue(error: z.ZodError): string {
  const issue = error.issues[0];
  if (!issue) return "not valid";
  const field = issue.path.map(String).join(".") || "the file";
  if (issue.code === "unrecognized_keys") {
    const prefix = issue.path.length > 0 ? `${field}.` : "";
    return `${prefix}${issue.keys.join(", ")}: unknown field`;
  }
  return `${field}: ${issue.message}`;
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unreadable";
}
