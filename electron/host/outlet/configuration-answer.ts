/** The configuration endpoint's answer and the cached form of it (in-store-loyalty.md §2.4, §4.6); pure. */
import { z } from "zod";
import type { LeftOut } from "../../../contracts/leaving-out.ts";
import {
  givenConfig,
  type OutletConfiguration,
  readOutletConfiguration,
} from "../../../contracts/outlet-configuration.ts";
import { isServiceAddress } from "../net/address.ts";
import type { HttpResult } from "../net/http-client.ts";
import { parseJson } from "../net/json.ts";

/** A configuration as it was sent; a revision or outlet id that it lacks is taken from the ETag and the request. */
export type GivenConfiguration = Readonly<Record<string, unknown>>;

/** A configuration and its source; null if an older program cached only the fields that it knew. */
export type SentConfiguration = {
  readonly configuration: OutletConfiguration;
  readonly given: GivenConfiguration | null;
};

/**
 * The outlet by its last answer. `bound` is false after `accepted:false`: guest mode, whatever `configuration` says.
 */
export type OutletState = {
  readonly bound: boolean;
  readonly configuration: OutletConfiguration | null;
  /**
   * The source of `configuration`, to be read again by a later program, which may know more of its fields. Null if an
   * older program cached only the fields that it knew.
   */
  readonly given: GivenConfiguration | null;
};

export type ConfigurationAnswer =
  | {
      readonly kind: "configuration";
      readonly configuration: OutletConfiguration;
      readonly given: GivenConfiguration;
      /** Fields that are left out because their values do not fit the contract. */
      readonly leftOut: readonly LeftOut[];
      readonly etag: string | null;
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "guest" }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "malformed"; readonly why: string };

/** Reads the result of a poll for outlet `establishmentId` (in-store-loyalty.md §4.6, §7). Never throws. */
export function readConfigurationAnswer(
  result: HttpResult,
  establishmentId: number,
): ConfigurationAnswer {
  if (result.kind === "no-answer") return { kind: "unreachable" };
  if (result.status === 304) return { kind: "unchanged" };
  if (result.status === 401) return { kind: "unauthorized" };
  if (result.status >= 500 || [408, 429].includes(result.status)) return { kind: "unreachable" };
  if (result.status !== 200) return { kind: "malformed", why: `HTTP ${result.status}` };
  const json = parseJson(result.text);
  if (!json.ok) return { kind: "malformed", why: "not JSON" };
  const answer = givenConfig.safeParse(json.value);
  if (!answer.success) return { kind: "malformed", why: fieldOf(answer.error) };
  if (!answer.data.accepted) return { kind: "guest" };
  const etag = result.headers.etag ?? null;
  const given = completed(answer.data.config, etag, establishmentId);
  const read = readGiven(given);
  if (!read.ok) return { kind: "malformed", why: `config.${fieldOf(read.error)}` };
  const { configuration, leftOut } = read;
  // Using it would place another outlet's orders.
  if (configuration.establishmentId !== establishmentId) {
    return { kind: "malformed", why: "config.establishmentId" };
  }
  return { kind: "configuration", configuration, given, leftOut, etag };
}

type ReadGiven =
  | {
      readonly ok: true;
      readonly configuration: OutletConfiguration;
      readonly leftOut: readonly LeftOut[];
    }
  | { readonly ok: false; readonly error: z.ZodError };

/** Reads a configuration as it was sent, without the fields that do not fit the contract. */
export function readGiven(given: unknown): ReadGiven {
  const read = readOutletConfiguration(given);
  return read.ok ? { ok: true, ...withoutBadAddress(read.value, read.leftOut) } : read;
}

/** The ETag equals the revision, and the lookup key the outlet (in-store-loyalty.md §4.6): the body may lack either. */
function completed(
  config: GivenConfiguration,
  etag: string | null,
  establishmentId: number,
): GivenConfiguration {
  const revision = /^(?:W\/)?"?(\d{1,15})"?$/.exec(etag ?? "")?.[1];
  return {
    ...config,
    revision:
      typeof config.revision === "number" ? config.revision : Number(revision ?? UNKNOWN_REVISION),
    establishmentId: config.establishmentId ?? establishmentId,
  };
}

/** The revision of a configuration that has none, if its answer has no ETag either. */
export const UNKNOWN_REVISION = 0;

/** The hash of the key is only sent to safe addresses; without one the credential's own is used. */
function withoutBadAddress(
  configuration: OutletConfiguration,
  leftOut: readonly LeftOut[],
): { readonly configuration: OutletConfiguration; readonly leftOut: readonly LeftOut[] } {
  const { apiUrl, ...rest } = configuration;
  if (typeof apiUrl !== "string" || isServiceAddress(apiUrl)) return { configuration, leftOut };
  const why = "neither https nor this machine";
  return { configuration: rest, leftOut: [...leftOut, { field: "apiUrl", why }] };
}

function fieldOf(error: z.ZodError): string {
  return error.issues[0]?.path.map(String).join(".") || "the answer";
}

const cachedState = z.object({
  bound: z.boolean(),
  given: z.record(z.string(), z.unknown()).nullish(),
  /** In caches of older programs, instead of `given`. */
  configuration: z.unknown().optional(),
});

/** The text to be cached; `deserializeState` reads it. */
export function serializeState({ bound, configuration, given }: OutletState): string {
  return JSON.stringify(given ? { bound, given } : { bound, configuration });
}

/** The cached state, or null if the text is not valid. */
export function deserializeState(text: string): OutletState | null {
  const json = parseJson(text);
  const state = cachedState.safeParse(json.ok ? json.value : undefined);
  if (!state.success) return null;
  const { bound, given = null } = state.data;
  const cached = given ?? state.data.configuration ?? null;
  if (cached === null) return { bound, configuration: null, given: null };
  const read = readGiven(cached);
  return read.ok ? { bound, configuration: read.configuration, given } : null;
}
