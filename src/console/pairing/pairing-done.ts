/** What was done last with a device; null if nothing was. */
export type PairingDone =
  | { readonly what: "paired"; readonly id: string; readonly name: string }
  | { readonly what: "refused"; readonly name: string };
