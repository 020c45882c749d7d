/** Composes the headphone jacks: what the page is notified of, and what is reported about them. */
import { Headphones, type HeadphonesState } from "../headphones/headphones.ts";
import { LINUX_INPUT } from "../headphones/jack-device.ts";
import type { HostOptions } from "../host-types.ts";
import type { HeadphonesStatus } from "../rpc/headphones-view.ts";
import { constant, derived, type Live } from "../shared/live.ts";
import type { Infrastructure } from "./infrastructure.ts";

export type ComposedHeadphones = {
  readonly state: Live<HeadphonesState>;
  /** For staff and operators; null if nobody asks for headphones here. */
  readonly status: Live<HeadphonesStatus | null>;
  start(): void;
  stop(): void;
};

const NO_HEADPHONES: ComposedHeadphones = {
  state: constant({ jacks: 0, isPlugged: false }),
  status: constant(null),
  start() {},
  stop() {},
};

export function composeHeadphones(
  { settings, log }: Pick<Infrastructure, "settings" | "log">,
  folders: HostOptions["inputFolders"] = LINUX_INPUT,
): ComposedHeadphones {
  const { headphones: use } = settings.device;
  if (use === "off") return NO_HEADPHONES;
  const headphones = new Headphones(folders, log);
  const { state } = headphones;
  return {
    state,
    status: derived([state], () => {
      const { jacks, isPlugged } = state.current();
      // A machine without a jack is nothing to report unless the settings count on one.
      if (use === "notice" && jacks === 0) return null;
      return isPlugged ? "plugged" : jacks > 0 ? "unplugged" : "no-jack";
    }),
    start: () => headphones.start(),
    stop: () => headphones.stop(),
  };
}
