import { afterEach, expect, test, vi } from "vitest";
import { chime } from "./chime.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("the chime is over within a second", () => {
  vi.useFakeTimers();
  const ends: number[] = [];
  const node = { connect: (next: unknown) => next };
  const level = {
    setValueAtTime() {},
    linearRampToValueAtTime() {},
    exponentialRampToValueAtTime() {},
  };
  class SilentAudio {
    currentTime = 0;
    destination = node;
    createGain = () => ({ ...node, gain: level });
    createOscillator = () => {
      return { ...node, frequency: { value: 0 }, start() {}, stop: (at: number) => ends.push(at) };
    };
    close = () => Promise.resolve();
  }
  vi.stubGlobal("window", { AudioContext: SilentAudio });
  vi.stubGlobal("AudioContext", SilentAudio);
  chime();
  expect(ends).toHaveLength(2);
  expect(Math.max(...ends)).toBeLessThanOrEqual(1);
});
