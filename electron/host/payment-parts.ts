import { watchCapabilities } from "./payments/capability-watch.ts";
import { createIntegrator, type IntegratorOptions } from "./payments/integrator.ts";

/** The integrator and what it declares, asked for ahead and again when it turns out to be out of date. */
export function createPaymentParts(options: Omit<IntegratorOptions, "notImplemented">) {
  const integrator = createIntegrator({ ...options, notImplemented: () => capabilities.doubt() });
  const capabilities = watchCapabilities(() => integrator.capabilities(), options.now);
  return { integrator, capabilities };
}
