import { type Context, Hono } from "hono";
import { z } from "zod";
import { sameSecret, sha256Hex } from "../core/digest.ts";
import type { ExchangeEnv } from "../core/exchange.ts";
import type { ServiceDeps } from "../core/service.ts";
import type { SaltStore } from "../loyalty/salts.ts";
import type { CredentialStore } from "./credential.ts";
import type { Outlet } from "./outlet.ts";

/** int32, the lookup key (in-store-loyalty.md §4.6). */
const establishmentIdParameter = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number);

export interface ConfigurationDeps extends ServiceDeps {
  outlet: Outlet;
  credentials: CredentialStore;
  salts: SaltStore;
}

/**
 * The outlet that the token proves, with or without a salt (in-store-loyalty.md §5 rule 5: whether it accompanies is
 * "not shown").
 */
function authorized(context: Context, deps: ConfigurationDeps, establishmentId: number): boolean {
  const key = deps.secrets.loyaltyApiKey;
  const known = deps.outlet.configuration().establishmentId;
  const authorizationToken = context.req.header("AuthorizationToken");
  const saltId = context.req.header("SaltId");
  if (saltId !== undefined) {
    const keyOf = (signer: number) => (signer === known ? key : undefined);
    return deps.salts.spend({ saltId, authorizationToken }, keyOf) === establishmentId;
  }
  if (deps.outlet.switches().configurationSaltRequired || establishmentId !== known) return false;
  return authorizationToken !== undefined && sameSecret(authorizationToken, sha256Hex(key));
}

/** Whether one of the tags of an If-None-Match header is this revision, quoted, weak or bare. */
function matchesRevision(header: string | undefined, revision: number): boolean {
  const tags = (header ?? "").split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags.some((tag) => tag.replaceAll('"', "") === String(revision));
}

/**
 * The configuration service: credential endpoint in-store-loyalty.md §4.5 and configuration endpoint
 * in-store-loyalty.md §4.6.
 */
export function configurationService(deps: ConfigurationDeps): Hono<ExchangeEnv> {
  const app = new Hono<ExchangeEnv>();
  const credential = (context: Context) => {
    const config = deps.credentials.apply(context.req.param("pos") ?? "", {
      identifier: context.req.query("identifier"),
      midIdentifier: context.req.query("midIdentifier"),
      fullRestaurantCode: context.req.query("fullRestaurantCode"),
    });
    return context.json({ accepted: config !== null, config });
  };
  const credentialExchange = deps.exchange({ operation: "configuration.credential" });
  app.post("/v1/pos/:pos", credentialExchange, credential);
  app.post("/v1/pos/:pos/", credentialExchange, credential);

  const answerHeaders = { "Cache-Control": "no-cache" };
  app.get(
    "/v1/config/:establishmentId",
    deps.exchange({ operation: "configuration.config", answerHeaders }),
    (context) => {
      const id = establishmentIdParameter.safeParse(context.req.param("establishmentId"));
      if (!id.success || !authorized(context, deps, id.data)) {
        return context.json({ error: "missing or invalid AuthorizationToken" }, 401);
      }
      if (!deps.outlet.switches().configured) {
        return context.json({ accepted: false, config: null });
      }
      const config = deps.outlet.configuration();
      context.header("ETag", `"${config.revision}"`);
      if (matchesRevision(context.req.header("If-None-Match"), config.revision)) {
        return context.body(null, 304);
      }
      return context.json({ accepted: true, config: deps.outlet.answer() });
    },
  );
  return app;
}
