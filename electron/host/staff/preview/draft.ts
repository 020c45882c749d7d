/** Reads a draft of an outlet configuration, as a person wrote it; pure. */
import type { z } from "zod";
import type { LeftOut } from "../../../../contracts/leaving-out.ts";
import {
  givenConfig,
  type OutletConfiguration,
  readOutletConfiguration,
} from "../../../../contracts/outlet-configuration.ts";
import { parseJson } from "../../net/json.ts";
import type { DraftProblem } from "../../rpc/preview-contract.ts";

/** Parts of a configuration's text that a kiosk does not use. */
export type UnusedFields = {
  /** Paths of fields that the contract does not know. */
  readonly ignoredFields: readonly string[];
  /** Fields that are left out because their values do not fit the contract. */
  readonly leftOut: readonly LeftOut[];
};

export type ReadDraft =
  | ({
      readonly ok: true;
      readonly configuration: OutletConfiguration;
      /** The text that it was read from. */
      readonly given: Readonly<Record<string, unknown>>;
    } & UnusedFields)
  | { readonly ok: false; readonly problems: DraftProblem[] };

/** After correcting this many fields, the author tries again. */
const MOST_PROBLEMS = 20;
const MOST_IGNORED = 50;

/**
 * Reads a draft: the configuration alone, or the whole answer of the endpoint (in-store-loyalty.md §2.4, §4.6). Never throws.
 */
export function readDraft(text: string): ReadDraft {
  const json = parseJson(text.replace(/^\uFEFF/, ""));
  if (!json.ok) return refused([{ kind: "not-json", field: "", why: whyNotJson(text) }]);
  const isAnswer = isObject(json.value) && "accepted" in json.value;
  if (!isAnswer) return read(json.value, []);
  const answer = givenConfig.safeParse(json.value);
  if (answer.success && !answer.data.accepted) {
    const why = "accepted is false: the answer holds no configuration";
    return refused([{ kind: "not-accepted", field: "accepted", why }]);
  }
  return read(isObject(json.value) ? json.value.config : undefined, ["config"]);
}

function read(raw: unknown, path: readonly string[]): ReadDraft {
  const parsed = readOutletConfiguration(raw);
  if (!parsed.ok) return refused(problemsOf(parsed.error, path));
  const configuration = parsed.value;
  const given = isObject(raw) ? raw : {};
  return {
    ok: true,
    configuration,
    given,
    ...unusedFields(raw, configuration, { ...parsed, path }),
  };
}

type WhatWasRead = {
  readonly leftOut: readonly LeftOut[];
  /** Path of the configuration in its text; at the top unless given. */
  readonly path?: readonly string[];
};

/** The fields of `raw` that are not in the configuration read from it; at most the first 50 of each kind. */
export function unusedFields(
  raw: unknown,
  configuration: OutletConfiguration,
  { leftOut, path = [] }: WhatWasRead,
): UnusedFields {
  const named = leftOut.map(({ field, why }) => ({ field: [...path, field].join("."), why }));
  const known = new Set(named.map(({ field }) => field));
  const ignored = ignoredIn(raw, configuration, path).filter((field) => !known.has(field));
  return {
    ignoredFields: ignored.slice(0, MOST_IGNORED),
    leftOut: named.slice(0, MOST_IGNORED),
  };
}

function refused(problems: DraftProblem[]): ReadDraft {
  return { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}

function problemsOf(error: z.ZodError, path: readonly string[]): DraftProblem[] {
  return error.issues.map((issue) => ({
    kind: "field",
    field: [...path, ...issue.path.map(String)].join("."),
    why: issue.message,
  }));
}

/** The parser's message, with line and column if it names a position. */
function whyNotJson(text: string): string {
  try {
    JSON.parse(text);
    return "nested too deep";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Paths that are in the text and not in what was read from it. A block that is switched off is not read at all. */
function ignoredIn(raw: unknown, read: unknown, path: readonly string[]): string[] {
  if (Array.isArray(raw)) {
    if (!Array.isArray(read)) return [];
    return raw.flatMap((entry, index) => ignoredIn(entry, read[index], [...path, String(index)]));
  }
  if (!isObject(raw) || !isObject(read)) return [];
  return Object.entries(raw).flatMap(([name, value]) =>
    name in read || (path.length <= 1 && name === "loyalty")
      ? ignoredIn(value, read[name], [...path, name])
      : [[...path, name].join(".")],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
