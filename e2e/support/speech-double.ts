/** A voice for a headless browser: silent, it records what it should say. */
import { expect, type Page } from "@playwright/test";
import { languageName } from "../../src/i18n/format.ts";

export type Said = { readonly text: string; readonly lang: string; readonly volume: number };

declare global {
  interface Window {
    /** All utterances, oldest first. */
    spoken: Said[];
    /** Ends the current utterance, as if it had been spoken. */
    finishSpeaking: () => void;
  }
}

/** Gives the page a voice; call it before the page is loaded. An utterance ends only when the test says so. */
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

/** Waits until these words were spoken; returns everything that was, up to then. */
export async function hear(page: Page, words: string | RegExp): Promise<Said[]> {
  const spoken: Said[] = [];
  await expect
    .poll(async () => {
      spoken.push(...(await takeSpoken(page)));
      return textOf(spoken);
    })
    .toMatch(words);
  return spoken;
}

export function textOf(said: readonly Said[]): string {
  return said.map(({ text }) => text).join(" | ");
}

/** What was said in another language than this one. A language's own name is always said in that language. */
export function saidInOthers(said: readonly Said[], locale: string): Said[] {
  return said.filter(({ text, lang }) => lang !== locale && text !== languageName(lang));
}

/** Whether it is speaking, or about to. */
export async function isSpeaking(page: Page): Promise<boolean> {
  return await page.evaluate(() => speechSynthesis.speaking);
}

/** Utterances since the last call. */
export async function takeSpoken(page: Page): Promise<Said[]> {
  return await page.evaluate(() => window.spoken.splice(0));
}
