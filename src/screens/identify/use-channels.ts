import type { ConsentState, MarketingChannel } from "./consent.ts";

type Offer = {
  readonly offered: readonly MarketingChannel[];
  readonly state: ConsentState;
  readonly onChange: (change: Partial<ConsentState>) => void;
};

/** The offered channels in the outlet's order, whether each is ticked, and how to change that. */
export function useChannels({ offered, state, onChange }: Offer) {
  return offered.map((channel) => ({
    channel,
    ticked: state.channels.includes(channel),
    tick: (ticked: boolean) =>
      onChange({
        channels: offered.filter((other) =>
          other === channel ? ticked : state.channels.includes(other),
        ),
      }),
  }));
}
