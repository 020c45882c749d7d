/** Files with which setup begins: one that was prepared for it, and the settings that are there. */
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { z } from "zod";
import { problemsOf } from "../settings/problems.ts";
import { referenceReader, SettingsError } from "../settings/settings-file.ts";
import { type JsonObject, jsonObject } from "./json.ts";
import { resolvedReferences } from "./secrets.ts";

/** Reads a prepared file. Throws SettingsError, with the names of fields and without any value of the file. */
export function readPreparedFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
): z.output<Schema> {
  const parsed = schema.safeParse(readJsonFile(file), { reportInput: true });
  if (parsed.success) return parsed.data;
  const problems = parsed.error.issues.flatMap(problemsOf);
  throw new SettingsError(`${file}: ${problems.join("; ")}`, problems);
}

/** Reads what a prepared file refers to, in the environment or beside it. Throws SettingsError. */
export function withTexts(
  content: JsonObject,
  { file, environment }: { readonly file: string; readonly environment: NodeJS.ProcessEnv },
): JsonObject {
  const read = referenceReader(dirname(resolve(file)), environment);
  return resolvedReferences(content, (reference) => {
    const found = read(reference);
    if ("text" in found) return found.text;
    throw new SettingsError(`${file}: ${found.problem}`);
  });
}

function readJsonFile(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    // Not the parser's message: it quotes the file, and may quote a secret.
    const why = error instanceof SyntaxError ? "is not JSON" : "cannot be read";
    throw new SettingsError(`${file} ${why}`);
  }
}

/** The settings file that is there; empty before the first setup. Throws SettingsError if it is not JSON. */
export function readPresent(file: string): JsonObject {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return {};
    throw new SettingsError(`${file} cannot be read: run this as root`);
  }
  try {
    return jsonObject.parse(JSON.parse(text.replace(/^\uFEFF/, "")));
  } catch {
    throw new SettingsError(`${file} is not JSON: correct it, or move it away and set up anew`);
  }
}
