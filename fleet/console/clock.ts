/** Time as the console needs it; tests pass one that they set. */
export type Clock = {
  /** UTC milliseconds. */
  now(): number;
  /** Calls back once; returns a function that prevents it. */
  after(ms: number, callback: () => void): () => void;
};

export const systemClock: Clock = {
  now: Date.now,
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};
