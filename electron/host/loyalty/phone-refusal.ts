/** The service takes no phone numbers here, whatever the configuration says (in-store-loyalty.md §7, code 510). */

/** The contract says "do not retry" and not for how long; a flow that is switched on again shows within the hour. */
const REMEMBERED_MS = 60 * 60_000;

export type PhoneRefusal = {
  /** The service has answered 510. */
  note(): void;
  /** Whether phone numbers are not to be asked for: for an hour, or until the configuration changes. */
  isCurrent(): boolean;
};

export function createPhoneRefusal(options: {
  /** UTC milliseconds. */
  readonly now: () => number;
  /** The configuration's revision; null before the first. */
  readonly revision: () => number | null;
  readonly changed: () => void;
}): PhoneRefusal {
  let refused: { readonly at: number; readonly revision: number | null } | null = null;
  return {
    note() {
      refused = { at: options.now(), revision: options.revision() };
      options.changed();
    },
    isCurrent() {
      if (refused === null || refused.revision !== options.revision()) return false;
      const elapsedMs = options.now() - refused.at;
      // A clock that was set back must not keep phone numbers out for longer.
      return elapsedMs >= 0 && elapsedMs < REMEMBERED_MS;
    },
  };
}
