import type { CredentialStore } from "../outlet/credential.ts";
import type { ProvisioningNotes } from "../store/provisioning-notes.ts";
import type { PinAnswer, PinCheck } from "./pin.ts";

/** What staff may do on a device without a credential, each after their PIN. */
export type ProvisioningActions = {
  /** Requests the credential again (in-store-loyalty.md §4.5); the outlet's view shows the outcome. */
  retryCredential(pin: string): Promise<PinAnswer>;
  /** Opens the kiosk without loyalty until it has a credential, also across restarts. */
  openWithoutLoyalty(pin: string): Promise<PinAnswer>;
};

export function createProvisioningActions(options: {
  readonly pin: PinCheck;
  readonly credential: Pick<CredentialStore, "fetchAgain">;
  readonly notes: Pick<ProvisioningNotes, "write">;
  /** Called since the outlet's view depends on the choice. */
  readonly refresh: () => void;
}): ProvisioningActions {
  const afterPin = async (pin: string, act: () => void): Promise<PinAnswer> => {
    const answer = await options.pin.check(pin);
    if (answer.result === "ok") act();
    return answer;
  };
  return {
    retryCredential: (pin) => afterPin(pin, () => void options.credential.fetchAgain()),
    openWithoutLoyalty: (pin) =>
      afterPin(pin, () => {
        options.notes.write({ openWithoutLoyalty: true });
        options.refresh();
      }),
  };
}
