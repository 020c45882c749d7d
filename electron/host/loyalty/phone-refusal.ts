/**
 * Remembers that the service accepts no phone numbers here, whatever the configuration says (in-store-loyalty.md §7,
 * code 510).
 */

/**
 * The contract says "do not retry" but not for how long. An hour, so that a flow that is enabled again is offered soon.
 */
const REMEMBERED_MS = 60 * 60_000;

export type PhoneRefusal = {
  /** Records that the service has answered 510. */
  note(): void;
  /** Whether phone numbers must not be asked for: for an hour, or until the configuration changes. */
  isCurrent(): boolean;
  stop(): void;
};

export function createPhoneRefusal(options: {
  /** The configuration's revision; null before the first. */
  readonly revision: () => number | null;
  /** Called when a refusal begins, and when its hour is over, since there may be no other event for days. */
  readonly changed: () => void;
}): PhoneRefusal {
  let refused: { readonly revision: number | null } | null = null;
  // A timer, not the clock, which may be set: the hour is neither shortened nor extended.
  let timer: NodeJS.Timeout | undefined;
  return {
    note() {
      refused = { revision: options.revision() };
      clearTimeout(timer);
      timer = setTimeout(() => {
        refused = null;
        options.changed();
      }, REMEMBERED_MS);
      options.changed();
    },
    isCurrent: () => refused !== null && refused.revision === options.revision(),
    stop: () => clearTimeout(timer),
  };
}
