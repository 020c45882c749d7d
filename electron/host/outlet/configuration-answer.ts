/** The configuration endpoint's answer and the cached form of it (in-store-loyalty.md §2.4, §4.6); pure. */
import { z } from "zod";
import {
  configurationResponse,
  type OutletConfiguration,
  outletConfiguration,
} from "../../../contracts/in-store-loyalty.ts";
import { isServiceAddress } from "../net/address.ts";
import type { HttpResult } from "../net/http-client.ts";
import { parseJson } from "../net/json.ts";

/** The outlet as last heard. `bound` is false after `accepted:false`: guest mode, whatever `configuration` says. */
export type OutletState = {
  readonly bound: boolean;
  readonly configuration: OutletConfiguration | null;
};

export type ConfigurationAnswer =
  | {
      readonly kind: "configuration";
      readonly configuration: OutletConfiguration;
      readonly etag: string | null;
    }
  | { readonly kind: "unchanged" }
  | { readonly kind: "guest" }
  | { readonly kind: "unauthorized" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "malformed"; readonly why: string };

/** Reads what came of a poll for outlet `establishmentId`. */
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
  const answer = configurationResponse.safeParse(json.value);
  if (!answer.success) return { kind: "malformed", why: fieldOf(answer.error) };
  if (!answer.data.accepted) return { kind: "guest" };
  const { config } = answer.data;
  const problem = problemOf(config, establishmentId);
  if (problem) return { kind: "malformed", why: problem };
  return { kind: "configuration", configuration: config, etag: result.headers.etag ?? null };
}

/** What a schema cannot say: it would send the key's hash to the wrong place, or another outlet's orders. */
function problemOf(config: OutletConfiguration, establishmentId: number): string | null {
  if (config.establishmentId !== establishmentId) return "config.establishmentId";
  if (!isServiceAddress(config.apiUrl)) return "config.apiUrl";
  return null;
}

function fieldOf(error: z.ZodError): string {
  return error.issues[0]?.path.map(String).join(".") || "the answer";
}

const cachedState = z.object({
  bound: z.boolean(),
  configuration: outletConfiguration.nullable(),
});

/** The text that is cached. */
export function serializeState(state: OutletState): string {
  return JSON.stringify(state);
}

/** What was cached, or null where it is none of ours. */
export function deserializeState(text: string): OutletState | null {
  const json = parseJson(text);
  const state = cachedState.safeParse(json.ok ? json.value : undefined);
  return state.success ? state.data : null;
}
