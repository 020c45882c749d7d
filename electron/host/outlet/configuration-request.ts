import { join } from "../net/address.ts";
import type { HttpClient } from "../net/http-client.ts";
import type { Settings } from "../settings/settings.ts";
import { type ConfigurationAnswer, readConfigurationAnswer } from "./configuration-answer.ts";

/** Signs one call (in-store-loyalty.md §5 rule 5), with or without a salt; null if it cannot be signed. */
export type SignConfigurationRequest = (salted: boolean) => Promise<{
  readonly saltId: string | null;
  readonly authorizationToken: string;
  /** `earlier`: of an address that the configuration has replaced (decision 0158). */
  readonly saltFrom: "current" | "earlier";
} | null>;

type ConfigurationRequestOptions = {
  readonly settings: Settings;
  readonly http: HttpClient;
  /** The outlet's id from the credential; null before provisioning. */
  readonly establishmentId: () => number | null;
  readonly sign: SignConfigurationRequest;
};

/** Not specified by the contract (in-store-loyalty.md §8): the limits of a call to the configuration endpoint. */
const LIMITS = { connectTimeoutMs: 5_000, totalTimeoutMs: 15_000, maxBytes: 4 * 1024 * 1024 };

/**
 * Requests the outlet's configuration once (in-store-loyalty.md §4.6); `etag` is that of the known one, if any. Never
 * rejects.
 */
export async function requestConfiguration(
  { settings, http, sign, ...options }: ConfigurationRequestOptions,
  etag: string | null,
): Promise<ConfigurationAnswer | "no-credential"> {
  const establishmentId = options.establishmentId();
  if (establishmentId === null) return "no-credential";
  const signature = await sign(settings.outlet.configurationSalt);
  if (!signature) return { kind: "unreachable" };
  const result = await http.send({
    operation: "outlet.configuration",
    method: "GET",
    url: configurationUrl(settings, establishmentId),
    headers: {
      AuthorizationToken: signature.authorizationToken,
      ...(signature.saltId !== null && { SaltId: signature.saltId }),
      ...(etag !== null && { "If-None-Match": etag }),
    },
    ...LIMITS,
  });
  const answer = readConfigurationAnswer(result, establishmentId);
  // A refused salt of an earlier address does not mean that the key is wrong.
  const isSaltRefused = signature.saltFrom === "earlier" && answer.kind === "unauthorized";
  return isSaltRefused ? { kind: "unreachable" } : answer;
}

/**
 * `establishmentId` is the lookup key; the settings may add `identifier`, declared as a fallback (in-store-loyalty.md
 * §4.6).
 */
function configurationUrl({ outlet }: Settings, establishmentId: number): string {
  const url = join(outlet.configBaseUrl, "v1", "config", String(establishmentId));
  const query = new URLSearchParams({ identifier: outlet.identifier });
  return outlet.configurationIdentifier ? `${url}?${query}` : url;
}
