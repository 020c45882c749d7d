/** A soft chime tone, and its start in seconds after the first. */
export type Note = { readonly hertz: number; readonly startS: number };

const TWO_NOTES: readonly Note[] = [
  { hertz: 659, startS: 0 },
  { hertz: 880, startS: 0.22 },
];

/** Two soft notes that ask for attention. Silent if the browser has no sound or blocks it. */
export function chime(): void {
  if (!("AudioContext" in window)) return;
  const audio = new AudioContext();
  playNotes(audio, TWO_NOTES);
  setTimeout(() => void audio.close(), 1_000);
}

/** Plays notes, each half a second long. */
export function playNotes(audio: AudioContext, notes: readonly Note[]): void {
  for (const { hertz, startS } of notes) {
    const start = audio.currentTime + startS;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = hertz;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(0.25, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}
