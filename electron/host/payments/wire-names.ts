/** Names on the wire that the settings decide: the two wallets have their brand names (payments.md §2.2). */
import type { Capability } from "../../../contracts/payments.ts";
import type { Settings } from "../settings/settings.ts";

/** `token` and `walletPayload` are secrets: never logged (payments.md §2.2). */
export type PaymentInstrument =
  | { readonly type: "CARD_TOKEN"; readonly token: string }
  | { readonly type: "WALLET_A_PAY" | "WALLET_B_PAY"; readonly walletPayload: string };

export function instrumentOnTheWire(
  instrument: PaymentInstrument,
  wallets: Settings["wire"]["wallets"],
): PaymentInstrument | { readonly type: string; readonly walletPayload: string } {
  if (instrument.type === "CARD_TOKEN") return instrument;
  return { type: wallets[instrument.type], walletPayload: instrument.walletPayload };
}

/** The two wallets have the brand names of the settings (payments.md §2.2); all others their own. */
export function wireNameOf(capability: Capability, wallets: Settings["wire"]["wallets"]): string {
  return capability === "WALLET_A_PAY" || capability === "WALLET_B_PAY"
    ? wallets[capability]
    : capability;
}
