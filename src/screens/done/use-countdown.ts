import { useEffect, useRef, useState } from "react";

/** The minimum time a finished order is shown (design language, "Countdown"). */
export const FIRST_SECONDS = 30;
/** Added by "more time". */
export const MORE_SECONDS = 60;

export type Countdown = {
  readonly secondsLeft: number;
  /** Share of the current time span that is left, 1 to 0. */
  readonly share: number;
  readonly moreTime: () => void;
};

/**
 * Counts down to `onEnd`. Any touch restarts the first span, and so does `news` when it changes; "more time" gives a
 * longer one.
 */
export function useCountdown(onEnd: () => void, news: string): Countdown {
  // Monotonic clock: a corrected wall clock must not end a screen.
  const [span, setSpan] = useState(() => ({
    end: performance.now() + FIRST_SECONDS * 1000,
    seconds: FIRST_SECONDS,
  }));
  const [now, setNow] = useState(() => performance.now());
  const leftMs = Math.max(0, span.end - now);

  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250);
    return () => clearInterval(timer);
  }, []);

  useEffect(() => {
    if (leftMs === 0) onEnd();
  }, [leftMs, onEnd]);

  const known = useRef(news);
  useEffect(() => {
    if (known.current === news) return;
    known.current = news;
    setSpan((before) => longerOf(before, spanOf(FIRST_SECONDS)));
  }, [news]);

  useEffect(() => {
    const touched = () => setSpan((before) => longerOf(before, spanOf(FIRST_SECONDS)));
    // Buttons and the keypad stop what they act on from going further.
    const capture = { capture: true };
    window.addEventListener("pointerdown", touched, capture);
    window.addEventListener("keydown", touched, capture);
    return () => {
      window.removeEventListener("pointerdown", touched, capture);
      window.removeEventListener("keydown", touched, capture);
    };
  }, []);

  return {
    secondsLeft: Math.ceil(leftMs / 1000),
    share: Math.min(1, leftMs / (span.seconds * 1000)),
    moreTime: () => setSpan(spanOf(MORE_SECONDS)),
  };
}

type Span = { readonly end: number; readonly seconds: number };

function spanOf(seconds: number): Span {
  return { end: performance.now() + seconds * 1000, seconds };
}

function longerOf(left: Span, right: Span): Span {
  return left.end >= right.end ? left : right;
}
