/** Everything that the sandbox's integrator can do with a page; a test leaves out what it wants to miss. */
export const CAPABILITIES = [
  "CAPTURE",
  "DIRECT_REFUND",
  "REDIRECT_FLOW",
  "DIRECT_WEBHOOK",
  "STATUS_POLLING",
] as const;

export function without(
  ...missing: readonly (typeof CAPABILITIES)[number][]
): readonly (typeof CAPABILITIES)[number][] {
  return CAPABILITIES.filter((capability) => !missing.includes(capability));
}
