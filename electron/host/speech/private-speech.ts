/** What is spoken follows the headphones: it ends with them, and a kiosk that reads to headphones only is mute without. */
import type { Live } from "../shared/live.ts";
import type { SpeechServer } from "./speech-server.ts";

export type Speech = {
  /** What the customer has chosen: a share of the loudest voice, 0 to 1. */
  setLoudness(loudness: number): void;
  stop(): void;
};

export function createSpeech(
  server: SpeechServer,
  headphones: Live<{ readonly isPlugged: boolean }>,
  readsOnlyToHeadphones: boolean,
): Speech {
  let wasPlugged = headphones.current().isPlugged;
  let chosen = 1;
  const apply = () => {
    const isMute = readsOnlyToHeadphones && !headphones.current().isPlugged;
    server.setLoudness(isMute ? 0 : chosen);
  };
  const stop = headphones.subscribe(() => {
    const { isPlugged } = headphones.current();
    if (isPlugged === wasPlugged) return;
    wasPlugged = isPlugged;
    if (!isPlugged) server.stop();
    if (readsOnlyToHeadphones) apply();
  });
  return {
    setLoudness(loudness) {
      chosen = loudness;
      apply();
    },
    stop,
  };
}
