import type { CredentialStore } from "../outlet/credential.ts";
import type { ProvisioningNotes } from "../store/provisioning-notes.ts";
import type { PinAnswer, PinCheck } from "./pin.ts";

/** What staff may do at a device that has no credential yet, each after their PIN. */
export type ProvisioningActions = {
  /** Asks for the credential; what comes of it shows in the outlet's view. */
  retryCredential(pin: string): Promise<PinAnswer>;
  /** Serves without loyalty until there is a credential, over restarts too. */
  openWithoutLoyalty(pin: string): Promise<PinAnswer>;
};

export function createProvisioningActions(options: {
  readonly pin: PinCheck;
  readonly credential: Pick<CredentialStore, "fetchAgain">;
  readonly notes: Pick<ProvisioningNotes, "write">;
  /** The outlet's view depends on the choice. */
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
