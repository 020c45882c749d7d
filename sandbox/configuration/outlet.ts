import { z } from "zod";
import {
  type OutletConfiguration,
  orderFlow,
  outletConfiguration,
} from "../../contracts/in-store-loyalty.ts";
import type { ServiceDeps } from "../core/service.ts";
import { ORIGIN, seedConfiguration } from "./seed.ts";

/** Wire values of the three vendor-specific segments, "given at onboarding" (in-store-loyalty.md §4.5). */
export const VENDOR_SEGMENTS = {
  pos_type_1: "northwind-till",
  pos_type_2: "millpond-pos",
  pos_type_3: "lantern-register",
} as const;

/** What the operator can set for the outlet, beyond the configuration itself. */
export const outletSwitches = z.strictObject({
  discountId: z.string().min(1),
  flow: orderFlow,
  /** False: the configuration endpoint answers accepted:false, which is guest mode (in-store-loyalty.md §4.6). */
  configured: z.boolean(),
  registeredSegments: z.array(z.string()),
  /** Whether the configuration endpoint requires a salt (in-store-loyalty.md §5 rule 5, "not shown"). */
  configurationSaltRequired: z.boolean(),
  /**
   * True: credential and configuration have only the fields that a kiosk requires (in-store-loyalty.md §2.3, §2.4: null
   * fields are left out).
   */
  sparse: z.boolean().optional(),
});
export type OutletSwitches = z.infer<typeof outletSwitches>;

const stored = z.object({
  revision: z.number().int(),
  origin: z.string(),
  template: z.record(z.string(), z.unknown()),
});

/** The outlet as its operator sees it: switches, and the configuration with its revision. */
export interface Outlet {
  switches(): OutletSwitches;
  setSwitches(patch: Partial<OutletSwitches>): OutletSwitches;
  configuration(): OutletConfiguration;
  /** The configuration as it is sent: no field without a value. */
  answer(): Record<string, unknown>;
  /**
   * Applies a JSON merge patch (RFC 7396: null removes a field) and raises the revision. Throws a ZodError, and changes
   * nothing, when the result is not a valid configuration.
   */
  patchConfiguration(patch: Record<string, unknown>): OutletConfiguration;
  resetConfiguration(): OutletConfiguration;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

/** RFC 7396 on a JSON object. */
function mergePatch(target: unknown, patch: Record<string, unknown>): Record<string, unknown> {
  const merged = isObject(target) ? { ...target } : {};
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete merged[key];
    else merged[key] = isObject(value) ? mergePatch(merged[key], value) : value;
  }
  return merged;
}

/** The one outlet of the sandbox, stored as documents `outlet` and `configuration`. */
export function outletOf({ documents, now, origin }: ServiceDeps): Outlet {
  const readSwitches = () =>
    documents.read(
      "outlet",
      outletSwitches,
      (): OutletSwitches => ({
        discountId: "LOYALTY100",
        flow: "REGULAR",
        configured: true,
        registeredSegments: ["generic", ...Object.values(VENDOR_SEGMENTS)],
        configurationSaltRequired: false,
      }),
    );
  const read = () =>
    documents.read("configuration", stored, () => ({
      revision: Math.floor(now() / 1000),
      origin: origin(),
      template: { ...seedConfiguration },
    }));
  /** A monotonic epoch-second stamp (in-store-loyalty.md §2.4), also for two changes within one second. */
  const write = (template: Record<string, unknown>, revision: number) =>
    documents.write("configuration", {
      revision: Math.max(revision + 1, Math.floor(now() / 1000)),
      origin: origin(),
      template,
    });
  const filled = (template: Record<string, unknown>, revision: number) => {
    const text = JSON.stringify(template).replaceAll(ORIGIN, origin());
    const given = { apiUrl: `${origin()}/loyalty`, ...JSON.parse(text), revision };
    return { given, configuration: outletConfiguration.parse(given) };
  };
  const present = () => {
    const current = read();
    // The addresses in it changed with the port: for the kiosk that is a new configuration.
    if (current.origin !== origin()) write(current.template, current.revision);
    const { template, revision } = read();
    return filled(template, revision);
  };
  const configuration = () => present().configuration;
  const replace = (template: Record<string, unknown>) => {
    const { revision } = read();
    filled(template, revision);
    write(template, revision);
    return configuration();
  };
  return {
    switches: readSwitches,
    setSwitches(patch) {
      const switches = outletSwitches.parse({ ...readSwitches(), ...patch });
      documents.write("outlet", switches);
      return switches;
    },
    configuration,
    answer() {
      const { given } = present();
      return readSwitches().sparse === true ? { revision: given.revision } : given;
    },
    patchConfiguration: (patch) => replace(mergePatch(read().template, patch)),
    resetConfiguration: () => replace({ ...seedConfiguration }),
  };
}
