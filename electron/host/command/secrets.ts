/** Secrets of a settings file: kept apart from it, so that it can be read and copied. */
import { join } from "node:path";
import { type Reference, reference as referenceSchema } from "../settings/texts.ts";
import { type Audience, writeInstalledFile } from "./installed-file.ts";
import { isObject, type JsonObject, jsonObject, mapped } from "./json.ts";
import type { System } from "./system.ts";

/** Fields that hold a secret, and the name under which it is stored. */
export type SecretNames = readonly (readonly [RegExp, string])[];

/** The name under which the text of a field is stored; null if it is no secret. */
function secretName(names: SecretNames, path: readonly string[]): string | null {
  const field = path.join(".");
  const found = names.find(([pattern]) => pattern.test(field));
  return found ? field.replace(found[0], found[1]) : null;
}

/** How secrets are stored here. */
export type SecretStore = {
  /** For the report. */
  readonly kind: "credentials" | "files";
  reference(name: string): Reference;
  /** The name of the secret that a reference of this or another kind refers to; null if it is somebody else's. */
  nameOf(reference: JsonObject): string | null;
  write(name: string, text: string): void;
};

/** The name of a secret that is a file of setup's own. */
export function nameOfFile({ file }: JsonObject): string | null {
  const isOurs = typeof file === "string" && file.startsWith("secrets/");
  return isOurs ? file.slice("secrets/".length) : null;
}

/** Files in the folder `secrets` beside the settings, which only root and one account can read. */
export function secretFiles(
  system: Pick<System, "own">,
  { folder, audience }: { readonly folder: string; readonly audience: Audience },
): SecretStore {
  return {
    kind: "files",
    reference: (name) => ({ file: `secrets/${name}` }),
    nameOf: nameOfFile,
    write: (name, text) =>
      writeInstalledFile(system, { path: join(folder, name), text: `${text}\n`, audience }),
  };
}

/** Takes the secrets out of settings: each becomes a reference. One that is stored already keeps its name. */
export function withoutSecrets(
  settings: JsonObject,
  names: SecretNames,
  { reference, nameOf }: Pick<SecretStore, "reference" | "nameOf">,
): { readonly settings: JsonObject; readonly secrets: ReadonlyMap<string, string> } {
  const secrets = new Map<string, string>();
  const stored = storedNames(settings, nameOf);
  const replaced = mapped(settings, (value, path) => {
    const name = secretName(names, path);
    if (name === null || typeof value !== "string") return value;
    const free = freeName(name, (one) => stored.has(one) || secrets.has(one));
    secrets.set(free, value);
    return reference(free);
  });
  return { settings: jsonObject.parse(replaced), secrets };
}

/** Names of secrets to which these settings refer. */
function storedNames(settings: JsonObject, nameOf: SecretStore["nameOf"]): ReadonlySet<string> {
  const names = new Set<string>();
  mapped(settings, (value) => {
    const name = isObject(value) ? nameOf(value) : null;
    if (name !== null) names.add(name);
    return value;
  });
  return names;
}

/** A list of tokens that is moved by one must not overwrite the one that stays. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  const numbered = /^(.*-)(\d+)$/.exec(name);
  if (!numbered) return name;
  let number = Number(numbered[2]);
  while (isTaken(`${numbered[1]}${number}`)) number += 1;
  return `${numbered[1]}${number}`;
}

/** Replaces references by their texts, except those to credentials: they are encrypted for this machine already. */
export function resolvedReferences(
  settings: JsonObject,
  read: (reference: Reference) => string,
): JsonObject {
  return jsonObject.parse(
    mapped(settings, (value) => {
      const found = referenceSchema.safeParse(value);
      return found.success && !("credential" in found.data) ? read(found.data) : value;
    }),
  );
}
