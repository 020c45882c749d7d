import type { CredentialStore } from "../outlet/credential.ts";
import type { ProvisioningNotes } from "../store/provisioning-notes.ts";
import type { PinAnswer, PinCheck } from "./pin.ts";

/** What staff may do on a device without a credential, each after their PIN. */
export type ProvisioningActions = {
  /** Requests the credential; the outlet's view shows the outcome. */
  retryCredential(pin: string): Promise<PinAnswer>;
  /** Serves without loyalty until there is a credential, even after restarts. */
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
