import { type Claims, noneApplies } from "../claim.ts";
import { RELAY, TWO_WAY_VOICE, VIDEO } from "../standard/generic-clauses.ts";

export const twoWayVoice: Claims<typeof TWO_WAY_VOICE> = noneApplies(
  TWO_WAY_VOICE,
  "The kiosk has no two-way voice communication: a call for staff is a signal without sound in either direction.",
);

export const video: Claims<typeof VIDEO> = noneApplies(
  VIDEO,
  "The only video is a loop on the start screen, without sound, which carries no information and never plays in high contrast or with reduced motion.",
);

export const relay: Claims<typeof RELAY> = noneApplies(
  RELAY,
  "The kiosk provides no relay service, and no communication by which one or an emergency service could be reached.",
);
