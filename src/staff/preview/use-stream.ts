import { useEffect, useRef, useState } from "react";

/** When a lost stream is requested again: the host may have restarted. */
const AGAIN_MS = 1_000;

/**
 * The latest value of a stream; null before the first. Another `key` is another stream, and the previous value is
 * dropped at once; a null key is none.
 */
export function useStream<Value>(
  key: string | null,
  open: (signal: AbortSignal) => Promise<AsyncIterable<Value>>,
): Value | null {
  const [latest, setLatest] = useState<{ key: string; value: Value } | null>(null);
  const opening = useRef(open);
  useEffect(() => {
    opening.current = open;
  });
  useEffect(() => {
    if (key === null) return;
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = async (): Promise<void> => {
      for await (const value of await opening.current(ending.signal)) {
        if (ending.signal.aborted) return;
        setLatest({ key, value });
      }
    };
    const start = (): void => {
      follow().catch(() => {
        if (!ending.signal.aborted) timer = setTimeout(start, AGAIN_MS);
      });
    };
    start();
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [key]);
  return latest !== null && latest.key === key ? latest.value : null;
}
