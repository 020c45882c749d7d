/** The voice of a component test: silent, it records what it should say. An utterance only ends when it is stopped. */
type Voice = {
  /** All utterances, oldest first. */
  readonly said: readonly SpeechSynthesisUtterance[];
  /** What is being said, and what comes after it. */
  readonly saying: () => string;
};

/** Gives the page a voice; call it before anything is rendered. */
export function giveVoice(): Voice {
  const said: SpeechSynthesisUtterance[] = [];
  let queue: SpeechSynthesisUtterance[] = [];
  const synthesis = Object.assign(new EventTarget(), {
    getVoices: () => ["a voice"],
    speak(utterance: SpeechSynthesisUtterance) {
      said.push(utterance);
      queue.push(utterance);
    },
    cancel() {
      const stopped = queue;
      queue = [];
      // A browser reports it a moment later.
      queueMicrotask(() => {
        for (const utterance of stopped) utterance.dispatchEvent(new Event("error"));
      });
    },
  });
  Object.defineProperty(window, "speechSynthesis", { value: synthesis, configurable: true });
  return { said, saying: () => queue.map(({ text }) => text).join(" | ") };
}
