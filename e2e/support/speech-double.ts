/** A voice for a browser without a window: says nothing, and remembers what it was asked to say. */
import type { Page } from "@playwright/test";

export type Said = { readonly text: string; readonly lang: string; readonly volume: number };

declare global {
  interface Window {
    /** Everything that was to be spoken, oldest first. */
    spoken: Said[];
    /** Ends what is being spoken, as a voice does that has come to its end. */
    finishSpeaking: () => void;
  }
}

/** From now on the page has a voice; call it before the page is loaded. Speaking ends only when the test says so. */
export async function giveVoice(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.spoken = [];
    let queue: SpeechSynthesisUtterance[] = [];
    const voice = { lang: "en-GB", name: "Voice", voiceURI: "voice", localService: true };
    const end = (utterances: SpeechSynthesisUtterance[], type: "end" | "error") => {
      for (const utterance of utterances) utterance.dispatchEvent(new Event(type));
    };
    const synthesis = {
      getVoices: () => [{ ...voice, default: true }],
      addEventListener: () => {},
      removeEventListener: () => {},
      get speaking() {
        return queue.length > 0;
      },
      speak: (utterance: SpeechSynthesisUtterance) => {
        queue.push(utterance);
        const { text, lang, volume } = utterance;
        window.spoken.push({ text, lang, volume });
      },
      cancel: () => {
        const stopped = queue;
        queue = [];
        end(stopped, "error");
      },
    };
    window.finishSpeaking = () => {
      const said = queue;
      queue = [];
      end(said, "end");
    };
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  });
}

/** What was spoken since the last call. */
export async function takeSpoken(page: Page): Promise<Said[]> {
  return await page.evaluate(() => window.spoken.splice(0));
}
